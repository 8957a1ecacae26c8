import type { Page, TextItem } from '../page.ts'

/** A word that was recognised in a picture, with its box in dots from the upper left corner. */
export type RecognisedWord = { text: string; x0: number; x1: number }
/** A line of them. `y0`, `y1`: its upper and its lower edge. */
export type RecognisedLine = { y0: number; y1: number; words: readonly RecognisedWord[] }

/** Lines of a picture that is so many dots wide. */
export type RecognisedPage = { width: number; lines: readonly RecognisedLine[] }

type Box = { bbox: { x0: number; y0: number; x1: number; y1: number } }
/** What is used of an answer of `tesseract.js`. */
export type RecognisedBlocks = readonly { paragraphs: { lines: (Box & { words: (Box & { text: string })[] })[] }[] }[]

/** The lines of an answer, of a picture that is so many dots wide. `null`: nothing was recognised. */
export function recognisedPage(blocks: RecognisedBlocks | null, width: number): RecognisedPage {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
  return {
    width,
    lines: lines.map(({ bbox, words }) => ({
      y0: bbox.y0,
      y1: bbox.y1,
      words: words.map((word) => ({ text: word.text, x0: word.bbox.x0, x1: word.bbox.x1 })),
    })),
  }
}

/** Of A4, in points. */
const PAPER_WIDTH = 595
/** What lies under the line that letters stand on, of the height of all. */
const BELOW = 0.12
/** What the rules of a table are taken for. */
const RULES = /^[|ㅣ_。·~\-—=[\]{}]+$/
const MOST_WORDS = 4_000

/**
 * What was recognised, as the items of a page: each word stands on the line of its neighbours, and behind the one that it was read
 * after, since boxes of words overlap. No line of the paper is among it.
 */
export function pageOfRecognised({ width, lines }: RecognisedPage): Page {
  const scale = width > 0 ? PAPER_WIDTH / width : 0
  const items = lines.flatMap(({ y0, y1, words }): TextItem[] => {
    const height = (y1 - y0) * scale
    const y = y1 * scale - height * BELOW
    let right = Number.NEGATIVE_INFINITY
    return words
      .filter(({ text }) => !RULES.test(text))
      .map(({ text, x0, x1 }) => {
        const x = Math.max(x0 * scale, right)
        right = Math.max(x1 * scale, x + 0.1)
        return { text, x, y, width: right - x, height }
      })
  })
  return { items: items.slice(0, MOST_WORDS), lines: [], scanned: true }
}
