import type { Character } from '../geometry/characters.ts'
import type { Stretch } from '../geometry/drawn-rules.ts'
import { linesOf } from '../geometry/text-lines.ts'
import type { HeaderRow } from './header-row.ts'

/** Borders between columns from the left, one fewer than columns. `certain`: each is a table rule or a clear gap. */
export type Columns = { borders: number[]; certain: boolean; framed: boolean }

/** Minimum gap between columns, in letter heights. */
const CLEAR = 0.25

/** Finds each border between two headings, from drawn rules or from the text below the header. */
export function columnsUnder(header: HeaderRow, letters: readonly Character[], upright: readonly Stretch[]): Columns {
  const spaces = header.columns.slice(1).map((next, at) => between(header.columns[at] ?? next, next, header.height))
  const drawn = spaces.map(({ near, wide }) => drawnBorder(upright, near) ?? drawnBorder(upright, wide))
  const found = spaces.map(({ near }, at) => {
    const border = drawn[at]
    return border === null || border === undefined ? gapBorder(letters, near) : { at: border, certain: true }
  })
  return {
    borders: found.map(({ at }) => at),
    certain: found.every(({ certain }) => certain),
    framed: drawn.every((border) => border !== null),
  }
}

/** `near`: between two headings. `wide`: between their middles, since a heading may be too wide for its column. */
function between(
  a: HeaderRow['columns'][number],
  b: HeaderRow['columns'][number],
  height: number,
): { near: Space; wide: Space } {
  const overlap = a.right > b.left ? height * 0.7 : 0.5
  return {
    near: { from: Math.min(a.right, b.left) - overlap, to: Math.max(a.right, b.left) + overlap },
    wide: { from: (a.left + a.right) / 2, to: (b.left + b.right) / 2 },
  }
}

/** The position whose lines have the greatest total length. */
function drawnBorder(upright: readonly Stretch[], space: Space): number | null {
  const lengths = new Map<number, number>()
  for (const { at, from, to } of upright) {
    if (at < space.from || at > space.to) continue
    const place = [...lengths.keys()].find((other) => Math.abs(other - at) < 2) ?? at
    lengths.set(place, (lengths.get(place) ?? 0) + to - from)
  }
  return [...lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

type Space = { from: number; to: number }

/** Of the empty gaps, the one at whose end most lines start; then the widest. */
function gapBorder(letters: readonly Character[], { from, to }: Space): { at: number; certain: boolean } {
  const inside = letters.filter(({ x, right }) => right > from && x < to).toSorted((a, b) => a.x - b.x)
  const gaps: Space[] = []
  let reached = from
  for (const { x, right } of inside) {
    if (x > reached) gaps.push({ from: reached, to: Math.min(x, to) })
    reached = Math.max(reached, right)
  }
  if (reached < to) gaps.push({ from: reached, to })
  const height = letters[0]?.height ?? 10
  const starts = linesOf(letters).flatMap(({ characters }) =>
    characters.filter(({ x }, at) => x - (characters[at - 1]?.right ?? Number.NEGATIVE_INFINITY) > height * CLEAR),
  )
  const startsAt = (gap: Space) => starts.filter(({ x }) => Math.abs(x - gap.to) < height * 0.3).length
  const best = gaps
    .filter((gap) => gap.to - gap.from >= Math.min(height * CLEAR, (to - from) * 0.4))
    .toSorted((a, b) => startsAt(b) - startsAt(a) || b.to - b.from - (a.to - a.from))[0]
  if (best === undefined) return { at: (from + to) / 2, certain: inside.length === 0 }
  return { at: best.to - Math.min(height * 0.15, (best.to - best.from) / 2), certain: true }
}
