import type { Character, Struck } from './characters.ts'
import type { Stretch } from './drawn-rules.ts'

/** Distance above the baseline of a sure strike, and of a line that may be under or over a letter: shares of height. */
const SURE = { low: 0.12, high: 0.68 }
const PERHAPS = { low: 0.02, high: 0.82 }
/** A line that covers a smaller share of a letter ends at it. */
const COVERED = 0.5
/** Rules of tables are longer than this, in letter heights. */
const SHORT = 40

export type Strikes = { characters: Character[]; rules: Stretch[] }

/** The letters, each marked as struck or not, and the remaining horizontal lines, which are rules of tables. */
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

/** A short line is not a rule of a table and may be a badly placed strike. */
function perhapsStruck(letter: Character, sorted: readonly Stretch[]): Struck {
  const near = within(sorted, letter, PERHAPS).filter((stretch) => coveredBy(letter, stretch) > 0.2)
  return near.some(({ from, to }) => to - from < letter.height * SHORT) ? 'UNSURE' : 'NO'
}

/** A rule of a table that happens to touch one letter is not a strike. */
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
