import { type DrawnLine, LIMITS } from '../page.ts'

/** A horizontal line from `from` to `to` at height `at`, or a vertical one at distance `at` from the left. */
export type Stretch = { at: number; from: number; to: number }

/** Maximum deviation from horizontal, in points. */
const SLANT = 0.8
/** Maximum gap between pieces of one line, such as those under single letters or of a dashed line. */
const GAP = 2.5
const SAME = 0.5
/** A line that is shorter, after its pieces are joined, is a dot. */
const SHORTEST = 2

export type Drawn = { level: Stretch[]; upright: Stretch[] }

/** The horizontal and vertical lines of a page, with pieces joined. Others are not table rules or strikes. */
export function drawnRules(lines: readonly DrawnLine[]): Drawn {
  const known = lines.slice(0, LIMITS.linesOfPage).filter((line) => Object.values(line).every(Number.isFinite))
  const level = known
    .filter(({ x1, y1, x2, y2 }) => Math.abs(y1 - y2) <= SLANT && Math.abs(x1 - x2) > Math.abs(y1 - y2))
    .map(({ x1, y1, x2, y2 }) => ({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) }))
  const upright = known
    .filter(({ x1, y1, x2, y2 }) => Math.abs(x1 - x2) <= SLANT && Math.abs(y1 - y2) > Math.abs(x1 - x2))
    .map(({ x1, y1, x2, y2 }) => ({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) }))
  const isLine = ({ from, to }: Stretch) => to - from >= SHORTEST
  return { level: joined(level).filter(isLine), upright: joined(upright).filter(isLine) }
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const rows = new Map<number, Stretch[]>()
  let row: Stretch[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const stretch of stretches.toSorted((a, b) => a.at - b.at)) {
    if (stretch.at - last > SAME) rows.set((last = stretch.at), (row = []))
    row.push(stretch)
  }
  return [...rows.values()].flatMap(joinedRow)
}

function joinedRow(row: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const stretch of row.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last !== undefined && stretch.from - last.to <= GAP) last.to = Math.max(last.to, stretch.to)
    else result.push({ ...stretch })
  }
  return result
}
