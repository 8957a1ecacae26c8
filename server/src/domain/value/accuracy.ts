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
 * information enters them. `outcomes`: of one kind and type, of all zones, as one calibration serves them all. Keyed by
 * month, `YYYYMM`. `lagDays`: how long a deal stays unknown.
 */
export function checkByMonth<Checked extends Outcome & { day: number }>(
  outcomes: readonly Checked[],
  assumed: Assumed & { heldShare: number },
  lagDays = 0,
): Map<string, (Checked & CheckedEstimate)[]> {
  const byStart = Map.groupBy(outcomes, ({ day }) => monthStart(day))
  return new Map(
    [...byStart].map(([start, ofMonth]) => {
      const until = start - lagDays
      const before = outcomes.filter(({ day }) => day >= until - CALIBRATION_THRESHOLDS.countedDays && day < until)
      const calibration = calibrate(before, assumed)
      return [
        dateOf(start).slice(0, 7).replace('-', ''),
        ofMonth.map((outcome) => ({
          ...outcome,
          halfWidth: calibration.provisional ? null : halfWidth(calibration, outcome),
          ...cellOf(outcome),
        })),
      ]
    }),
  )
}

/** The region and the lot-deals cell under which an estimate is counted. */
function cellOf({ cells }: Pick<Outcome, 'cells'>): { region: number; ownCell: number } {
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

/** Accuracy of each of the groups of `groupsOf`. */
export function accuracyCells(judged: readonly CheckedEstimate[]): AccuracyCell[] {
  return groupsOf(judged).map(({ region, ownCell, of }) => ({ region, ownCell, ...accuracyOf(of) }))
}

/** All estimates, by region, by number of deals of the lot, and by both; groups without deals are left out. */
export function groupsOf<Checked extends CheckedEstimate>(
  judged: readonly Checked[],
): (Pick<AccuracyCell, 'region' | 'ownCell'> & { of: Checked[] })[] {
  const regions = [null, ...Array.from({ length: REGIONS }, (_, region) => region)]
  const ownCells = [null, ...Array.from({ length: OWN_CELLS }, (_, ownCell) => ownCell)]
  return regions.flatMap((region) =>
    ownCells.flatMap((ownCell) => {
      const of = judged.filter(
        (each) => (region === null || each.region === region) && (ownCell === null || each.ownCell === ownCell),
      )
      return of.length === 0 ? [] : { region, ownCell, of }
    }),
  )
}

/** The difference between estimate and amount, as a share of the amount. */
export function relativeError(lnError: number): number {
  return Math.abs(Math.exp(-lnError) - 1)
}
