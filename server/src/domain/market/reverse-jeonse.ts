import { addMonths } from '../calendar.ts'
import { REVERSE_JEONSE, WINDOWS } from '../rule-book/thresholds.ts'
import { compareWindows, type MonthlyCell, type WindowComparison } from './compare-windows.ts'

/**
 * Whether jeonse deposits of a district and type are below those of two years ago, the usual term of a lease. If so,
 * landlords whose leases end must raise the difference (역전세), and earlier tenants may get their deposit back late.
 */
export type ReverseJeonse = WindowComparison & { signal: 'FALLEN' | 'STEADY' | 'RISEN' }

/** Adds the scope of the numbers: the legal district, or its city district as a whole. */
export type RegionalReverseJeonse = ReverseJeonse & { scope: 'LEGAL_DISTRICT' | 'LAWD_CD' }

/**
 * Calculated from the monthly jeonse medians of one district and type. `lastMonth` is the newest completed month
 * (`YYYYMM`). `null` if the months around it, or those two years before, have too few deals.
 */
export function reverseJeonse(jeonse: readonly MonthlyCell[], lastMonth: string): ReverseJeonse | null {
  const comparison = compareWindows(jeonse, lastMonth, REVERSE_JEONSE.leaseTermMonths)
  if (comparison === null) return null
  const { change } = comparison
  const signal =
    change <= -REVERSE_JEONSE.notableChange ? 'FALLEN' : change >= REVERSE_JEONSE.notableChange ? 'RISEN' : 'STEADY'
  return { ...comparison, signal }
}

/** The months whose medians are compared, `YYYYMM`; no other months need to be read. */
export function comparedMonths(lastMonth: string): string[] {
  const window = Array.from({ length: WINDOWS.months }, (_, age) => addMonths(lastMonth, -age))
  return [...window, ...window.map((month) => addMonths(month, -REVERSE_JEONSE.leaseTermMonths))]
}
