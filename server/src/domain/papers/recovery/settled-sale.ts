import { lackOfParts } from '../../distribution/lack-of-parts.ts'
import { depositOf } from '../../distribution/purse.ts'
import { settle } from '../../distribution/settle.ts'
import type { Basis } from '../../distribution/settlement.ts'
import { roundTogether, sum, WON_A_MANWON } from '../../distribution/won.ts'
import { OWN_ID } from './own-tenant.ts'
import type { PossibleSale } from './sale-of-papers.ts'

/** The payment to one creditor on one ground, in whole manwon. */
export type PaidStep = { id: string; basis: Basis; rank: number; manwon: number }

/** One possible sale after distribution. Steps and rest add up to the price minus the costs. */
export type SettledSale = {
  steps: PaidStep[]
  restManwon: number
  /** The total amount that the tenant gets. */
  leftManwon: number
  /** The part of it that the rows of the security rights grant before all of these rights. */
  smallLeaseManwon: number
  takenOverManwon: number
}

/**
 * Distributes one possible sale. Amounts are rounded once, at the end: the tenant's to the nearest manwon, the others'
 * down; the remaining manwon go to the largest remainders.
 */
export function settled({ sale, own, extinguishingDays }: PossibleSale): SettledSale {
  const { payments, rest } = settle(sale)
  const byId = Map.groupBy(payments, ({ id }) => id)
  const ids = [...byId.keys()]
  const wonOf = (id: string) => sum((byId.get(id) ?? []).map(({ won }) => won))
  const leftManwon = Math.round(wonOf(OWN_ID) / WON_A_MANWON)
  const missingManwon = Math.round(depositOf(own.tenant) / WON_A_MANWON) - leftManwon
  const others = ids.filter((id) => id !== OWN_ID)
  const rounded = roundTogether([...others.map(wonOf), rest], sale.pool / WON_A_MANWON - leftManwon)
  const totals = new Map(others.map((id, index) => [id, rounded[index] ?? 0]))
  const steps = ids.flatMap((id) => {
    const total = id === OWN_ID ? leftManwon : (totals.get(id) ?? 0)
    const ofOne = byId.get(id) ?? []
    const manwon = roundTogether(
      ofOne.map(({ won }) => won),
      total,
    )
    return ofOne.map(({ basis, rank }, index) => ({ id, basis, rank, manwon: manwon[index] ?? 0 }))
  })
  const small = steps.filter(({ id, basis }) => id === OWN_ID && basis === 'SMALL_LEASE')
  return {
    steps: steps.toSorted((a, b) => a.rank - b.rank),
    restManwon: rounded.at(-1) ?? 0,
    leftManwon,
    smallLeaseManwon: sum(small.map(({ manwon }) => manwon)),
    takenOverManwon: Math.min(takenOver({ sale, own, extinguishingDays }, payments), missingManwon),
  }
}

/** The unpaid balance of the parts that had standing before every extinguished right. */
function takenOver({ own, extinguishingDays }: PossibleSale, payments: ReturnType<typeof settle>['payments']): number {
  const [first] = extinguishingDays.toSorted()
  const lacks = lackOfParts(own.tenant, payments)
  const remaining = lacks.filter((_, index) => first === undefined || (own.standingDays[index] ?? '') <= first)
  return Math.round(sum(remaining) / WON_A_MANWON)
}
