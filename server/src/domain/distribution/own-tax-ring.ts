import type { Place } from './order-of-claims.ts'
import { book, type Purse, type Wish } from './purse.ts'
import { compareRanks } from './rank.ts'
import type { Claim, Sale } from './settlement.ts'
import { smallWishes } from './small-lease-steps.ts'
import { proRata, sum, type Won } from './won.ts'

/**
 * Pays creditors whose ranks form a ring: an old security right ranks before small tenants of newer rows, these before
 * the tax on the home, and this before the security right. They share by amount; then each takes once the first share of
 * the next, up to its own shortfall (법무사 2020-03, p. 76). Returns false if there is no ring, or enough money for all.
 */
export function payRing(purse: Purse, sale: Sale, places: readonly Place[]): boolean {
  const taxes = sale.claims.filter(({ kind, amount }) => kind === 'OWN_TAX' && amount > 0)
  const [oldest] = sale.claims
    .filter(({ kind }) => kind === 'SECURITY')
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
  if (taxes.length === 0 || oldest === undefined || !isFirst(places, oldest)) return false
  const next = places[1]
  const small = next?.kind === 'SMALL' ? smallWishes(purse, sale.tenants, next.step) : []
  const security: Wish = { id: oldest.id, part: 0, basis: 'RANK', amount: oldest.amount }
  const ofTax = taxes.map(({ id, amount }): Wish => ({ id, part: 0, basis: 'OWN_TAX', amount }))
  const groups = [[security], small, ofTax]
  const amounts = groups.map(wanted)
  if (small.length === 0 || sum(amounts) <= purse.left) return false
  const got = takeInRing(purse.left, amounts)
  book(
    purse,
    groups.flat(),
    groups.flatMap((wishes, at) =>
      proRata(
        got[at] ?? 0,
        wishes.map(({ amount }) => amount),
      ),
    ),
  )
  return true
}

/** Whether no place with a rank of its own comes before the security right. */
function isFirst(places: readonly Place[], security: Claim): boolean {
  const [first] = places
  return first?.kind === 'CLAIM' && first.claim === security
}

function wanted(wishes: readonly Wish[]): Won {
  return sum(wishes.map(({ amount }) => amount))
}

/** Each takes from the share of the next, and the last from that of the first. */
export function takeInRing(pool: Won, amounts: readonly Won[]): Won[] {
  const shares = proRata(pool, amounts)
  const taken = shares.map((share, at) => {
    const lack = (amounts[at] ?? 0) - share
    return Math.min(lack, shares[(at + 1) % shares.length] ?? 0)
  })
  return shares.map((share, at) => share + (taken[at] ?? 0) - (taken.at(at - 1) ?? 0))
}
