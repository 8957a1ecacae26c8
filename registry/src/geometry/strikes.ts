import type { Character, Struck } from './characters.ts'
import type { Stretch } from './drawn-rules.ts'

/** Where a line goes through a letter for sure, and where it may be one under or over it: shares of its height over its line. */
const SURE = { low: 0.12, high: 0.68 }
const PERHAPS = { low: 0.02, high: 0.82 }
/** A line that covers less of a letter ends at it. */
const COVERED = 0.5
/** Rules of tables are longer, in heights of a letter. */
const SHORT = 40

export type Strikes = { characters: Character[]; rules: Stretch[] }

/** Letters with whether they are struck, and the level lines that are left as rules of tables. */
export function strikesOf(characters: readonly Character[], level: readonly Stretch[]): Strikes {
  const sorted = level.toSorted((a, b) => a.at - b.at)
  const crossings = new Map<Stretch, { letters: number; length: number }>()
  const crossed = characters.map((letter) => {
    const through = within(sorted, letter, SURE).filter((stretch) => coveredBy(letter, stretch) >= COVERED)
    for (const stretch of through) {
      const { letters, length } = crossings.get(stretch) ?? { letters: 0, length: 0 }
      crossings.set(stretch, { letters: letters + 1, length: length + letter.right - letter.x })
    }
    return { letter, through }
  })
  const strikes = new Set([...crossings].filter(([stretch, by]) => isStrike(stretch, by)).map(([stretch]) => stretch))
  return {
    characters: crossed.map(({ letter, through }) => {
      const isStruck = through.some((stretch) => strikes.has(stretch))
      return { ...letter, struck: isStruck ? 'YES' : perhapsStruck(letter, sorted) }
    }),
    rules: sorted.filter((stretch) => !strikes.has(stretch)),
  }
}

/** A short line is no rule of a table, and may be a strike that sits badly. */
function perhapsStruck(letter: Character, sorted: readonly Stretch[]): Struck {
  const near = within(sorted, letter, PERHAPS).filter((stretch) => coveredBy(letter, stretch) > 0.2)
  return near.some(({ from, to }) => to - from < letter.height * SHORT) ? 'UNSURE' : 'NO'
}

/** A rule of a table that touches one letter by chance strikes nothing. */
function isStrike({ from, to }: Stretch, { letters, length }: { letters: number; length: number }): boolean {
  return letters >= 3 || length >= (to - from) * 0.1
}

function coveredBy({ x, right }: Character, { from, to }: Stretch): number {
  return (Math.min(right, to) - Math.max(x, from)) / Math.max(right - x, 0.01)
}

function within(
  sorted: readonly Stretch[],
  { y, height }: Character,
  window: { low: number; high: number },
): Stretch[] {
  const found: Stretch[] = []
  const end = y - height * window.low
  for (let at = firstFrom(sorted, y - height * window.high); at < sorted.length; at += 1) {
    const stretch = sorted[at] as Stretch
    if (stretch.at > end) break
    found.push(stretch)
  }
  return found
}

function firstFrom(sorted: readonly Stretch[], value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as Stretch).at < value) low = middle + 1
    else high = middle
  }
  return low
}
