import { isDeepStrictEqual } from 'node:util'
import type { ProviderReply } from '../domain/lookup.ts'
import type { Interpretation } from './http.ts'
import { malformed } from './wire-object.ts'

/** One parsed page of a provider's list; unreadable rows are counted and left out. */
export type Page<Row> = { rows: Row[]; skippedRows: number; totalCount: number }

/** With more pages, a reply cannot be about one lot or one table. */
const MAX_PAGES = 200

const PAGES_AT_ONCE = 4

/**
 * Checks that a page contains the rows its own total promises. Fewer rows are a failure worth a retry: a list with a gap
 * would pass for complete. Zero of zero means that the provider has no data.
 */
export function checkPage<Row>(page: Page<Row>, pageNumber: number, pageSize: number): Interpretation<Page<Row>> {
  const received = page.rows.length + page.skippedRows
  const promised = Math.min(pageSize, page.totalCount - (pageNumber - 1) * pageSize)
  if (received === 0 && page.totalCount === 0) return { status: 'NOT_FOUND' }
  if (received < promised) return malformed(`${received} of ${promised} rows`, 'SOON')
  if (page.rows.length === 0 && pageNumber === 1) return malformed('no readable row')
  return { status: 'FOUND', value: page }
}

/** Reads a list to its end. A page that fails, is empty, states another total or repeats an earlier one fails the list. */
export async function readPages<Row>(
  pageSize: number,
  readPage: (pageNumber: number) => Promise<ProviderReply<Page<Row>>>,
): Promise<ProviderReply<Row[]>> {
  const first = await readPage(1)
  if (first.status !== 'FOUND') return first
  const pageCount = Math.ceil(first.value.totalCount / pageSize)
  if (pageCount > MAX_PAGES) return { status: 'ERROR', reason: 'TOO_LARGE' }
  const rows = [...first.value.rows]
  const earlier = [first.value]
  for (let next = 2; next <= pageCount; next += PAGES_AT_ONCE) {
    const count = Math.min(PAGES_AT_ONCE, pageCount - next + 1)
    const replies = await Promise.all(Array.from({ length: count }, (_, index) => readPage(next + index)))
    for (const reply of replies) {
      if (reply.status === 'ERROR') return reply
      if (reply.status !== 'FOUND' || !follows(earlier, reply.value)) return { status: 'ERROR', reason: 'MALFORMED' }
      earlier.push(reply.value)
      rows.push(...reply.value.rows)
    }
  }
  return { status: 'FOUND', value: rows }
}

function follows<Row>(earlier: readonly Page<Row>[], page: Page<Row>): boolean {
  return earlier.every(({ rows, totalCount }) => totalCount === page.totalCount && !isDeepStrictEqual(rows, page.rows))
}
