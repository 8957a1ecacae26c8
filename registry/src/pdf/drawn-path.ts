import { type DrawnLine, LIMITS } from '../page.ts'
import { type Matrix, type Point, placed } from './matrix.ts'

/** Operators in path data, as encoded by `pdfjs-dist`. */
const MOVE = 0
const LINE = 1
const CURVE = 2
const QUADRATIC = 3
const CLOSE = 4

/** A filled box thinner than this is a line, in points. */
const THIN = 3

/** The straight parts of a path, separated by sub-path. */
function subpathsOf(data: ArrayLike<number>, matrix: Matrix): Point[][] {
  const paths: Point[][] = []
  let current: Point[] = []
  const end = Math.min(data.length, LIMITS.pointsOfPath)
  for (let at = 0; at < end; ) {
    const operator = data[at]
    at += 1
    if (operator === MOVE || operator === LINE) {
      if (operator === MOVE) paths.push((current = []))
      current.push(placed(matrix, Number(data[at]), Number(data[at + 1])))
      at += 2
    } else if (operator === CURVE || operator === QUADRATIC) {
      const last = at + (operator === CURVE ? 4 : 2)
      // a curve is not a line, and starts a new sub-path
      paths.push((current = [placed(matrix, Number(data[last]), Number(data[last + 1]))]))
      at = last + 2
    } else if (operator === CLOSE) {
      const [first] = current
      if (first !== undefined && current.length > 1) current.push(first)
    } else break
  }
  return paths.filter((path) => path.length > 1)
}

export function strokedLines(data: ArrayLike<number>, matrix: Matrix): DrawnLine[] {
  return subpathsOf(data, matrix).flatMap((path) =>
    path.slice(1).map((to, index) => {
      const from = path[index] as Point
      return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
    }),
  )
}

/** The centre line of each thin filled box. */
export function filledLines(data: ArrayLike<number>, matrix: Matrix): DrawnLine[] {
  return subpathsOf(data, matrix).flatMap((path) => (path.length < 3 ? [] : thinBox(path)))
}

/** The area of a single-colour picture as a line, if it is thin enough. */
export function pictureLine(matrix: Matrix): DrawnLine[] {
  return thinBox([placed(matrix, 0, 0), placed(matrix, 1, 0), placed(matrix, 1, 1), placed(matrix, 0, 1)])
}

function thinBox(points: readonly Point[]): DrawnLine[] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [width, height] = [right - left, bottom - top]
  const level = { x1: left, y1: (top + bottom) / 2, x2: right, y2: (top + bottom) / 2 }
  const upright = { x1: (left + right) / 2, y1: top, x2: (left + right) / 2, y2: bottom }
  // a dot may be part of either
  return [...(height <= THIN && width > 0 ? [level] : []), ...(width <= THIN && height > 0 ? [upright] : [])]
}
