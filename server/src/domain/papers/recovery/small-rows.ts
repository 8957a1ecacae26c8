import type { SmallRow } from '../../distribution/settlement.ts'
import { WON_A_MANWON } from '../../distribution/won.ts'
import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import type { Choose } from './completions.ts'

export type SmallRows = { rowOn: (day: string) => SmallRow | null; rowToday: SmallRow | null }

/** The rows of a district. If the code does not determine the region, or before the first row, any may apply. */
export function smallRows(table: readonly SmallLeaseTerms[], choose: Choose, days: readonly string[]): SmallRows {
  const firstDay = table[0]?.effectiveFrom ?? ''
  const groups = [...new Set(table.map(({ effectiveFrom }) => effectiveFrom))].map((day) =>
    table.filter(({ effectiveFrom }) => effectiveFrom === day),
  )
  const isAmbiguous = groups.some((rows) => rows.length > 1)
  const variant = isAmbiguous ? choose(0, 1, 2) : 0
  const asFirst = table.length > 0 && days.some((day) => day < firstDay) ? choose(false, true) : false
  const rowOf = (rows: readonly SmallLeaseTerms[] | undefined): SmallRow | null => {
    const terms = rows?.[Math.min(variant, rows.length - 1)]
    if (terms === undefined) return null
    return { limit: terms.limitManwon * WON_A_MANWON, paidFirst: terms.protectedManwon * WON_A_MANWON }
  }
  const rowOn = (day: string) => {
    const rows = groups.findLast(([terms]) => (terms?.effectiveFrom ?? '') <= day)
    return rowOf(rows ?? (asFirst ? groups[0] : undefined))
  }
  return { rowOn, rowToday: rowOf(groups.at(-1)) }
}
