import type { Character, Struck } from '../geometry/characters.ts'
import { isApart } from '../geometry/holes.ts'
import { linesOf } from '../geometry/text-lines.ts'

/**
 * Letters of a cell in reading order, without blanks. A cell may continue in the next row or on the next page.
 * `isAfterHole`: there is a gap before the letter.
 */
export type Cell = { text: string; struck: Struck; line: number; isAfterHole: boolean }[]

export function cellOf(rows: readonly (readonly Character[])[]): Cell {
  let line = -1
  return rows.flatMap((letters) =>
    linesOf(letters).flatMap(({ characters }) => {
      line += 1
      const own = line
      return characters.map((letter, at) => {
        const before = characters[at - 1]
        return {
          text: letter.text,
          struck: letter.struck,
          line: own,
          isAfterHole: before !== undefined && isApart(before, letter),
        }
      })
    }),
  )
}

export const textOf = (cell: Cell): string => cell.map(({ text }) => text).join('')

/** The text that is not struck. */
export const liveTextOf = (cell: Cell): string =>
  cell
    .filter(({ struck }) => struck !== 'YES')
    .map(({ text }) => text)
    .join('')

export function linesOfCell(cell: Cell): string[] {
  const lines = new Map<number, string>()
  for (const { text, line } of cell) lines.set(line, (lines.get(line) ?? '') + text)
  return [...lines.values()]
}

/** Whether a number has a digit that is missing or off the baseline. `numbers`: pattern of the numbers to check. */
export function hasBrokenNumber(cell: Cell, numbers: RegExp): boolean {
  const text = textOf(cell)
  const ends = [...text.matchAll(numbers)].map(({ index, 0: { length } }) => [index, index + length] as const)
  let at = 0
  return cell.some(({ text: own, isAfterHole }) => {
    const start = at
    at += own.length
    return isAfterHole && ends.some(([from, to]) => start >= from && start < to)
  })
}

export type Strike = 'STRUCK' | 'LIVE' | 'MIXED'

const NEARLY_ALL = 0.8
const HARDLY_ANY = 0.1

/** Letters that a line merely touches can make the result mixed. */
export function strikeOf(cell: Cell): Strike {
  if (cell.length === 0) return 'LIVE'
  const count = (struck: Struck) => cell.filter((letter) => letter.struck === struck).length / cell.length
  if (count('YES') >= NEARLY_ALL) return 'STRUCK'
  return count('YES') <= HARDLY_ANY && count('UNSURE') <= HARDLY_ANY ? 'LIVE' : 'MIXED'
}
