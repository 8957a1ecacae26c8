/** Random numbers that are the same for the same seed. */
export type Random = {
  next(): number
  below(limit: number): number
  between(from: number, to: number): number
  chance(p: number): boolean
  pick<T>(list: readonly T[]): T
}

export function randomOf(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (p) => next() < p,
    pick: (list) => list[below(list.length)] as never,
  }
}
