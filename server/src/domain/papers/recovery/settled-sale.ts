import { lackOfParts } from '../../distribution/lack-of-parts.ts'
import { add, depositOf } from '../../distribution/purse.ts'
import { settle } from '../../distribution/settle.ts'
import type { Basis, Settlement, Tenant } from '../../distribution/settlement.ts'
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
  reading: RowReading
}

/** What sets a row of the small-lease table (R-DIST-06). `EITHER`: everybody is paid the same by both readings. */
type RowReading = 'SECURITY_RIGHTS' | 'FIXED_DATES_TOO' | 'EITHER'

/**
 * Distributes one possible sale by each reading of the law on whether a fixed date sets a row of the small-lease table.
 * If both pay everybody the same, there is one result.
 */
export function settledByEachReading(possible: PossibleSale): [SettledSale, ...SettledSale[]] {
  const { sale } = possible
  const paid = settle(sale)
  if (!mayDependOnFixedDates(sale.tenants)) return [settled(possible, paid, 'EITHER')]
  const byFixedDates = settle({ ...sale, fixedDateSetsRow: true })
  if (paysTheSame(paid, byFixedDates)) return [settled(possible, paid, 'EITHER')]
  return [settled(possible, paid, 'SECURITY_RIGHTS'), settled(possible, byFixedDates, 'FIXED_DATES_TOO')]
}

/**
 * The same, but a tax of which something is not known leaves the tenant no more than without its help: what nobody typed
 * makes no loss smaller.
 */
export function settledWithoutHelp(possible: PossibleSale): SettledSale[] {
  const all = settledByEachReading(possible)
  const { withoutHelp: sale, ...rest } = possible
  if (sale === undefined || all.every(({ leftManwon }) => leftManwon === 0)) return all
  const plain = settledByEachReading({ ...rest, sale })
  const most = Math.max(...plain.map(({ leftManwon }) => leftManwon))
  const held = all.filter(({ leftManwon }) => leftManwon <= most)
  return held.length === all.length ? all : [...held, ...plain]
}

/** Whether the smallest or the largest of an amount depends on the reading. */
export function dependsOnReading<T extends SettledSale>(possible: readonly T[], amountOf: (one: T) => number): boolean {
  const ends = (['FIXED_DATES_TOO', 'SECURITY_RIGHTS'] as const).map((other) => {
    const amounts = possible.filter(({ reading }) => reading !== other).map(amountOf)
    return `${Math.min(...amounts)} ${Math.max(...amounts)}`
  })
  return ends[0] !== ends[1]
}

/** A fixed date sets a row against its tenant only for another, small tenant. */
function mayDependOnFixedDates(tenants: readonly Tenant[]): boolean {
  const withDate = tenants.filter(({ parts }) => parts.some(({ rank, amount }) => rank !== null && amount > 0))
  const small = tenants.filter((tenant) => tenant.mayBeSmall && depositOf(tenant) > 0)
  return withDate.some(({ id }) => small.some((other) => other.id !== id))
}

function paysTheSame(one: Settlement, other: Settlement): boolean {
  const sums = new Map<string, number>()
  for (const { id, won } of one.payments) add(sums, id, won)
  for (const { id, won } of other.payments) add(sums, id, -won)
  return one.rest === other.rest && [...sums.values()].every((difference) => difference === 0)
}

/**
 * Distributes one possible sale. Amounts are rounded once, at the end: the tenant's to the nearest manwon, the others'
 * down; the remaining manwon go to the largest remainders.
 */
function settled(
  { sale, own, extinguishingDays }: PossibleSale,
  { payments, rest }: Settlement,
  reading: RowReading,
): SettledSale {
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
    reading,
  }
}

/** The unpaid balance of the parts that had standing before every extinguished right. */
function takenOver({ own, extinguishingDays }: PossibleSale, payments: Settlement['payments']): number {
  const [first] = extinguishingDays.toSorted()
  const lacks = lackOfParts(own.tenant, payments)
  const remaining = lacks.filter((_, index) => first === undefined || (own.standingDays[index] ?? '') <= first)
  return Math.round(sum(remaining) / WON_A_MANWON)
}
