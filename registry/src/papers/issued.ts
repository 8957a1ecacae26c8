import { hasHole } from '../geometry/holes.ts'
import type { Paper, PaperLine } from './paper.ts'

const LABEL = /(?:발급|발행|열람|출력|교부|작업|조회|확인)(?:일시|일자|일)[:：]?/
/** A day that is written out whole: where a digit is missing it is none. */
const PLAIN = /^((?:19|20)\d{2})(?:년(\d{1,2})월(\d{1,2})일|([.\-/])(\d{2})\4(\d{2})(?!\d))/

/** The day at the start of a text without blanks, as YYYY-MM-DD; `null` where it is not plain. */
function plainDay(text: string): string | null {
  const [, year, month = '', day = '', , digits = '', last = ''] = PLAIN.exec(text) ?? []
  if (year === undefined) return null
  const date = `${year}-${(month || digits).padStart(2, '0')}-${(day || last).padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}

/** A text that is a day and nothing else. */
export const wholeDay = (text: string): string | null => (text.length <= 11 ? plainDay(text) : null)

/** The one day of these; `null` where there is none, or where there are several. */
function oneDay(days: readonly (string | null)[]): string | null {
  const known = new Set(days.filter((day) => day !== null))
  return known.size === 1 ? ([...known][0] ?? null) : null
}

/** The day behind a label, on any line. */
export function dayBehind(lines: readonly PaperLine[], label: RegExp): string | null {
  return oneDay(
    lines.map((line) => {
      const found = label.exec(line.text)
      return found === null ? null : dayAt(line, found.index + found[0].length)
    }),
  )
}

/** The one day on a line of its own, over the office that issued it. */
export function dayAlone(lines: readonly PaperLine[]): string | null {
  return oneDay(lines.map((line) => (wholeDay(line.text) === null ? null : dayAt(line, 0))))
}

/** A blank parts the words of a day, and no more. */
function dayAt({ text, characters }: PaperLine, start: number): string | null {
  const rest = text.slice(start)
  const length = PLAIN.exec(rest)?.[0].length ?? 0
  return hasHole(characters.slice(start, start + length)) ? null : plainDay(rest)
}

/** The day that a paper says it was issued. */
export const issuedOnOf = ({ lines }: Paper): string | null => dayBehind(lines, LABEL) ?? dayAlone(lines)
