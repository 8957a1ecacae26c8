import { datesIn } from '../entries/receipts.ts'
import { wholeDay } from './issued.ts'
import { type Paper, placed } from './paper.ts'
import type { ReadValue, UnreadablePart } from './paper-reading.ts'
import type { PaperRow } from './paper-table.ts'

const NONE =
  /^[-*(【[]*(?:(?:해당|조회)(?:사항|내역|자료)?(?:이|은|가)?없음|확정일자(?:부여)?(?:현황|내역|정보)?(?:이|은|가)?없(?:음|습니다)|해당주소의세대주가존재하지않(?:음|습니다)|전입세대(?:가)?없(?:음|습니다))\.?[-*)】\]]*$/

/** Days that are not of the listed rows. */
const OWN_DAY = /발급|발행|열람|출력|교부|작업|조회|확인일|신청|접수|제공|기준|기간/

/**
 * Whether a line of the paper states that there is nothing to list; `null` if not, if there are rows, or if there may be:
 * a line of another part may state it while the headings of the table were not found.
 */
export function noneIn({ lines }: Paper, rows: number): ReadValue<true> | null {
  const line = lines.find(({ text }) => NONE.test(text))
  const mayHaveRows = lines.some(
    ({ text }) => datesIn(text).length > 0 && !OWN_DAY.test(text) && wholeDay(text) === null,
  )
  if (line === undefined || rows > 0 || mayHaveRows) return null
  return { value: true, state: 'SETTLED', source: placed(line.page, line.text) }
}

const COUNT = /(?:^|[^\d])(?:총|전체|합계|건수)[:：]?(\d{1,4})(?:건|세대|가구)|세대수[:：]?(\d{1,4})세대/

/** The number of rows that the paper states. */
export function printedCount({ lines }: Paper): number | null {
  const counts = new Set(
    lines.flatMap(({ text }) => {
      const found = COUNT.exec(text)
      return found === null ? [] : [Number(found[1] ?? found[2])]
    }),
  )
  return counts.size === 1 ? ([...counts][0] ?? null) : null
}

/** Rows with a date in one column. Non-consecutive numbers and incomplete rows are reported in `unreadable`. */
export function rowsInOrder(rows: readonly PaperRow[], role: string, unreadable: UnreadablePart[]): PaperRow[] {
  const dated = rows.filter(({ cells }) => datesIn(cells[role] ?? '').length > 0)
  const numbers = dated.flatMap(({ cells }) => (cells['number'] === undefined ? [] : [cells['number']]))
  const isInOrder = numbers.every((number, at) => number === String(at + 1))
  const others = rows.filter((row) => !dated.includes(row) && Object.values(row.cells).some((text) => /\d/.test(text)))
  if (!isInOrder || others.length > 0) unreadable.push('ROWS')
  return dated
}
