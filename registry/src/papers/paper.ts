import { inOrder } from '../document/page-numbers.ts'
import { type PreparedPage, preparePage } from '../document/prepared-page.ts'
import { datesIn } from '../entries/references.ts'
import type { Character } from '../geometry/characters.ts'
import { median } from '../geometry/characters.ts'
import { hasHole } from '../geometry/holes.ts'
import { spacedText } from '../geometry/text-lines.ts'
import { LIMITS, type Page } from '../page.ts'

/** `text` has no blanks. */
export type PaperLine = { page: number; at: number; text: string; spaced: string; characters: readonly Character[] }

/** The pages of a paper in order, with the properties of the paper as a whole. */
export type Paper = {
  pages: PreparedPage[]
  lines: PaperLine[]
  /** All lines, joined. */
  text: string
  count: { read: number; of: number }
  isScan: boolean
  isCut: boolean
  isDoubled: boolean
  isCancelled: boolean
}

/** Stamps are larger than the text below them. */
const LARGER = 1.5
/** Limits for lines per page and letters per line. */
const MOST_LINES = 200
const MOST_LETTERS = 300
const CANCELLED = /무효|폐기|취소|폐쇄|말소/

export function paperOf(given: readonly Page[]): Paper {
  const whole = given.slice(0, LIMITS.pages).map((page, index) => preparePage(page, index + 1))
  const prepared = whole.map((page) => ({
    ...page,
    lines: page.lines.filter(({ characters }) => characters.length <= MOST_LETTERS).slice(0, MOST_LINES),
  }))
  const isOverfull = prepared.some(({ lines }, at) => lines.length < (whole[at]?.lines.length ?? 0))
  const { pages, read, of, isDoubled } = inOrder(prepared)
  const lines = pages.flatMap(({ number, lines: own }) =>
    own.map((line, at) => ({
      page: number,
      at,
      text: line.text,
      spaced: spacedText(line),
      characters: line.characters,
    })),
  )
  return {
    pages,
    lines,
    text: lines.map(({ text }) => text).join(''),
    count: { read, of: Math.max(of, given.length) },
    isScan: pages.some(({ isScan }) => isScan === true),
    isCut: isOverfull || pages.some(({ isCut }) => isCut) || given.length > LIMITS.pages,
    isDoubled,
    isCancelled: pages.some(isStampedCancelled),
  }
}

/** Whether a large word is stamped over the text in any direction; its letters all have one size. */
function isStampedCancelled({ letters }: PreparedPage): boolean {
  const usual = median(letters.map(({ height }) => height))
  const sizes = new Map<number, string>()
  for (const { text, height } of letters.toSorted((a, b) => a.x - b.x))
    if (height > usual * LARGER) sizes.set(Math.round(height), (sizes.get(Math.round(height)) ?? '') + text)
  return [...sizes.values()].some((text) => CANCELLED.test(text))
}

/** A text with its page, truncated to 200 characters. */
export const placed = (page: number, text: string): { page: number; text: string } => ({
  page,
  text: text.slice(0, 200),
})

export const LABEL_OF_ISSUE = /(?:발급|발행|열람|출력|교부|작업|조회|확인)(?:일시|일자|일)[:：]?/
/**
 * A complete date, also before a time; a date with a missing digit does not match. Of dates with dots, those that end with
 * a dot may have single digits (`2026. 3. 5.`).
 */
const PLAIN =
  /^((?:19|20)\d{2})(?:년(\d{1,2})월(\d{1,2})일|\.([1-9]\d?)\.([1-9]\d?)\.|([.\-/])(\d{2})\6(\d{2})(?!\d(?!\d:\d\d)))/

/** The date at the start of a text without blanks, as YYYY-MM-DD; `null` if it is not a complete date. */
function plainDay(text: string): string | null {
  const [, year, ...parts] = PLAIN.exec(text) ?? []
  const [month = '', day = ''] = parts.filter((part) => part !== undefined && /\d/.test(part))
  if (year === undefined) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null
}

/** The date of a text that consists only of a date. */
export const wholeDay = (text: string): string | null =>
  (PLAIN.exec(text)?.[0] ?? '').length >= text.replace(/\.$/, '').length ? plainDay(text) : null

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

/** The last day of a term after a label: `2026.11.20 ~ 2026.12.19`, or a day alone. */
export function endBehind(lines: readonly PaperLine[], label: RegExp): string | null {
  return oneDay(
    lines.map((line) => {
      const found = label.exec(line.text)
      if (found === null) return null
      const start = found.index + found[0].length
      const length = PLAIN.exec(line.text.slice(start))?.[0].length ?? 0
      const rest = line.text.slice(start + length)
      const next = /^\.?(?:부터|[~∼～-])/.exec(rest)
      if (next === null || length === 0) return datesIn(rest).length > 0 ? null : dayAt(line, start)
      return dayAt(line, start + length + next[0].length)
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
export const issuedOnOf = ({ lines }: Paper): string | null => dayBehind(lines, LABEL_OF_ISSUE) ?? dayAlone(lines)
