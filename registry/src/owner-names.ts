import { addressOf } from './document/head.ts'
import { inOrder } from './document/page-numbers.ts'
import { preparePage } from './document/prepared-page.ts'
import { segmentsOf } from './document/segments.ts'
import { OWNER_WORDS } from './document/summary.ts'
import { cellOf, textOf } from './entries/record.ts'
import { spacedText } from './geometry/text-lines.ts'
import { LIMITS, type Page } from './page.ts'
import { tableOf } from './table/table-rows.ts'

/**
 * Names of the owners in the summary, used on the device only to check whether the landlord is one of them. They are
 * not part of any reading and must not be stored. Empty without a summary.
 */
export function ownerNamesOf(pages: readonly Page[]): string[] {
  const prepared = pages.slice(0, LIMITS.pages).map((page, index) => preparePage(page, index + 1))
  const ordered = inOrder(prepared).pages
  const lines = ordered.flatMap((page) => page.lines.map((line) => ({ spaced: spacedText(line), text: line.text })))
  const { segments } = segmentsOf(ordered, addressOf(lines))
  const owners = segments.filter(({ section }) => section === 'SUMMARY_OWNERS')
  return tableOf(owners, OWNER_WORDS, { key: 4, beside: 0 })
    .rows.map(({ cells }) => textOf(cellOf([cells[0] ?? []])).replace(/\((?:소유자|공유자|합유자|수탁자)\)$/, ''))
    .filter((name) => name !== '')
}
