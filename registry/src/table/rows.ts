import { type Character, median, middleOf } from '../geometry/characters.ts'
import { linesOf } from '../geometry/text-lines.ts'
import { LIMITS } from '../page.ts'
import { bandsOf, cellsOf, rulesAcross, type TablePart, type TableRow } from './table-part.ts'

/** The number of a row, with the y of its first line. */
type Key = { text: string; y: number; height: number }

/** `key`: the column with the row numbers. `beside`: a column that every row fills from its first line. */
export type RowColumns = { key: number; beside: number }

/** Rows of a part of a table, from the top. A row without a number belongs to the previous one. */
export function rowsOf(part: TablePart, by: RowColumns): TableRow[] {
  // if rules separate the rows, a row continued from the previous page has its own band
  const isContinued = part.isContinued && rulesAcross(part).length === 0
  const bands = bandsOf(part).map((band) => ({ band, place: placeOfKey(band, part, by) }))
  const isFromTop = bands.some(({ place }) => place === 'TOP')
  return bands
    .flatMap(({ band, place }) => {
      const isOdd = place === 'ODD' || (place === 'MIDDLE' && isFromTop)
      return rowsOfBand(band, part, by, isContinued, isOdd)
    })
    .slice(0, LIMITS.rowsOfTable)
}

/**
 * In all rows, the number is on the first line or in the middle; `BOTH`: the row is no higher than its number.
 * A number elsewhere has lines of the previous row above it, because the rule between the rows was not found.
 */
function placeOfKey(
  band: readonly Character[],
  { columns }: TablePart,
  by: RowColumns,
): 'NONE' | 'TOP' | 'BOTH' | 'MIDDLE' | 'ODD' {
  const key = linesOf(cellsOf(band, columns)[by.key] ?? [])
  const lines = linesOf(band)
  const [first, last, top, bottom] = [key[0], key.at(-1), lines[0], lines.at(-1)]
  if (!(first && last && top && bottom)) return 'NONE'
  const isNear = (a: number, b: number) => Math.abs(a - b) < first.height * 0.35
  const isInMiddle = isNear((top.y + bottom.y) / 2, (first.y + last.y) / 2)
  if (isNear(top.y, first.y)) return isInMiddle ? 'BOTH' : 'TOP'
  return isInMiddle ? 'MIDDLE' : 'ODD'
}

function rowsOfBand(
  band: readonly Character[],
  part: TablePart,
  by: RowColumns,
  isContinued: boolean,
  isOdd: boolean,
): TableRow[] {
  const { page, columns } = part
  const cells = cellsOf(band, columns)
  const keys = keysOf(cells[by.key] ?? [])
  if (keys.length < 2 && !(keys.length === 1 && isContinued))
    return [{ page, cells, key: keys[0]?.text ?? null, certain: columns.certain && !isOdd }]
  const { borders, certain } = bordersOf(band, keys, cells[by.beside] ?? [], isContinued)
  const groups: Character[][] = Array.from({ length: borders.length + 1 }, () => [])
  for (const letter of band) {
    const at = borders.findIndex((border) => middleOf(letter) < border)
    groups[at < 0 ? borders.length : at]?.push(letter)
  }
  return groups
    .map((group, at) => ({ group, key: keys[at - 1]?.text ?? null }))
    .filter(({ group }) => group.length > 0)
    .map(({ group, key }) => ({ page, cells: cellsOf(group, columns), key, certain: certain && columns.certain }))
}

