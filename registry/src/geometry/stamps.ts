import type { Character } from './characters.ts'
import { median } from './median.ts'

const STAMP = ['열', '람', '용'] as const
/** A stamp is written larger than what it stands over, or with its letters apart. */
const LARGER = 1.5
const MOST_LETTERS = 200

/** The letters of a page without the stamp over them, whichever way it runs. */
export function withoutStamps(characters: readonly Character[]): Character[] {
  const usual = median(characters.map(({ height }) => height))
  const drop = new Set<Character>()
  const [firsts, seconds, thirds] = STAMP.map((letter) => characters.filter(({ text }) => text === letter))
  for (const letters of [firsts, seconds, thirds])
    for (const letter of letters ?? []) if (letter.height > usual * LARGER) drop.add(letter)
  for (const first of (firsts ?? []).slice(0, MOST_LETTERS))
    for (const second of (seconds ?? []).slice(0, MOST_LETTERS)) {
      const third = (thirds ?? []).slice(0, MOST_LETTERS).find((each) => isRow(first, second, each))
      if (third !== undefined) for (const letter of [first, second, third]) drop.add(letter)
    }
  return characters.filter((each) => !drop.has(each))
}

/** Three letters of one size in one direction, one step apart each. */
function isRow(a: Character, b: Character, c: Character): boolean {
  const step = { x: b.x - a.x, y: b.y - a.y }
  const size = a.height
  return (
    Math.abs(b.height - size) < size * 0.1 &&
    Math.abs(c.height - size) < size * 0.1 &&
    step.x > 0 &&
    Math.hypot(step.x, step.y) > size * 0.6 &&
    Math.abs(c.x - b.x - step.x) < size * 0.45 &&
    Math.abs(c.y - b.y - step.y) < size * 0.3
  )
}
