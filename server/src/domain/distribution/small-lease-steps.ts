import type { SmallStep } from './order-of-claims.ts'
import { depositOf, gotFirst, gotSoFar, type Purse, payEqually, type Wish } from './purse.ts'
import type { Sale, SmallRow, Tenant } from './settlement.ts'
import { proRata, sum, type Won } from './won.ts'

/** The total share of a tenant under a row: 0 above its limit. A crowd of unknown tenants may demand one share each. */
function smallShare(tenant: Tenant, row: SmallRow): Won {
  const { mayBeSmall, crowd } = tenant
  if (!mayBeSmall) return 0
  const deposit = depositOf(tenant)
  if (crowd !== undefined) return Math.min(deposit, crowd * row.paidFirst)
  return deposit <= row.limit ? Math.min(deposit, row.paidFirst) : 0
}

/**
 * The amount each small tenant may still take at a step: by its row, cut by one ratio so that all of them fit into the
 * half (decree art. 10 (3) deems the cut amount to be each one's), minus the amount received.
 */
export function smallWishes(purse: Purse, { tenants, paidShareHalf }: Sale, step: SmallStep): Wish[] {
  if (purse.smallLeft <= 0 || purse.left <= 0) return []
  const lackOf = new Map(tenants.map((tenant) => [tenant.id, depositOf(tenant) - gotSoFar(purse, tenant.id)]))
  const wanted = tenants.flatMap((tenant): Wish[] => {
    const { id } = tenant
    const { row, basis } = step.rowFor(id)
    if (row === null) return []
    const received = gotFirst(purse, id)
    const lacked = lackOf.get(id) ?? 0
    const amount = Math.max(received, Math.min(smallShare(tenant, row), paidShareHalf ? Infinity : received + lacked))
    return amount > 0 ? [{ id, part: 0, basis, amount }] : []
  })
  const half = purse.smallLeft + sum(wanted.map(({ id }) => gotFirst(purse, id)))
  const lacking = cutTo(half, wanted).flatMap((wish): Wish[] => {
    const amount = Math.min(wish.amount - gotFirst(purse, wish.id), lackOf.get(wish.id) ?? 0)
    return amount > 0 ? [{ ...wish, amount }] : []
  })
  // who received more by an earlier row than the cut amount keeps it
  return cutTo(purse.smallLeft, lacking)
}

/** Reduces all amounts by the same ratio, not to equal amounts. */
function cutTo(limit: Won, wishes: readonly Wish[]): Wish[] {
  const cut = proRata(
    limit,
    wishes.map(({ amount }) => amount),
  )
  return wishes.map((wish, index) => ({ ...wish, amount: cut[index] ?? 0 }))
}

/**
 * Pays the first rank: small tenants and preferred wages, in proportion to amount. It is legally unsettled whether small
 * tenants are cut to the half before or after they share with the wages, so the sale specifies which.
 */
export function payFirstRank(purse: Purse, sale: Sale, step: SmallStep): void {
  const wages = sale.claims
    .filter(({ kind }) => kind === 'WAGES')
    .map(({ id, amount }): Wish => ({ id, part: 0, basis: 'WAGES', amount }))
  const first = (wishes: Wish[]) => wishes.map((wish): Wish => ({ ...wish, basis: 'SMALL_LEASE' }))
  const cut = first(smallWishes(purse, sale, step))
  if (sale.capBeforeWages || wages.length === 0) return payEqually(purse, [...cut, ...wages])
  const uncut = first(smallWishes({ ...purse, smallLeft: Number.MAX_SAFE_INTEGER }, sale, step))
  const shares = proRata(
    purse.left,
    [...uncut, ...wages].map(({ amount }) => amount),
  )
  const shared = uncut.map((wish, index) => ({ ...wish, amount: shares[index] ?? 0 }))
  const small = cutTo(purse.smallLeft, shared)
  const left = purse.left - sum(small.map(({ amount }) => amount))
  payEqually(purse, [...small, ...cutTo(left, wages)])
}
