/** PDF transformation matrix `[a, b, c, d, e, f]`: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number]
export type Point = { x: number; y: number }

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix that applies the inner one first, then the outer one. */
export function inside(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Parses six numbers from a file; `null` if there are fewer or any is not finite. */
export function matrixOf(value: unknown): Matrix | null {
  if (typeof value !== 'object' || value === null) return null
  const numbers = Array.from(value as ArrayLike<unknown>).slice(0, 6)
  return numbers.length === 6 && numbers.every((each) => Number.isFinite(each)) ? (numbers as unknown as Matrix) : null
}
