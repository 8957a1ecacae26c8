import type { Character } from './characters.ts'

/** A gap wider than a blank, where a letter is missing. */
const MISSING = 0.42
/** Maximum deviation from the baseline for letters of one number, as a share of their height. */
const OFF_LINE = 0.15

/** Whether a letter is missing next to a digit of a line, or one of its digits is off the baseline. */
export function hasHole(line: readonly Character[]): boolean {
  return line.some((letter, at) => {
    const before = line[at - 1]
    return before !== undefined && /\d/.test(before.text + letter.text) && isApart(before, letter)
  })
}

/**
 * Whether a letter is missing between two letters, or, if both belong to a number, one is off the baseline. Printed blanks
 * explain a gap beside a number, but none inside of it.
 */
export function isApart(before: Character, letter: Character): boolean {
  const isInNumber = /^[\d,.]{2}$/.test(before.text + letter.text)
  const isOffLine = isInNumber && Math.abs(letter.y - before.y) > letter.height * OFF_LINE
  const start = isInNumber ? letter.x : letter.blanksFrom
  return isOffLine || start - before.right > letter.height * MISSING
}
