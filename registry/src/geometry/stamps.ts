import type { Character } from './characters.ts'
import { median } from './characters.ts'

const VIEWED = '열람용'
const STAMPS = [VIEWED, '발급용', '교부용', '제출용']
/** A stamp is larger than the text below it, or has its letters spaced apart. */
const LARGER = 1.5
const MOST_LETTERS = 200

/** The letters of a page without any stamps over them, in whatever direction they run. */
export function withoutStamps(characters: readonly Character[]): Character[] {
  const usual = median(characters.map(({ height }) => height))
  const drop = new Set(STAMPS.flatMap((stamp) => lettersOf(stamp, characters, usual)))
  return characters.filter((each) => !drop.has(each))
}

function lettersOf(stamp: string, characters: readonly Character[], usual: number): Character[] {
  const found: Character[] = []
  const each = Array.from(stamp).map((letter) => characters.filter(({ text }) => text === letter))
  const large = each.map((letters) => letters.filter(({ height }) => height > usual * LARGER))
  if (stamp === VIEWED || large.every((letters) => letters.length > 0)) found.push(...large.flat())
  const [firsts = [], seconds = [], thirds = []] = each.map((letters) => letters.slice(0, MOST_LETTERS))
  for (const first of firsts)
    for (const second of seconds) {
      const third = thirds.find((other) => isRow(first, second, other))
      if (third !== undefined) found.push(first, second, third)
    }
  return found
}

/** Whether three letters have one size and are equally spaced in one direction. */
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
