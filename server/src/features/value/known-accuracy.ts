import type { Pool } from 'pg'
import { addMonths, seoulMonth } from '../../domain/calendar.ts'
import type { AccuracyCell } from '../../domain/value/accuracy.ts'
import type { Calibration } from '../../domain/value/calibration.ts'
import type { ValuedType, ValueKind } from '../../domain/value/valued-home.ts'
import { listCalibrations, readAccuracy, recordAccuracy, storeCalibration } from '../../evidence/value/index.ts'

type Unit = { kind: ValueKind; propertyType: ValuedType }

/**
 * What estimates of past deals showed: the widths of intervals, and the errors by month. It depends on how deals
 * scatter and not on the day, so invented deals, which always scatter alike, need not be estimated anew.
 */
export type KnownAccuracy = {
  calibrations: readonly (Unit & { calibration: Calibration })[]
  /** `monthsAgo`: 0 is the month in which the values are fitted. */
  months: readonly (Unit & { monthsAgo: number; cells: readonly AccuracyCell[] })[]
}

/** More months than estimates are kept. */
const READ_MONTHS = 12

/** What the latest fit has stored. `now`: when it ran. */
export async function readKnownAccuracy(pool: Pool, now: Date): Promise<KnownAccuracy> {
  const months = Map.groupBy(
    await readAccuracy(pool, READ_MONTHS),
    ({ kind, propertyType, month }) => `${kind} ${propertyType} ${month}`,
  )
  return {
    calibrations: await listCalibrations(pool),
    months: [...months.values()].flatMap((ofMonth) => {
      const [first] = ofMonth
      if (first === undefined) return []
      const cells = ofMonth.map(({ kind: _kind, propertyType: _type, month: _month, ...cell }) => cell)
      const { kind, propertyType, month } = first
      return { kind, propertyType, monthsAgo: monthNumber(seoulMonth(now)) - monthNumber(month), cells }
    }),
  }
}

/** Stores what is known of one kind and type. */
export async function storeKnown(pool: Pool, unit: Unit, known: KnownAccuracy, now: Date): Promise<void> {
  const isOfUnit = (each: Unit) => each.kind === unit.kind && each.propertyType === unit.propertyType
  for (const { calibration } of known.calibrations.filter(isOfUnit))
    await storeCalibration(pool, unit, calibration, now)
  for (const { monthsAgo, cells } of known.months.filter(isOfUnit))
    await recordAccuracy(pool, unit, addMonths(seoulMonth(now), -monthsAgo), cells, now)
}

/** `month`: `YYYYMM`. */
function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(4))
}
