import type { DrawnLine, TextItem } from '../page.ts'
import type { Point } from './matrix.ts'
import type { Written } from './text-state.ts'

/** Text rotated by more than this against most of its page is a stamp: the sine of the angle. */
const ASKEW = 0.1

/** Converts characters to items of a page on which most text is upright, whatever the rotation of its content. */
export function itemsOf(
  written: readonly Written[],
  lines: readonly DrawnLine[],
): { items: TextItem[]; lines: DrawnLine[] } {
  const visible = written.filter(({ text }) => text !== '')
  const turn = mostCommonDirection(visible)
  const turned = (point: Point): Point => ({
    x: point.x * turn.x + point.y * turn.y,
    y: point.y * turn.x - point.x * turn.y,
  })
  return {
    items: visible.flatMap((each) => itemOf(each, turned)),
    lines: lines.map(({ x1, y1, x2, y2 }) => {
      const [from, to] = [turned({ x: x1, y: y1 }), turned({ x: x2, y: y2 })]
      return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
    }),
  }
}

function itemOf({ text, start, end, top }: Written, turned: (point: Point) => Point): TextItem[] {
  const [from, to, above] = [turned(start), turned(end), turned(top)]
  const height = from.y - above.y
  const width = to.x - from.x
  const isUpright =
    height > 0 && width >= 0 && Math.abs(to.y - from.y) <= ASKEW * Math.max(width, height) && Number.isFinite(width)
  return isUpright ? [{ text, x: from.x, y: from.y, width, height }] : []
}

/** A unit vector, rounded to a quarter turn if it is close to one. */
function mostCommonDirection(written: readonly Written[]): Point {
  const counts = new Map<string, { count: number; x: number; y: number }>()
  for (const { start, end } of written) {
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const length = Math.hypot(dx, dy)
    if (!(length > 0)) continue
    const key = String(Math.round((Math.atan2(dy, dx) * 180) / Math.PI / 2))
    const known = counts.get(key) ?? { count: 0, x: 0, y: 0 }
    counts.set(key, { count: known.count + 1, x: known.x + dx / length, y: known.y + dy / length })
  }
  const best = [...counts.values()].toSorted((a, b) => b.count - a.count)[0]
  if (best === undefined) return { x: 1, y: 0 }
  const length = Math.hypot(best.x, best.y)
  return { x: best.x / length, y: best.y / length }
}
