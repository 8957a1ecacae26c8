import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Deal } from '../../domain/comparison/deal.ts'
import { identityOf } from './fingerprint.ts'

/** A deal with the place and month it is stored under; its `lawdCd` is an active code. */
export type PlacedDeal = {
  deal: Deal
  /** `null` where the catalogue has no such name. */
  legalDistrictCode: string | null
  /** `YYYYMM`. */
  dealMonth: string
}

/** The columns of `transaction_facts` that come from the deal itself; `fact_id` carries its identity while staged. */
const COLUMNS: [name: string, value: (placed: PlacedDeal) => string | number | boolean | null][] = [
  ['fact_id', ({ deal }) => identityOf(deal)],
  ['source', ({ deal }) => deal.source],
  ['trade_kind', ({ deal }) => deal.tradeKind],
  ['property_type', ({ deal }) => deal.propertyType],
  ['lawd_cd', ({ deal }) => deal.lawdCd],
  ['legal_district_code', (placed) => placed.legalDistrictCode],
  ['district_name', ({ deal }) => deal.districtName],
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
  ['building_name', ({ deal }) => deal.buildingName],
  ['house_kind', ({ deal }) => deal.houseKind],
  ['contract_kind', ({ deal }) => deal.contractKind],
  ['contract_term', ({ deal }) => deal.contractTerm],
  ['previous_deposit_manwon', ({ deal }) => deal.previousDepositManwon],
  ['previous_monthly_rent_manwon', ({ deal }) => deal.previousMonthlyRentManwon],
  ['dealing_kind', ({ deal }) => deal.dealingKind],
  ['cancelled', ({ deal }) => deal.cancelled],
  ['cancelled_on', ({ deal }) => deal.cancelledOn],
]

export const DEAL_COLUMNS = COLUMNS.map(([name]) => name)

/** Text of this size goes to the database at once. */
const CHUNK_CHARACTERS = 64 * 1024

/**
 * Makes the connection's own table `staged_deals`, if it has none. `UNTIL_COMMIT`: it empties itself with each
 * transaction.
 */
export async function openStaging(client: PoolClient, keep: 'UNTIL_COMMIT' | 'UNTIL_CLEARED'): Promise<void> {
  await client.query(`
    create temp table if not exists staged_deals (like transaction_facts)
    on commit ${keep === 'UNTIL_COMMIT' ? 'delete' : 'preserve'} rows;
    alter table staged_deals alter collected_at drop not null`)
}

/** Adds deals to the staging table by COPY, which costs a fraction of arrays or single rows. */
export async function stageDeals(client: PoolClient, deals: Iterable<PlacedDeal>): Promise<void> {
  const copy = client.query(copyFrom(`copy staged_deals (${DEAL_COLUMNS.join(', ')}) from stdin`))
  await pipeline(Readable.from(copyLines(deals)), copy)
}

function* copyLines(deals: Iterable<PlacedDeal>): Generator<string> {
  let text = ''
  for (const placed of deals) {
    for (const [index, [, value]] of COLUMNS.entries()) text += (index === 0 ? '' : '\t') + copyValue(value(placed))
    text += '\n'
    if (text.length >= CHUNK_CHARACTERS) {
      yield text
      text = ''
    }
  }
  if (text !== '') yield text
}

function copyValue(value: string | number | boolean | null): string | number {
  if (value === null) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'number') return value
  // a zero byte is no text for PostgreSQL
  return /[\\\t\n\r\0]/.test(value) ? value.replaceAll(/[\\\t\n\r\0]/g, escaped) : value
}

function escaped(character: string): string {
  if (character === '\0') return ''
  return { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }[character] ?? character
}
