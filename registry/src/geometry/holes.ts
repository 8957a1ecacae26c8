import type { Character } from './characters.ts'

/** Wider than a blank: a letter is missing there. */
const MISSING = 0.42
/** Letters of one number stand on one line, as shares of their height. */
const OFF_LINE = 0.15

/** Whether a letter is missing beside a digit of a line, or one of its digits stands off the line. */
export function hasHole(line: readonly Character[]): boolean {
  return line.some((letter, at) => {
    const before = line[at - 1]
    return before !== undefined && /\d/.test(before.text + letter.text) && isApart(before, letter)
  })
}

/** Whether a letter is missing between two of a line, or one of them, both of a number, stands off the line. */
export function isApart(before: Character, letter: Character): boolean {
  const isOffLine =
    /^[\d,.]{2}$/.test(before.text + letter.text) && Math.abs(letter.y - before.y) > letter.height * OFF_LINE
  return isOffLine || letter.x - before.right > letter.height * MISSING
}
