import { lackOfParts } from './lack-of-parts.ts'
import { add, gotSoFar, type Purse } from './purse.ts'
import { compareRanks, type Rank } from './rank.ts'
import type { Sale } from './settlement.ts'
import type { Won } from './won.ts'

type Holder = { id: string; part: number; amount: Won; rank: Rank; beforeTaxOf: string }

/**
 * Pays tenants (and jeonse rights) whose fixed date is before the legal date of a tax on the home in place of that tax,
 * up to the amount it got and the amount they lack. Everyone else keeps their payments (National Tax Act art. 35 (7),
 * Local Tax Act art. 71 (6), sales since 2023).
 */
export function payInsteadOfOwnTax(purse: Purse, sale: Sale): void {
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
