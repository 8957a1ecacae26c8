/** The source of a rule's number and the day since which it holds (`YYYY-MM-DD`). */
export type Provenance = { source: string; since: string }

/** A piecewise-linear score curve: control points `[x, score]`, x strictly ascending. */
export type Curve = Provenance & { id: string; points: readonly (readonly [x: number, score: number])[] }

/** Builds a curve; throws on control points that do not define one. */
export function curve(id: string, points: Curve['points'], provenance: Provenance): Curve {
  const ascending = points.every(([x], index) => index === 0 || x > (points[index - 1]?.[0] ?? Infinity))
  if (points.length < 2 || !ascending) throw new RangeError(`curve ${id}: control points must ascend`)
  return { id, points, ...provenance }
}

/** Score at `x`: linear between control points, the outermost score beyond them. */
export function valueAt({ points }: Curve, x: number): number {
  const right = points.findIndex(([at]) => x <= at)
  const [rightX, rightScore] = points.at(right) ?? [0, 0]
  const left = right > 0 ? points[right - 1] : undefined
  if (left === undefined) return rightScore
  const [leftX, leftScore] = left
  return leftScore + ((x - leftX) / (rightX - leftX)) * (rightScore - leftScore)
}

const STATED: Provenance = { source: 'R-SCORE-06', since: '2026-11-01' }

/** Score curves: the higher, the riskier. */
export const CURVES = {
  depositToSale: curve(
    'deposit-to-sale',
    [
      [0.5, 5],
      [0.6, 15],
      [0.7, 35],
      [0.8, 60],
      [0.9, 80],
      [1, 95],
      [1.1, 100],
    ],
    { source: 'R-SCORE-06; R-SCORE-11 (80 %); R-LAW-04', since: '2026-11-01' },
  ),
  depositToPublicPrice: curve(
    'deposit-to-public-price',
    [
      [0.9, 10],
      [1.12, 40],
      [1.26, 65],
      [1.4, 80],
      [1.6, 95],
    ],
    { source: 'R-SCORE-06; R-LAW-09 (112 %, 126 %, 140 %)', since: '2026-11-01' },
  ),
  /** Rises again to the left: an unusually low amount is not a good sign either. */
  leaseToMedian: curve(
    'lease-to-median',
    [
      [0.6, 35],
      [0.8, 20],
      [1, 15],
      [1.05, 25],
      [1.2, 60],
      [1.5, 90],
    ],
    { source: 'R-SCORE-06; R-SCORE-11 (120 %)', since: '2026-11-01' },
  ),
  /**
   * A lease with rent as one amount a month. Paying too much costs money each month and endangers no deposit, so it
   * rises more slowly, and not to the left: that a rent is unusually low is said by a finding.
   */
  rentToMedian: curve(
    'rent-to-median',
    [
      [1, 15],
      [1.05, 20],
      [1.2, 40],
      [1.5, 60],
      [2, 75],
    ],
    { source: 'R-SCORE-06; R-SCORE-41', since: '2026-11-26' },
  ),
  salesBehindValue: curve(
    'sales-behind-value',
    [
      [1, 70],
      [3, 45],
      [5, 30],
      [10, 15],
      [20, 5],
    ],
    STATED,
  ),
  /** Added to `salesBehindValue`; x is (q3 − q1) ÷ median. */
  saleDispersion: curve(
    'sale-dispersion',
    [
      [0.2, 0],
      [0.6, 15],
    ],
    STATED,
  ),
  /** x is half of the interval of the estimated value, in ln amounts. */
  estimateHalfWidth: curve(
    'estimate-half-width',
    [
      [0.03, 5],
      [0.06, 15],
      [0.1, 30],
      [0.2, 55],
      [0.35, 75],
    ],
    { source: 'R-SCORE-06', since: '2026-11-22' },
  ),
  yearsSinceApproval: curve(
    'years-since-approval',
    [
      [0, 10],
      [10, 20],
      [20, 40],
      [30, 60],
      [40, 75],
    ],
    STATED,
  ),
  fixedCostToMedianRent: curve(
    'fixed-cost-to-median-rent',
    [
      [0.9, 15],
      [1.05, 25],
      [1.2, 50],
      [1.5, 75],
    ],
    STATED,
  ),
} satisfies Record<string, Curve>
