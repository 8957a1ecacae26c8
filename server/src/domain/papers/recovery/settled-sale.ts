import { lackOfParts } from '../../distribution/lack-of-parts.ts'
import { depositOf } from '../../distribution/purse.ts'
import { settle } from '../../distribution/settle.ts'
import type { Basis } from '../../distribution/settlement.ts'
import { roundTogether, sum, WON_A_MANWON } from '../../distribution/won.ts'
import { OWN_ID } from './own-tenant.ts'
import type { PossibleSale } from './sale-of-papers.ts'

/** What one creditor gets on one ground, in whole manwon. */
export type PaidStep = { id: string; basis: Basis; rank: number; manwon: number }

/** One possible sale, paid out. Steps and rest add up to what the costs leave. */
export type SettledSale = {
  steps: PaidStep[]
  restManwon: number
  /** All that the tenant gets. */
  leftManwon: number
  /** Of it what the rows of the security rights give before all of them. */
  smallLeaseManwon: number
  takenOverManwon: number
}

/**
 * Pays out one possible sale. Rounded once, at the end: what the tenant gets to the nearest manwon, what the others get
 * down to it, and the manwon that are left over go to the largest rests.
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

/** The balance of parts that had standing before all that falls. */
function takenOver({ own, extinguishingDays }: PossibleSale, payments: ReturnType<typeof settle>['payments']): number {
  const [first] = extinguishingDays.toSorted()
  const lacks = lackOfParts(own.tenant, payments)
  const remaining = lacks.filter((_, index) => first === undefined || (own.standingDays[index] ?? '') <= first)
  return Math.round(sum(remaining) / WON_A_MANWON)
}
