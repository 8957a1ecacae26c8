import { quantile } from '../comparison/statistics.ts'
import { CALIBRATION_THRESHOLDS } from '../rule-book/estimate-thresholds.ts'
import { type Assumed, calibrate, halfWidth, type Outcome, OWN_CELLS, REGIONS } from './calibration.ts'
import { dateOf, monthStart } from './day.ts'

/** An estimate made before its deal was known, compared with the amount of the deal. */
export type CheckedEstimate = {
  /** ln amount − ln estimate. */
  error: number
  /** Half-width of the interval in ln amounts; `null`: too few earlier estimates to calibrate one. */
  halfWidth: number | null
  /** 0–4: Seoul, Incheon, Gyeonggi, another metropolitan city, anywhere else. */
  region: number
  /** Deals of the lot, as 0–4: none, 1, 2–4, 5–14, 15 and more. */
  ownCell: number
}

/** Errors of estimates; all values but `count` are shares, of the estimate or of the deals. */
export type Accuracy = {
  count: number
  medianError: number
  over20: number
  within10: number
  /** Share of the deals with an interval that it contained; `null`: no deal has an interval. */
  held: number | null
}

/** Accuracy of one group of deals; `null`: any region, or any number of deals of the lot. */
export type AccuracyCell = Accuracy & { region: number | null; ownCell: number | null }

/**
 * The estimates of each month, with intervals calibrated from the estimates of the 90 days before the month: no later
 * information enters them. Keyed by month, `YYYYMM`.
 */
export function checkByMonth(
  outcomes: readonly (Outcome & { day: number })[],
  assumed: Assumed & { heldShare: number },
): Map<string, CheckedEstimate[]> {
  const byStart = Map.groupBy(outcomes, ({ day }) => monthStart(day))
  return new Map(
    [...byStart].map(([start, ofMonth]) => {
      const before = outcomes.filter(({ day }) => day >= start - CALIBRATION_THRESHOLDS.countedDays && day < start)
      const calibration = calibrate(before, assumed)
      return [
        dateOf(start).slice(0, 7).replace('-', ''),
        ofMonth.map((outcome) => ({
          error: outcome.error,
          halfWidth: calibration.provisional ? null : halfWidth(calibration, outcome),
          ...cellOf(outcome),
        })),
      ]
    }),
  )
}

/** The region and the lot-deals cell under which an estimate is counted. */
export function cellOf({ cells }: Pick<Outcome, 'cells'>): { region: number; ownCell: number } {
  return { region: cells[4]!, ownCell: cells[0]! }
}

/** `judged` must not be empty. */
export function accuracyOf(judged: readonly CheckedEstimate[]): Accuracy {
  const errors = judged.map(({ error }) => relativeError(error)).toSorted((one, other) => one - other)
  const intervals = judged.flatMap(({ error, halfWidth: half }) => (half === null ? [] : Math.abs(error) <= half))
  const share = (count: number) => count / errors.length
  return {
    count: errors.length,
    medianError: quantile(errors, 0.5),
    over20: share(errors.filter((error) => error > 0.2).length),
    within10: share(errors.filter((error) => error <= 0.1).length),
    held: intervals.length === 0 ? null : intervals.filter(Boolean).length / intervals.length,
  }
}

/** Accuracy overall, by region, by number of deals of the lot, and by both; cells without deals are left out. */
export function accuracyCells(judged: readonly CheckedEstimate[]): AccuracyCell[] {
  const regions = [null, ...Array.from({ length: REGIONS }, (_, region) => region)]
  const ownCells = [null, ...Array.from({ length: OWN_CELLS }, (_, ownCell) => ownCell)]
  return regions.flatMap((region) =>
    ownCells.flatMap((ownCell) => {
      const of = judged.filter(
        (each) => (region === null || each.region === region) && (ownCell === null || each.ownCell === ownCell),
      )
      return of.length === 0 ? [] : { region, ownCell, ...accuracyOf(of) }
    }),
  )
}

/** The difference between estimate and amount, as a share of the amount. */
export function relativeError(lnError: number): number {
  return Math.abs(Math.exp(-lnError) - 1)
}
