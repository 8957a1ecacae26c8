import { LIMITS, type Page } from '../page.ts'
import { PageMarks } from './page-marks.ts'
import type { Operators, PdfDocument, PdfLoading } from './pdf-document.ts'

const SILENT = 0
/** Larger pictures are not decoded: registry documents have none, and their text does not depend on pictures. */
const LARGEST_PICTURE = 20_000_000

/** Options with which both the terminal and a browser worker open a file: nothing is drawn or logged. */
export const OPENING = {
  verbosity: SILENT,
  maxImageSize: LARGEST_PICTURE,
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  stopAtErrors: false,
} as const

/** The pages of a file that is being opened; `null` if it is not a PDF that can be opened. */
export async function pagesOfLoading(loading: PdfLoading, operators: Operators): Promise<Page[] | null> {
  try {
    return await pagesOfPdf(await loading.promise, operators)
  } catch {
    return null
  } finally {
    await loading.destroy().catch(() => undefined)
  }
}

/**
 * The text and drawn lines of each page. An unreadable page has neither, but keeps its position.
 * Characters are separate items, since a library that joins them into words also joins them across column borders.
 */
export async function pagesOfPdf(document: PdfDocument, operators: Operators): Promise<Page[]> {
  const pages: Page[] = []
  const started = performance.now()
  // one page more than the limit shows that there are more
  const count = Math.min(document.numPages, LIMITS.pages + 1)
  let characters = 0
  for (let number = 1; number <= count; number += 1) {
    const isLate = performance.now() - started > LIMITS.milliseconds
    const isFull = number > LIMITS.pages || characters > LIMITS.characters
    const page = isLate || isFull ? { items: [], lines: [] } : await pageOf(document, number, operators)
    characters += page.items.length
    pages.push(page)
  }
  return pages
}

async function pageOf(document: PdfDocument, number: number, operators: Operators): Promise<Page> {
  try {
    const page = await document.getPage(number)
    const list = await page.getOperatorList()
    const marks = new PageMarks(operators, {
      getViewport: (options) => page.getViewport(options),
      commonObjs: page.commonObjs,
    })
    return marks.run(list)
  } catch {
    return { items: [], lines: [] }
  }
}
