import type { Page, TextItem } from '../page.ts'

/** A word recognised in a picture, with its horizontal extent in pixels from the upper left corner. */
export type RecognisedWord = { text: string; x0: number; x1: number }
/** A line of recognised words. `y0`, `y1`: its upper and lower edge. */
export type RecognisedLine = { y0: number; y1: number; words: readonly RecognisedWord[] }

/** The recognised lines of a picture, and its width in pixels. */
export type RecognisedPage = { width: number; lines: readonly RecognisedLine[] }

type Box = { bbox: { x0: number; y0: number; x1: number; y1: number } }
/** The part of a `tesseract.js` result that is used. */
export type RecognisedBlocks = readonly { paragraphs: { lines: (Box & { words: (Box & { text: string })[] })[] }[] }[]

/** The lines of a result for a picture with this width in pixels. `blocks` is `null` if nothing was recognised. */
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

/** Width of A4, in points. */
const PAPER_WIDTH = 595
/** The share of a line's height that lies below the baseline. */
const BELOW = 0.12
/** Characters that a recogniser reads in place of table rules. */
const RULES = /^[|ㅣ_。·~\-—=[\]{}]+$/
const MOST_WORDS = 4_000

/**
 * Converts recognised text to the items of a page. Each word is placed on the baseline of its neighbours and after the
 * word read before it, since word boxes overlap. The result contains no drawn lines.
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
