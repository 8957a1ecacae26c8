import { hash } from 'node:crypto'
import type { Deal } from '../../domain/comparison/deal.ts'
import { bareName, compactName } from '../../domain/district/name-index.ts'
import type { DealGroup, HeldGroup, PlacedDeal } from './deal-group.ts'

/** Fields that a provider may still correct. Equal rows are ordered by them; blanks come last. */
const TOLD_APART_BY = [
  'houseKind',
  'contractKind',
  'contractTerm',
  'previousDepositManwon',
  'previousMonthlyRentManwon',
  'dealingKind',
  'cancelledOn',
] as const satisfies (keyof Deal)[]

const MOST_REMEMBERED = 20_000
/** The web export writes this before a name, the API after it; leases omit it. */
const LAND_LEASE_MARK = '(토지임대부아파트)'

/** What tells a deal from the others of its month. */
export type DealIdentity = Pick<
  Deal,
  | 'source'
  | 'lawdCd'
  | 'contractDate'
  | 'districtName'
  | 'lot'
  | 'buildingName'
  | 'saleAmountManwon'
  | 'depositManwon'
  | 'monthlyRentManwon'
  | 'areaSquareMeter'
  | 'floor'
  | 'buildYear'
>

/**
 * The identity of a published deal, as 32 hexadecimal digits: equal for the API row and the web export row of one deal.
 * Fields that the provider may still correct (contract kind, terms, cancellation), and those that the export words
 * differently (kind of house), are excluded.
 * The key of a stored deal is this identity plus its ordinal among the equal rows of its month, which the merge assigns.
 */
export function identityOf(deal: DealIdentity): string {
  const { lot, areaSquareMeter, buildingName } = deal
  const parts = [
    deal.source,
    deal.lawdCd,
    deal.contractDate,
    districtKey(deal.districtName),
    lot === null ? '' : `${lot.landKind}${lot.mainNumber}-${lot.subNumber}`,
    buildingName === null ? '' : buildingKey(buildingName),
    deal.saleAmountManwon,
    deal.depositManwon,
    deal.monthlyRentManwon,
    areaSquareMeter === null ? '' : Math.round(areaSquareMeter * 10_000),
    deal.floor,
    deal.buildYear,
  ]
  return hash('md5', parts.join('|'), 'hex')
}

const districtKey = remembered((name) => compactName(bareName(name)))
const buildingKey = remembered((name) => name.normalize('NFC').replace(LAND_LEASE_MARK, '').replaceAll(/\s/g, ''))

/** Memoises by name: a month repeats few districts and buildings. */
function remembered(compute: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    if (known.size === MOST_REMEMBERED) known.clear()
    // a copy: a substring would keep the whole text in memory, which may be a large part of a file
    const own = ` ${name}`.slice(1)
    const key = compute(own)
    known.set(own, key)
    return key
  }
}

/**
 * Whether equal rows of such a deal are copies: one contract that was published twice, each in full or with blanks
 * (ADR 3). Where the lot, the floor or the area is not published, equal rows may be different homes. A cancelled row
 * stays beside the one that was registered again.
 */
function canBeCopied({ lot, floor, areaSquareMeter, cancelled }: Deal): boolean {
  return lot !== null && floor !== null && areaSquareMeter !== null && !cancelled
}

/** The key of the deal with an ordinal among the equal rows of its month. */
export function factIdOf({ source, lawdCd, dealMonth }: DealGroup, identity: string, ordinal: number): string {
  const mark = hash('md5', `${source} ${lawdCd} ${dealMonth}`, 'hex').slice(0, 8)
  return mark + hash('md5', `${identity}|${ordinal}`, 'hex').slice(0, 24)
}

/** A deal with its key. */
export type KeyedDeal = PlacedDeal & { factId: string }

/**
 * The deals of a month group that are stored, without copies, each with the key that the merge assigns to staged deals
 * in SQL (merge-deals.ts).
 */
export function keyedDeals(group: HeldGroup): KeyedDeal[] {
  const equals = Map.groupBy(group.deals, ({ deal }) => identityOf(deal))
  return [...equals].flatMap(([identity, placed]) => {
    const inOrder = placed.length > 1 ? placed.toSorted((left, right) => compare(left.deal, right.deal)) : placed
    const first = inOrder.findIndex(({ deal }) => canBeCopied(deal))
    const stored = first === -1 ? inOrder : inOrder.slice(0, first + 1)
    return stored.map((each, place) => ({ ...each, factId: factIdOf(group, identity, place + 1) }))
  })
}

/** Cancelled deals come first, so that a cancellation matches a stored row; of copies, the one with the fewest blanks. */
function compare(left: Deal, right: Deal): number {
  if (left.cancelled !== right.cancelled) return left.cancelled ? -1 : 1
  if (canBeCopied(left) && filled(left) !== filled(right)) return filled(right) - filled(left)
  for (const name of TOLD_APART_BY) {
    const [one, other] = [left[name], right[name]]
    if (one === other) continue
    if (one === null) return 1
    return other === null || one < other ? -1 : 1
  }
  return 0
}

function filled(deal: Deal): number {
  return TOLD_APART_BY.filter((name) => deal[name] !== null).length
}
