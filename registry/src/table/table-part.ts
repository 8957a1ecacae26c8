import { speaksOfEntries } from '../document/line-kinds.ts'
import { type Character, middleOf } from '../geometry/characters.ts'
import type { Stretch } from '../geometry/drawn-rules.ts'
import { linesOf, type TextLine } from '../geometry/text-lines.ts'
import type { Columns } from './columns.ts'

/** The part of a table on one page, below its header. `isContinued`: the first row may continue the previous page's. */
export type TablePart = {
  page: number
  columns: Columns
  letters: Character[]
  level: Stretch[]
  isContinued: boolean
}

/** The letters of one row by column, and whether the row's borders are certain. */
export type TableRow = { page: number; cells: Character[][]; key: string | null; certain: boolean }

/** Maximum gap between letters of one word, in letter heights. */
const TOGETHER = 0.15

/**
 * The letters of a table without trailing lines that run across its columns, such as a note below it. `certain`:
 * nothing ran across the columns in the middle of the table.
 */
export function withoutNotes(
  letters: readonly Character[],
  { borders }: Columns,
): { letters: Character[]; certain: boolean } {
  const lines = linesOf(letters)
  const isNote = (line: TextLine) => runsAcross(line, borders)
  const first = lines.findIndex(isNote)
  if (first < 0) return { letters: [...letters], certain: true }
  const rest = lines.slice(first)
  const hasKey = rest.some((line) => !isNote(line) && isKey(textIn(line, borders)))
  if (hasKey || rest.some(({ text }) => speaksOfEntries(text))) return { letters: [...letters], certain: false }
  return { letters: lines.slice(0, first).flatMap(({ characters }) => characters), certain: true }
}

const isKey = (text: string) => /^\d+(?:-\d+)*$/.test(text)

function textIn({ characters }: TextLine, borders: readonly number[]): string {
  const end = borders[0] ?? 0
  return characters
    .filter(({ x, right }) => (x + right) / 2 < end)
    .map(({ text }) => text)
    .join('')
}

/** Whether words or letters cross at least two column borders, since one crossing may be a badly measured word. */
function runsAcross({ characters }: TextLine, borders: readonly number[]): boolean {
  const crossed = borders.filter((border) =>
    characters.some(({ right, x, height }, at) => {
      const next = characters[at + 1]
      const isOnIt = x < border - height * 0.25 && right > border + height * 0.25
      return isOnIt || (next !== undefined && x < border && next.x >= border && next.x - right < height * TOGETHER)
    }),
  )
  return crossed.length >= 2
}

/** Rules across the table, from top to bottom: those that reach from the second column to the last. */
export function rulesAcross({ columns, letters, level }: TablePart): number[] {
  const right = letters.reduce((most, letter) => Math.max(most, letter.right), Number.NEGATIVE_INFINITY)
  const first = columns.borders[0] ?? 0
  const last = columns.borders.at(-1) ?? 0
  const reach = last + Math.max((right - last) * 0.5, 5)
  const across = level.filter(({ from, to }) => from <= first + 2 && to >= reach).map(({ at }) => at)
  return across.filter((at, index) => index === 0 || at - (across[index - 1] ?? 0) > 1.5)
}

/** Letters between consecutive rules, without empty bands. */
export function bandsOf(part: TablePart): Character[][] {
  const rules = rulesAcross(part)
  const bands: Character[][] = Array.from({ length: rules.length + 1 }, () => [])
  for (const letter of part.letters) {
    const middle = middleOf(letter)
    const at = rules.findIndex((rule) => middle < rule)
    bands[at < 0 ? rules.length : at]?.push(letter)
  }
  return bands.filter((band) => band.length > 0)
}

export function cellsOf(letters: readonly Character[], { borders }: Columns): Character[][] {
  const cells: Character[][] = Array.from({ length: borders.length + 1 }, () => [])
  for (const letter of letters) {
    const middle = (letter.x + letter.right) / 2
    const at = borders.findIndex((border) => middle < border)
    cells[at < 0 ? borders.length : at]?.push(letter)
  }
  return cells
}
