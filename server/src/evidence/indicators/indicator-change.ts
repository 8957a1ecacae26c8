import { addMonths } from '../../domain/calendar.ts'
import { INDICATOR_LINES } from '../../domain/rule-book/evidence-lines.ts'

export type IndicatorChange = {
  /** Change over one, three and twelve months: per cent, or percentage points when the unit is per cent. */
  change1: number | null
  change3: number | null
  change12: number | null
  direction: 'RISING' | 'FALLING' | 'FLAT' | 'UNKNOWN'
}

/** Changes of a series up to `period` (`YYYYMM`); `null` when a month has no value. */
export function changeOf(values: ReadonlyMap<string, number>, period: string, unit: string | null): IndicatorChange {
  const now = values.get(period)
  const since = (months: number): number | null => {
    const before = values.get(addMonths(period, -months))
    if (now === undefined || before === undefined) return null
    if (unit === '%') return rounded(now - before)
    return before === 0 ? null : rounded((now / before - 1) * 100)
  }
  const [change1, change3, change12] = [since(1), since(3), since(12)]
  return { change1, change3, change12, direction: directionOf(change3 ?? change1) }
}

export function freshnessOf(period: string, newestMonth: string): 'FRESH' | 'AGING' | 'STALE' {
  if (period >= addMonths(newestMonth, -INDICATOR_LINES.freshMonths)) return 'FRESH'
  return period >= addMonths(newestMonth, -INDICATOR_LINES.agingMonths) ? 'AGING' : 'STALE'
}

function directionOf(change: number | null): IndicatorChange['direction'] {
  if (change === null) return 'UNKNOWN'
  if (Math.abs(change) <= INDICATOR_LINES.flat) return 'FLAT'
  return change > 0 ? 'RISING' : 'FALLING'
}

function rounded(value: number): number {
  // `+ 0`: never a negative zero
  return Math.round(value * 100) / 100 + 0
}
