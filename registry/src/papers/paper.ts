import { inOrder } from '../document/page-numbers.ts'
import { type PreparedPage, preparePage } from '../document/prepared-page.ts'
import type { Character } from '../geometry/characters.ts'
import { median } from '../geometry/median.ts'
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
