/** Takes one of the possibilities of something unknown: the worst for the tenant comes first, the best last. */
export type Choose = <T>(...possible: readonly [T, ...T[]]) => T

/**
 * What may be, built once for each combination of the possibilities. Where there are too many, all the worst and all the
 * best together, and from both of them each possibility by itself, or two at a time.
 */
export function completions<T>(build: (choose: Choose) => T, most: number): T[] {
  const counts: number[] = []
  const first = build((...possible) => {
    counts.push(possible.length)
    return possible[0]
  })
  const vectors = counts.reduce((product, count) => product * count, 1) <= most ? all(counts) : some(counts, most)
  return [first, ...vectors.slice(1).map((vector) => build(choosing(vector)))]
}

function choosing(vector: readonly number[]): Choose {
  let at = -1
  return (...possible) => {
    at += 1
    return possible[Math.min(vector[at] ?? 0, possible.length - 1)] ?? possible[0]
  }
}

function all(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (vectors, count) => vectors.flatMap((vector) => Array.from({ length: count }, (_, option) => [...vector, option])),
    [[]],
  )
}

function some(counts: readonly number[], most: number): number[][] {
  const worst = counts.map(() => 0)
  const best = counts.map((count) => count - 1)
  const flips = (from: number[]) =>
    counts.flatMap((count, at) => Array.from({ length: count }, (_, option) => from.with(at, option)))
  const one = [...flips(worst), ...flips(best)]
  if (one.length * one.length > most) return [worst, best, ...one.slice(0, most)]
  return [worst, best, ...one, ...one.flatMap((vector) => flips(vector))]
}
