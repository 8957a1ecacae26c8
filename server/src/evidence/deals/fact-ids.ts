import { hash } from 'node:crypto'
import type { Deal } from '../../domain/comparison/deal.ts'
import { bareName, compactName } from '../../domain/district/name-index.ts'
import type { DealGroup } from './deal-group.ts'

/** Distinguishes equal rows by the fields that a provider may still correct, in this order; blanks come last. */
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

/**
 * The identity of a published deal, as 32 hexadecimal digits: equal for the API row and the web export row of one deal.
 * Fields that the provider may still correct (contract kind, terms, cancellation), and those that the export words
 * differently (kind of house), are excluded.
 * Equal rows are different deals (6.2 % of real leases are identical to another one): the key of a stored deal is this
 * identity plus its ordinal among the equal rows of its month, which the merge assigns.
 */
export function identityOf(deal: Deal): string {
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
 * The keys of all deals of a month group, in order: the same keys that the merge assigns to staged deals in SQL
 * (merge-deals.ts), for a month without stored deals.
 */
export function factIdsOf(group: DealGroup, deals: readonly Deal[]): string[] {
  const mark = hash('md5', `${group.source} ${group.lawdCd} ${group.dealMonth}`, 'hex').slice(0, 8)
  const equals = new Map<string, number[]>()
  for (const [index, deal] of deals.entries()) {
    const identity = identityOf(deal)
    const before = equals.get(identity)
    if (before === undefined) equals.set(identity, [index])
    else before.push(index)
  }
  const ids = Array.from({ length: deals.length }, () => '')
  for (const [identity, indexes] of equals) {
    if (indexes.length > 1) indexes.sort((left, right) => compare(deals[left] as Deal, deals[right] as Deal))
    for (const [place, index] of indexes.entries()) {
      ids[index] = mark + hash('md5', `${identity}|${place + 1}`, 'hex').slice(0, 24)
    }
  }
  return ids
}

/** Cancelled deals come first, so that a cancellation matches a stored row. */
function compare(left: Deal, right: Deal): number {
  if (left.cancelled !== right.cancelled) return left.cancelled ? -1 : 1
  for (const name of TOLD_APART_BY) {
    const [one, other] = [left[name], right[name]]
    if (one === other) continue
    if (one === null) return 1
    return other === null || one < other ? -1 : 1
  }
  return 0
}
