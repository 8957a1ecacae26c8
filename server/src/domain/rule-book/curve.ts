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
