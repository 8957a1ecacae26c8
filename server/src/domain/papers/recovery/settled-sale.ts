import { lackOfParts } from '../../distribution/lack-of-parts.ts'
import { add, depositOf } from '../../distribution/purse.ts'
import { settle } from '../../distribution/settle.ts'
import type { Basis, Sale, Settlement, Tenant } from '../../distribution/settlement.ts'
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
} & Readings

/** Questions of law that are paid out by each answer. `EITHER`: everybody is paid the same by both. */
type Readings = {
  /** What sets a row of the small-lease table (R-DIST-06). */
  rows: 'SECURITY_RIGHTS' | 'FIXED_DATES_TOO' | 'EITHER'
  /** Whether who was paid by rank counts when the half is shared (R-DIST-07). */
  half: 'LACKING' | 'WHOLE' | 'EITHER'
}
export type OpenQuestion = keyof Readings
const OPEN_READINGS = { rows: ['FIXED_DATES_TOO', 'SECURITY_RIGHTS'], half: ['WHOLE', 'LACKING'] } as const

/** Distributes one possible sale by each reading of the law. If both of one pay everybody the same, there is one result. */
export function settledByEachReading(possible: PossibleSale): [SettledSale, ...SettledSale[]] {
  const { sale } = possible
  const byRights = settledByHalf(possible, sale, 'EITHER')
  if (!mayDependOnFixedDates(sale.tenants)) return byRights.settled
  const byFixedDates = settledByHalf(possible, { ...sale, fixedDateSetsRow: true }, 'FIXED_DATES_TOO')
  const isSame = byRights.paid.every((paid, at) => paysTheSame(paid, byFixedDates.paid[at] ?? paid))
  if (isSame && byRights.paid.length === byFixedDates.paid.length) return byRights.settled
  const [first, ...others] = byRights.settled
  const named = (one: SettledSale): SettledSale => ({ ...one, rows: 'SECURITY_RIGHTS' })
  return [named(first), ...others.map(named), ...byFixedDates.settled]
}

type ByHalf = { paid: Settlement[]; settled: [SettledSale, ...SettledSale[]] }

function settledByHalf(possible: PossibleSale, sale: Sale, rows: Readings['rows']): ByHalf {
  const lacking = settle(sale)
  const one = (paid: Settlement, half: Readings['half']) => settled({ ...possible, sale }, paid, { rows, half })
  const whole = mayShareHalf(sale) ? settle({ ...sale, paidShareHalf: true }) : lacking
  if (paysTheSame(lacking, whole)) return { paid: [lacking], settled: [one(lacking, 'EITHER')] }
  return { paid: [lacking, whole], settled: [one(lacking, 'LACKING'), one(whole, 'WHOLE')] }
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

/** Whether the smallest or the largest of an amount depends on how a question is answered. */
export function dependsOnReading<T extends SettledSale>(
  question: OpenQuestion,
  possible: readonly T[],
  amountOf: (one: T) => number,
): boolean {
  const ends = OPEN_READINGS[question].map((other) => {
    const amounts = possible.filter((one) => one[question] !== other).map(amountOf)
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

/** Only if together they may want more than the half, and one of them is paid by rank. */
function mayShareHalf({ pool, tenants, rowToday }: Sale): boolean {
  const small = tenants.filter(({ mayBeSmall }) => mayBeSmall)
  const most = rowToday?.paidFirst ?? 0
  const wanted = sum(small.map((tenant) => Math.min(depositOf(tenant), (tenant.crowd ?? 1) * most)))
  return wanted > pool / 2 && small.some(({ parts }) => parts.some(({ rank, amount }) => rank !== null && amount > 0))
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
  readings: Readings,
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
    ...readings,
  }
}

/** The unpaid balance of the parts that had standing before every extinguished right. */
function takenOver({ own, extinguishingDays }: PossibleSale, payments: Settlement['payments']): number {
  const [first] = extinguishingDays.toSorted()
  const lacks = lackOfParts(own.tenant, payments)
  const remaining = lacks.filter((_, index) => first === undefined || (own.standingDays[index] ?? '') <= first)
  return Math.round(sum(remaining) / WON_A_MANWON)
}
