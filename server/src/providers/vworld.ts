import type { Interpretation, ProviderHttp } from './http.ts'
import { interpretText } from './interpret-text.ts'
import { checkPage, type Page } from './pages.ts'
import {
  asList,
  asObject,
  type FailureCodes,
  failureOf,
  malformed,
  readCount,
  readText,
  type WireObject,
} from './wire-object.ts'

/** What every VWorld client needs. `domain` is the site that the key is registered for; a key without one works without it. */
export type VworldAccess = {
  http: ProviderHttp
  /** Origin only. */
  baseUrl: string
  key: string | undefined
  domain: string | undefined
}

/** `INCORRECT_KEY` (the domain differs) also comes now and then for a right pair, so it gets a second try. */
const VWORLD_FAILURES: FailureCodes = {
  INVALID_KEY: { reason: 'KEY_REJECTED' },
  UNAVAILABLE_KEY: { reason: 'KEY_REJECTED' },
  INCORRECT_KEY: { reason: 'KEY_REJECTED', retry: 'SOON' },
  OVER_REQUEST_LIMIT: { reason: 'QUOTA_EXCEEDED', retry: 'AFTER_MIDNIGHT' },
  SYSTEM_ERROR: { reason: 'PROVIDER_ERROR', retry: 'SOON' },
  UNKNOWN_ERROR: { reason: 'PROVIDER_ERROR', retry: 'SOON' },
}

export function vworldUrl(access: VworldAccess, key: string, path: string, parameters: Record<string, string>): URL {
  const url = new URL(path, access.baseUrl)
  url.search = new URLSearchParams({ key, ...(access.domain && { domain: access.domain }), ...parameters }).toString()
  return url
}

/** Reads the envelope of `/req/*`, whose status is in the body under HTTP 200, and hands the result of an `OK` to `read`. */
export function interpretVworldResult<T>(
  text: string,
  read: (result: WireObject) => Interpretation<T>,
): Interpretation<T> {
  return interpretText(text, (root) => {
    const envelope = asObject(root.response)
    const status = readText(envelope, 'status')
    if (status === 'NOT_FOUND') return { status: 'NOT_FOUND' }
    if (status === 'ERROR') return failureOf(readText(asObject(envelope?.error), 'code') ?? '', VWORLD_FAILURES)
    const result = asObject(envelope?.result)
    return status === 'OK' && result ? read(result) : malformed('no result')
  })
}

/** Most rows of a page of national spatial data (`/ned/data/*`); asking for more gives an empty answer. */
export const NED_PAGE_SIZE = 1000

/** Where a list of national spatial data stands: the roots that it may have, and the name of its rows. */
export type NedList = { roots: readonly string[]; rows: string }

/**
 * One page of a list of national spatial data; `read` gives `null` for a row that is not readable. An empty list has the
 * root `response` instead of its own, as has every XML answer; an error comes under HTTP 200 as a non-empty `resultCode`
 * (R-PRICE-04).
 */
export function interpretNedPage<Row>(
  text: string,
  { roots, rows: name }: NedList,
  pageNumber: number,
  read: (row: WireObject | null) => Row | null,
): Interpretation<Page<Row>> {
  return interpretText(text, (root) => {
    const reply = [...roots, 'response'].map((each) => asObject(root[each])).find((each) => each !== null) ?? null
    const failure = readText(reply, 'resultCode') ?? readText(asObject(reply?.error), 'code')
    if (failure) return failureOf(failure, VWORLD_FAILURES)
    const totalCount = readCount(reply, 'totalCount')
    if (totalCount === null) return malformed('no totalCount')
    const wireRows = asList(reply?.[name] ?? asObject(reply?.fields)?.[name])
    const rows = wireRows.map((row) => read(asObject(row))).filter((row) => row !== null)
    return checkPage({ rows, skippedRows: wireRows.length - rows.length, totalCount }, pageNumber, NED_PAGE_SIZE)
  })
}

/** `YYYY-MM-DD` of a field that holds one; `null` for a day that does not exist. */
export function readDay(row: WireObject | null, field: string): string | null {
  const text = readText(row, field)
  const day = text === null ? null : /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text)
  if (day === null) return null
  const date = `${day[1]}-${day[2]}-${day[3]}`
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null
}
