import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { HeldGroup, PlacedDeal } from './deal-group.ts'
import { identityOf, keyedDeals } from './fact-ids.ts'

/** The columns of `transaction_facts` taken from the deal itself, excluding its key. */
const COLUMNS: [name: string, value: (placed: PlacedDeal) => string | number | boolean | null][] = [
  ['source', ({ deal }) => deal.source],
  ['trade_kind', ({ deal }) => deal.tradeKind],
  ['property_type', ({ deal }) => deal.propertyType],
  ['lawd_cd', ({ deal }) => deal.lawdCd],
  ['legal_district_code', (placed) => placed.legalDistrictCode],
  ['district_name', ({ deal }) => text(deal.districtName)],
  ['land_kind', ({ deal }) => deal.lot?.landKind ?? null],
  ['main_number', ({ deal }) => deal.lot?.mainNumber ?? null],
  ['sub_number', ({ deal }) => deal.lot?.subNumber ?? null],
  ['deal_month', (placed) => placed.dealMonth],
  ['contract_date', ({ deal }) => deal.contractDate],
  ['sale_amount_manwon', ({ deal }) => deal.saleAmountManwon],
  ['deposit_manwon', ({ deal }) => deal.depositManwon],
  ['monthly_rent_manwon', ({ deal }) => deal.monthlyRentManwon],
  ['area_square_meter', ({ deal }) => deal.areaSquareMeter],
  ['floor', ({ deal }) => deal.floor],
  ['build_year', ({ deal }) => deal.buildYear],
  ['building_name', ({ deal }) => text(deal.buildingName)],
  ['road_address', ({ deal }) => text(deal.roadAddress ?? null)],
  ['house_kind', ({ deal }) => text(deal.houseKind)],
  ['contract_kind', ({ deal }) => text(deal.contractKind)],
  ['contract_term', ({ deal }) => text(deal.contractTerm)],
  ['previous_deposit_manwon', ({ deal }) => deal.previousDepositManwon],
  ['previous_monthly_rent_manwon', ({ deal }) => deal.previousMonthlyRentManwon],
  ['dealing_kind', ({ deal }) => text(deal.dealingKind)],
  ['cancelled', ({ deal }) => deal.cancelled],
  ['cancelled_on', ({ deal }) => deal.cancelledOn],
]

/** While staged, `fact_id` holds the deal's identity. */
export const DEAL_COLUMNS = ['fact_id', ...COLUMNS.map(([name]) => name)]
const VALUES = COLUMNS.map(([, value]) => value)

/** Text is sent to the database in chunks of this size. */
const CHUNK_CHARACTERS = 64 * 1024

/**
 * Creates the connection's temporary table `staged_deals` if it does not exist. `UNTIL_COMMIT`: the table is emptied at
 * the end of each transaction.
 */
export async function openStaging(client: PoolClient, keep: 'UNTIL_COMMIT' | 'UNTIL_DROPPED'): Promise<void> {
  await client.query(
    `create temp table if not exists staged_deals on commit ${keep === 'UNTIL_COMMIT' ? 'delete' : 'preserve'} rows
     as select ${DEAL_COLUMNS.join(', ')} from transaction_facts with no data`,
  )
}

/** Call this before merging many groups from a staging table with more than some ten thousand rows. */
export async function indexStaging(client: PoolClient): Promise<void> {
  await client.query('create index staged_deals_group on staged_deals (lawd_cd, deal_month, source)')
  await client.query('analyze staged_deals')
}

export async function dropStaging(client: PoolClient): Promise<void> {
  await client.query('drop table if exists staged_deals')
}

/** Adds deals to the staging table by COPY, at a fraction of the cost of arrays or single rows. */
export async function stageDeals(client: PoolClient, deals: Iterable<PlacedDeal>): Promise<void> {
  const copy = client.query(copyFrom(`copy staged_deals (${DEAL_COLUMNS.join(', ')}) from stdin with (null '')`))
  await pipeline(Readable.from(copyLines(deals, ({ deal }) => identityOf(deal), '')), copy)
}

/**
 * Stores groups without stored deals directly, without staging. Requires their districts to be locked.
 * @returns how many deals were stored; the others are copies
 */
export async function storeNewDeals(client: PoolClient, groups: HeldGroup[], collectedAt: Date): Promise<number> {
  const copy = client.query(
    copyFrom(`copy transaction_facts (${DEAL_COLUMNS.join(', ')}, collected_at, stored_at) from stdin with (null '')`),
  )
  const at = collectedAt.toISOString()
  await pipeline(Readable.from(linesOfGroups(groups, `\t${at}\t${at}`)), copy)
  return copy.rowCount
}

function* linesOfGroups(groups: HeldGroup[], tail: string): Generator<string> {
  for (const group of groups) {
    yield* copyLines(keyedDeals(group), ({ factId }) => factId, tail)
  }
}

/** `tail`: the end of every line. */
function* copyLines<Placed extends PlacedDeal>(
  deals: Iterable<Placed>,
  keyOf: (placed: Placed) => string,
  tail: string,
): Generator<string> {
  let text = ''
  for (const placed of deals) {
    const values: unknown[] = [keyOf(placed)]
    // `join` writes null as an empty text, which COPY reads as null
    for (const value of VALUES) values.push(value(placed))
    text += `${values.join('\t')}${tail}\n`
    if (text.length >= CHUNK_CHARACTERS) {
      yield text
      text = ''
    }
  }
  if (text !== '') yield text
}

/** Escapes a provider's free text for COPY. */
function text(value: string | null): string | null {
  return value !== null && /[\\\t\n\r\0]/.test(value) ? value.replaceAll(/[\\\t\n\r\0]/g, escaped) : value
}

function escaped(character: string): string {
  // PostgreSQL text must not contain a zero byte
  return { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\ufffd' }[character] ?? character
}
