import { orderOfClaims } from './order-of-claims.ts'
import { payInsteadOfOwnTax } from './own-tax-exception.ts'
import { payRing } from './own-tax-ring.ts'
import { payByRank } from './pay-by-rank.ts'
import { openPurse, type Purse, payEqually } from './purse.ts'
import type { Sale, Settlement } from './settlement.ts'
import { payFirstRank } from './small-lease-steps.ts'

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
