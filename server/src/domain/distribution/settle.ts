import { lackOfParts } from './lack-of-parts.ts'
import { orderOfClaims, type Place } from './order-of-claims.ts'
import { payByRank } from './pay-by-rank.ts'
import { add, book, gotSoFar, openPurse, type Purse, payEqually, type Wish } from './purse.ts'
import { compareRanks, type Rank } from './rank.ts'
import type { Claim, Sale, Settlement } from './settlement.ts'
import { payFirstRank, smallWishes } from './small-lease-steps.ts'
import { proRata, sum, type Won } from './won.ts'

/**
 * Distributes the proceeds of a sale without unknowns: small tenants and wages, tax on the home, then by rank, then
 * general creditors; last the amounts that tenants get in place of a later tax. Payments and rest add up to the pool, to
 * the won.
 */
export function settle(sale: Sale): Settlement {
  const purse = openPurse(sale.pool)
  const { first, places } = orderOfClaims(sale)
  payFirstRank(purse, sale, first)
  if (!payRing(purse, sale, places)) {
    payOwnTax(purse, sale)
    payByRank(purse, sale, places)
  }
  const rest = purse.left
  payInsteadOfOwnTax(purse, sale)
  return { payments: purse.payments, rest }
}

function payOwnTax(purse: Purse, { claims }: Sale): void {
  const taxes = claims.filter(({ kind }) => kind === 'OWN_TAX')
  payEqually(
    purse,
    taxes.map(({ id, amount }) => ({ id, part: 0, basis: 'OWN_TAX', amount })),
  )
}

type Holder = { id: string; part: number; amount: Won; rank: Rank; beforeTaxOf: string }

/**
 * Pays tenants (and jeonse rights) whose fixed date is before the legal date of a tax on the home in place of that tax,
 * up to the amount it got and the amount they lack. Everyone else keeps their payments (National Tax Act art. 35 (7),
 * Local Tax Act art. 71 (6), sales since 2023).
 */
function payInsteadOfOwnTax(purse: Purse, sale: Sale): void {
  const taxes = sale.claims.filter(({ kind }) => kind === 'OWN_TAX').toSorted((a, b) => compareRanks(a.rank, b.rank))
  if (taxes.length === 0) return
  const holders = holdersOf(sale)
  // the earliest tax first, because the fewest rank before it; what they still lack comes from later taxes
  for (const { id, rank } of taxes) {
    for (const holder of holders) {
      if (holder.beforeTaxOf >= rank.day) continue
      const got = purse.payments.find((payment) => payment.id === id)
      if (got === undefined) continue
      const won = Math.min(got.won, lackOfHolder(purse, sale, holder))
      if (won <= 0) continue
      got.won -= won
      add(purse.got, id, -won)
      add(purse.got, holder.id, won)
      purse.payments.push({ id: holder.id, part: holder.part, basis: 'INSTEAD_OF_OWN_TAX', rank: got.rank, won })
    }
  }
}

function holdersOf({ claims, tenants }: Sale): Holder[] {
  const jeonse = claims
    .filter(({ beforeLaterOwnTax }) => beforeLaterOwnTax)
    .map(({ id, amount, rank }) => ({ id, part: 0, amount, rank, beforeTaxOf: rank.day }))
  const deposits = tenants.flatMap(({ id, parts }) =>
    parts.flatMap(({ amount, rank, fixedDateOn }, part) =>
      rank === null || fixedDateOn === null ? [] : [{ id, part, amount, rank, beforeTaxOf: fixedDateOn }],
    ),
  )
  return [...jeonse, ...deposits].toSorted((a, b) => compareRanks(a.rank, b.rank))
}

function lackOfHolder(purse: Purse, { tenants }: Sale, { id, part, amount }: Holder): Won {
  const tenant = tenants.find((each) => each.id === id)
  return tenant === undefined ? amount - gotSoFar(purse, id) : (lackOfParts(tenant, purse.payments)[part] ?? 0)
}

/**
 * Pays creditors whose ranks form a ring: an old security right ranks before small tenants of newer rows, these before
 * the tax on the home, and this before the security right. They share by amount; then each takes once the first share of
 * the next, up to its own shortfall (법무사 2020-03, p. 76). Returns false if there is no ring, or enough money for all.
 */
function payRing(purse: Purse, sale: Sale, places: readonly Place[]): boolean {
  const taxes = sale.claims.filter(({ kind, amount }) => kind === 'OWN_TAX' && amount > 0)
  const [oldest] = sale.claims
    .filter(({ kind }) => kind === 'SECURITY')
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
  if (taxes.length === 0 || oldest === undefined || !isFirst(places, oldest)) return false
  const next = places[1]
  const small = next?.kind === 'SMALL' ? smallWishes(purse, sale, next.step) : []
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
