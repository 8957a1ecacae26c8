import { hasHole } from '../geometry/holes.ts'
import type { Paper, PaperLine } from './paper.ts'

const LABEL = /(?:발급|발행|열람|출력|교부|작업|조회|확인)(?:일시|일자|일)[:：]?/
/** A complete date; a date with a missing digit does not match. */
const PLAIN = /^((?:19|20)\d{2})(?:년(\d{1,2})월(\d{1,2})일|([.\-/])(\d{2})\4(\d{2})(?!\d))/

/** The date at the start of a text without blanks, as YYYY-MM-DD; `null` if it is not a complete date. */
function plainDay(text: string): string | null {
  const [, year, month = '', day = '', , digits = '', last = ''] = PLAIN.exec(text) ?? []
  if (year === undefined) return null
  const date = `${year}-${(month || digits).padStart(2, '0')}-${(day || last).padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}

/** The date of a text that consists only of a date. */
export const wholeDay = (text: string): string | null => (text.length <= 11 ? plainDay(text) : null)

/** The only date in the list; `null` if there is none or there are several. */
function oneDay(days: readonly (string | null)[]): string | null {
  const known = new Set(days.filter((day) => day !== null))
  return known.size === 1 ? ([...known][0] ?? null) : null
}

/** The date after a label, on any line. */
export function dayBehind(lines: readonly PaperLine[], label: RegExp): string | null {
  return oneDay(
    lines.map((line) => {
      const found = label.exec(line.text)
      return found === null ? null : dayAt(line, found.index + found[0].length)
    }),
  )
}

/** The only date on a line of its own, above the issuing office. */
export function dayAlone(lines: readonly PaperLine[]): string | null {
  return oneDay(lines.map((line) => (wholeDay(line.text) === null ? null : dayAt(line, 0))))
}

/** Parts of a date may be separated by a blank, but not by a wider gap. */
function dayAt({ text, characters }: PaperLine, start: number): string | null {
  const rest = text.slice(start)
  const length = PLAIN.exec(rest)?.[0].length ?? 0
  return hasHole(characters.slice(start, start + length)) ? null : plainDay(rest)
}

/** The issue date printed on a paper. */
export const issuedOnOf = ({ lines }: Paper): string | null => dayBehind(lines, LABEL) ?? dayAlone(lines)