/** Numbers in the lines of a column: `3`, `3-1`, one broken at its hyphen, `1 (전 3)`. */
export function keysOf(letters: readonly Character[]): Key[] {
  const keys: Key[] = []
  for (const { text, y, height } of linesOf(letters)) {
    const last = keys.at(-1)
    const goesOn = last !== undefined && (last.text.endsWith('-') || /\([^)]*$/.test(last.text) || /^[-(]/.test(text))
    if (goesOn) last.text += text
    else keys.push({ text, y, height })
  }
  return keys
}

/** The start of each numbered row. Rows start on the line of their number, or their cells are vertically centred. */
function bordersOf(
  band: readonly Character[],
  keys: readonly Key[],
  beside: readonly Character[],
  isContinued: boolean,
): { borders: number[]; certain: boolean } {
  const besideLines = linesOf(beside)
  const startsAtKey = keys.map(({ y, height }) => {
    const own = besideLines.some((line) => Math.abs(line.y - y) < height * 0.35)
    const above = besideLines.some((line) => y - line.y >= height * 0.35 && y - line.y < height * 0.9)
    return own && !above
  })
  const lines = linesOf(band)
  const atTop = keys.map(({ y, height }) => y - height)
  const isCertain = isGapAt(lines, atTop) || startsWithKey(lines, keys, isContinued)
  const isOwn = !isContinued || !isInMidst(lines, keys)
  if (startsAtKey.every(Boolean)) return { borders: atTop, certain: isCertain && isOwn && isWidestAbove(lines, keys) }
  const pitch = pitchOf(lines)
  const gaps = keys.slice(1).map((key, at) => widestGap(lines, keys[at]?.y ?? 0, key.y))
  const first = (lines[0]?.y ?? 0) - (lines[0]?.height ?? 0) * 2
  return {
    borders: [first, ...gaps.map((gap) => gap.at)],
    certain: !isContinued && gaps.every(({ size, next }) => size > pitch * 1.25 && size > next * 1.15),
  }
}

type Lines = ReturnType<typeof linesOf>

/** The usual distance from one line to the next. */
function pitchOf(lines: Lines): number {
  return median(lines.slice(1).map(({ y }, at) => y - (lines[at]?.y ?? 0)))
}

/** Whether the first row's number is on the first line, so that the other rows start with their numbers too. */
function startsWithKey(lines: Lines, keys: readonly Key[], isContinued: boolean): boolean {
  return isContinued || Math.abs((lines[0]?.y ?? 0) - (keys[0]?.y ?? 0)) < (keys[0]?.height ?? 0) * 0.35
}

/** Whether the line above the first number is as far from it as the one below, so that both may be of its row. */
function isInMidst(lines: Lines, [first, second]: readonly Key[]): boolean {
  if (first === undefined) return false
  const near = first.height * 0.35
  const above = lines.findLast(({ y }) => first.y - y > near)
  const below = lines.find(({ y }) => y - first.y > near)
  if (above === undefined || below === undefined || (second !== undefined && below.y > second.y - near)) return false
  return Math.abs(first.y - above.y - (below.y - first.y)) < near
}

/** Whether the gap above each row start is at least as wide as those between the lines of a row. */
function isGapAt(lines: Lines, borders: readonly number[]): boolean {
  const pitch = pitchOf(lines)
  return borders.slice(1).every((border) => {
    const at = lines.findIndex(({ y }) => y > border)
    return at < 1 || (lines[at]?.y ?? 0) - (lines[at - 1]?.y ?? 0) >= pitch * 0.95
  })
}

/** Whether no gap between two numbers is wider than the one above the second: else its row starts before it. */
function isWidestAbove(lines: Lines, keys: readonly Key[]): boolean {
  return keys.slice(1).every((key, at) => {
    const between = lines.filter(({ y }) => y > (keys[at]?.y ?? 0) - 1 && y < key.y + key.height * 0.35)
    const gaps = between.slice(1).map(({ y }, index) => y - (between[index]?.y ?? 0))
    return (gaps.at(-1) ?? 0) >= Math.max(0, ...gaps) * 0.75
  })
}

/** `next`: the size of the second-widest gap; if both are similar, either may separate the rows. */
function widestGap(lines: Lines, from: number, to: number): { at: number; size: number; next: number } {
  let best = { at: (from + to) / 2, size: 0, next: 0 }
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before === undefined || before.y < from - 1 || line.y > to + 1) continue
    const size = line.y - before.y
    if (size > best.size) best = { at: (before.y + line.y - line.height * 0.7) / 2, size, next: best.size }
    else best.next = Math.max(best.next, size)
  }
  return best
}
