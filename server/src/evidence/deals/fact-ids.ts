import { hash } from 'node:crypto'
import type { Deal } from '../../domain/comparison/deal.ts'
import type { DealGroup } from './deal-group.ts'
import { identityOf } from './fingerprint.ts'

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
