import type { Character } from '../geometry/characters.ts'
import { linesOf } from '../geometry/text-lines.ts'
import type { Paper, PaperLine } from './paper.ts'

/** The match of a pattern beside a label (`isCell` false: with the rest of its line) or in the cell below the label's line. */
type Labelled = { found: RegExpExecArray; isCell: boolean; line: PaperLine }

/** How far below its label a value may start and end, in letter heights. */
const BELOW = 3.5
/** A gap between two cells, in letter heights. */
const BETWEEN_CELLS = 0.8

/** The first match of a pattern at the start of a value with this label; forms print the value beside the label or below. */
export function labelled(paper: Paper, label: string, pattern: RegExp): Labelled | null {
  for (const line of paper.lines)
    for (let at = line.text.indexOf(label); at >= 0; at = line.text.indexOf(label, at + 1)) {
      const end = at + label.length
      const beside = line.text.slice(end).replace(/^[:：]/, '')
      const found = pattern.exec(beside)
      if (found !== null) return { found, isCell: false, line }
      const inCell = pattern.exec(below(paper, line, at, end))
      if (inCell !== null) return { found: inCell, isCell: true, line }
    }
  return null
}

/** The text of the cell below a label: between the rules beside it, or without such rules between the labels beside it. */
function below({ pages }: Paper, { page, characters }: PaperLine, start: number, end: number): string {
  const own = pages.find(({ number }) => number === page)
  const label = characters.slice(start, end)
  const [first] = label
  const last = label.at(-1)
  if (own === undefined || first === undefined || last === undefined) return ''
  const [top, bottom] = [first.y + first.height * 0.3, first.y + first.height * BELOW]
  const under = own.letters.filter(({ y }) => y > top && y <= bottom)
  const rules = own.upright.filter(({ from, to }) => from < first.y && to > top).map(({ at }) => at)
  const left = Math.max(...rules.filter((at) => at <= first.x + 1), Number.NEGATIVE_INFINITY)
  const right = Math.min(...rules.filter((at) => at >= last.right - 1), Number.POSITIVE_INFINITY)
  const isFramed = Number.isFinite(left) && Number.isFinite(right)
  const inCell = under.filter(({ x, right: end }) => x >= left - 1 && end <= right + 1)
  const lines = linesOf(inCell).map(({ characters }) => characters)
  if (isFramed) return lines.map(textOf).join('')
  const [before, after] = [characters[start - 1]?.right ?? 0, characters[end]?.x ?? Number.POSITIVE_INFINITY]
  const words = wordsOf(lines[0] ?? []).filter((word) => {
    const [from, to] = [word[0]?.x ?? 0, word.at(-1)?.right ?? 0]
    return from > before && to < after && from < last.right + first.height
  })
  return words.length === 1 ? textOf(words[0] ?? []) : ''
}

const textOf = (letters: readonly Character[]): string => letters.map(({ text }) => text).join('')

function wordsOf(letters: readonly Character[]): Character[][] {
  const words: Character[][] = []
  for (const letter of letters) {
    const last = words.at(-1)?.at(-1)
    if (last !== undefined && letter.x - last.right < letter.height * BETWEEN_CELLS) words.at(-1)?.push(letter)
    else words.push([letter])
  }
  return words
}
