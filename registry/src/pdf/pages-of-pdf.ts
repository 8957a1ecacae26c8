import { LIMITS, type Page } from '../page.ts'
import { PageMarks } from './page-marks.ts'
import type { Operators, PdfDocument } from './pdf-document.ts'

/**
 * The text and the drawn lines of each page. A page that cannot be read has neither, and stays in its place.
 * Characters come one by one, since a library that joins them to words joins them over the borders of columns too.
 */
export async function pagesOfPdf(document: PdfDocument, operators: Operators): Promise<Page[]> {
  const pages: Page[] = []
  const started = performance.now()
  // one more than are read shows that there are more
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
