import { isDeepStrictEqual } from 'node:util'
import type { ProviderReply } from '../domain/lookup.ts'
import type { Interpretation } from './http.ts'
import { malformed } from './wire-object.ts'

/** Rows of a provider's list, of one page or of all; unreadable ones are counted and left out. `totalCount` is the provider's own. */
export type Page<Row> = { rows: Row[]; skippedRows: number; totalCount: number }

/** With more pages, a reply cannot be about one lot, one month or one table. */
const MAX_PAGES = 200

const PAGES_AT_ONCE = 4

/**
 * Checks that a page contains the rows its own total promises; `pageSize` is 1 where the server decides it. Fewer rows are a
 * failure worth a retry: a list with a gap would pass for complete. If a full page has bad rows only, the format has changed.
 * Zero of zero means that the provider has no data.
 */
export function checkPage<Row>(page: Page<Row>, pageNumber: number, pageSize: number): Interpretation<Page<Row>> {
  const received = receivedIn(page)
  const promised = Math.min(pageSize, page.totalCount - (pageNumber - 1) * pageSize)
  if (received === 0 && page.totalCount === 0) return { status: 'NOT_FOUND' }
  if (received < promised) return malformed(`${received} of ${promised} rows`, 'SOON')
  if (page.rows.length === 0 && (pageNumber === 1 || received >= pageSize)) return malformed('no readable row')
  return { status: 'FOUND', value: page }
}

/**
 * Reads a list to its end (R-WIRE-08), with pages as large as the first one. `follow` refuses a page that does not continue
 * those before it; `readPage` calls it while it interprets a reply, so that the call log names the reason.
 */
export async function readPages<Row>(
  readPage: (
    pageNumber: number,
    follow: (page: Interpretation<Page<Row>>) => Interpretation<Page<Row>>,
  ) => Promise<ProviderReply<Page<Row>>>,
): Promise<ProviderReply<Page<Row>>> {
  const earlier: Page<Row>[] = []
  const follow = (page: Interpretation<Page<Row>>): Interpretation<Page<Row>> => {
    if (page.status === 'ERROR' || (page.status === 'NOT_FOUND' && earlier.length === 0)) return page
    if (page.status === 'NOT_FOUND' || earlier.some(({ totalCount }) => totalCount !== page.value.totalCount))
      return CHANGED
    const problem = problemOf(page.value, earlier)
    if (problem !== null) return malformed(problem)
    if (page.status === 'FOUND') earlier.push(page.value)
    return page
  }
  const first = await readPage(1, follow)
  if (first.status !== 'FOUND') return first
  const all = { ...first.value, rows: [...first.value.rows] }
  const pageSize = receivedIn(first.value)
  for (let pageNumber = 2; receivedIn(all) < all.totalCount; ) {
    const missing = Math.ceil((all.totalCount - receivedIn(all)) / pageSize)
    if (pageNumber - 1 + missing > MAX_PAGES) return { status: 'ERROR', reason: 'TOO_LARGE' }
    const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, missing) }, () => pageNumber++)
    for (const reply of await Promise.all(numbers.map((number) => readPage(number, follow)))) {
      if (reply.status !== 'FOUND') return reply
      for (const row of reply.value.rows) all.rows.push(row)
      all.skippedRows += reply.value.skippedRows
    }
  }
  return { status: 'FOUND', value: all }
}

/** The list changed while it was read. Each reply was readable, so no other form of it is worth asking for. */
const CHANGED = { status: 'ERROR', reason: 'PROVIDER_ERROR', detail: 'total changed between pages' } as const

/** Why a page does not continue the earlier ones: neither half a list nor one with rows twice must pass for a list. */
function problemOf<Row>(page: Page<Row>, earlier: readonly Page<Row>[]): string | null {
  if (earlier.some(({ rows }) => rows.length > 0 && isDeepStrictEqual(rows, page.rows))) return 'the same page twice'
  const received = [...earlier, page].reduce((count, each) => count + receivedIn(each), 0)
  return received > page.totalCount ? 'more rows than the total' : null
}

function receivedIn({ rows, skippedRows }: Page<unknown>): number {
  return rows.length + skippedRows
}
