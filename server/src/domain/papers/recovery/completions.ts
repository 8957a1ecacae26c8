/** Takes one of the possibilities of something unknown: the worst for the tenant comes first, the best last. */
export type Choose = <T>(...possible: readonly [T, ...T[]]) => T

/** Of days in order of time; `standing` is that from which on an entry leaves the lease standing. */
type ChooseDay = (standing: string, ...possible: readonly [string, ...string[]]) => string

/**
 * What is unknown. `lease`: whether and from when the lease binds a buyer, which may be at its best while the money is at
 * its worst, or the other way round; then most, or least, stays against the buyer.
 */
export type Choices = { money: Choose; lease: Choose; day: ChooseDay }

/** How many there are; which one lets the lease stand and takes most of the money, and which one the opposite. */
type Open = { count: number; standingAt: number; fallingAt: number }

/**
 * What may be, built once for each combination of the possibilities. Where there are too many, all the worst, all the best,
 * lease and money against each other, and from each of them every possibility by itself, or two at a time.
 */
export function completions<T>(build: (choices: Choices) => T, most: number): T[] {
  const open: Open[] = []
  const first = build({
    money: (...possible) => {
      open.push({ count: possible.length, standingAt: 0, fallingAt: possible.length - 1 })
      return possible[0]
    },
    lease: (...possible) => {
      open.push({ count: possible.length, standingAt: possible.length - 1, fallingAt: 0 })
      return possible[0]
    },
    day: (standing, ...possible) => {
      open.push({ count: possible.length, standingAt: Math.max(0, possible.indexOf(standing)), fallingAt: 0 })
      return possible[0]
    },
  })
  const isFew = open.reduce((product, { count }) => product * count, 1) <= most
  const vectors = isFew ? all(open.map(({ count }) => count)) : some(open, most)
  return [first, ...vectors.slice(1).map((vector) => build(choosing(vector)))]
}

function choosing(vector: readonly number[]): Choices {
  let at = -1
  const choose: Choose = (...possible) => {
    at += 1
    return possible[Math.min(vector[at] ?? 0, possible.length - 1)] ?? possible[0]
  }
  return { money: choose, lease: choose, day: (_, ...possible) => choose(...possible) }
}

function all(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (vectors, count) => vectors.flatMap((vector) => Array.from({ length: count }, (_, option) => [...vector, option])),
    [[]],
  )
}

function some(open: readonly Open[], most: number): number[][] {
  const worst = open.map(() => 0)
  const best = open.map(({ count }) => count - 1)
  const standing = open.map(({ standingAt }) => standingAt)
  const flips = (from: number[]) =>
    open.flatMap(({ count }, at) => Array.from({ length: count }, (_, option) => from.with(at, option)))
  const falling = open.map(({ fallingAt }) => fallingAt)
  const bases = [worst, best, standing, falling]
  const one = bases.flatMap(flips)
  if (one.length * one.length > most) return [...bases, ...one.slice(0, most)]
  return [...bases, ...one, ...one.flatMap((vector) => flips(vector))]
}
