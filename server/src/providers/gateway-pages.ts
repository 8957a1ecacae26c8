import { isDeepStrictEqual } from 'node:util'
import type { ProviderReply } from '../domain/lookup.ts'
import { type GatewayPage, readGatewayPage } from './gateway.ts'
import type { CallSummary, Interpretation, ProviderHttp, ProviderName, WireResponse } from './http.ts'
import type { WireObject } from './wire-object.ts'

/** Far beyond any real reply; stops a server that never signals the end. */
const MAX_PAGES = 100

type PagedRequest<T> = {
  provider: ProviderName
  apiName: string
  /** Without `pageNo`, which is set page by page. */
  url: URL
  summary: CallSummary
  /** Returns `null` for an unreadable row, which is dropped and counted. */
  readRow: (row: WireObject) => T | null
}

/** All rows of a paged operation, in the provider's order. */
type AllRows<T> = { values: T[]; skippedRows: number; totalCount: number }

/**
 * Reads an operation to its last page, tracking the received rows and the provider's total, because servers cap the
 * requested page size. A page that is empty before the end, repeats an earlier one, goes beyond the total or states another
 * makes the whole result an ERROR: neither half a month nor one with rows twice must pass for a month.
 */
export async function readAllPages<T>(
  http: ProviderHttp,
  { provider, apiName, url, summary, readRow }: PagedRequest<T>,
  signal?: AbortSignal,
): Promise<ProviderReply<AllRows<T>>> {
  const all: T[] = []
  const earlier: GatewayPage[] = []
  for (let pageNo = 1, received = 0; ; pageNo++) {
    url.searchParams.set('pageNo', String(pageNo))
    const interpret = (response: WireResponse): Interpretation<ReadPage<T>> => {
      const page = readGatewayPage(response)
      if (page.status === 'ERROR') return page
      if (page.status === 'NOT_FOUND') return earlier.length === 0 ? page : changed
      return checkPage(page.value, { pageNo, received, earlier }) ?? readRows(page.value, readRow)
    }
    const reply: ProviderReply<ReadPage<T>> = await http.request(
      { provider, apiName, url, summary: { ...summary, pageNo }, interpret },
      signal,
    )
    if (reply.status !== 'FOUND') return reply
    const { page, values } = reply.value
    for (const value of values) all.push(value)
    received += page.rows.length
    earlier.push(page)
    if (received >= page.totalCount) {
      const skippedRows = received - all.length
      return { status: 'FOUND', value: { values: all, skippedRows, totalCount: page.totalCount } }
    }
  }
}

type ReadPage<T> = { page: GatewayPage; values: T[] }

const changed: Interpretation<never> = {
  status: 'ERROR',
  reason: 'PROVIDER_ERROR',
  detail: 'total changed between pages',
}

/** The problem of a page given the previous pages; `null` when there is none. */
function checkPage(
  page: GatewayPage,
  { pageNo, received, earlier }: { pageNo: number; received: number; earlier: readonly GatewayPage[] },
): Interpretation<never> | null {
  if (earlier.some(({ totalCount }) => totalCount !== page.totalCount)) return changed
  if (page.rows.length === 0) {
    return { status: 'ERROR', reason: 'MALFORMED', detail: 'no rows before the end', retry: 'SOON' }
  }
  if (earlier.some(({ rows }) => isDeepStrictEqual(rows, page.rows))) {
    return { status: 'ERROR', reason: 'MALFORMED', detail: 'the same page twice' }
  }
  if (received + page.rows.length > page.totalCount) {
    return { status: 'ERROR', reason: 'MALFORMED', detail: 'more rows than the total' }
  }
  if (pageNo === MAX_PAGES && received + page.rows.length < page.totalCount) {
    return { status: 'ERROR', reason: 'TOO_LARGE', detail: `more than ${MAX_PAGES} pages` }
  }
  return null
}

/** Drops individual bad rows; if all are bad, the format has changed and the page is an error. */
function readRows<T>(page: GatewayPage, readRow: (row: WireObject) => T | null): Interpretation<ReadPage<T>> {
  const values = page.rows.map(readRow).filter((value) => value !== null)
  if (values.length === 0) return { status: 'ERROR', reason: 'MALFORMED', detail: 'no row could be read' }
  return { status: 'FOUND', value: { page, values } }
}

/**
 * The URL of an operation, including the service key. The portal issues each key in two forms, percent-encoded and raw;
 * both work here, because the key is decoded first and encoded exactly once.
 */
export function gatewayUrl(baseUrl: string, path: string, serviceKey: string, query: Record<string, string>): URL {
  const url = new URL(path, baseUrl)
  url.searchParams.set('serviceKey', decodedKey(serviceKey.trim()))
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
