import type { FailureReason, ProviderReply } from '../domain/lookup.ts'
import type { CallSummary, Interpretation, ProviderHttp, ProviderName, WireResponse } from './http.ts'
import { checkPage, type Page, readPages } from './pages.ts'
import { asList, asObject, malformed, readCount, readText, type WireObject } from './wire-object.ts'
import { parseXml } from './xml.ts'

type Failure = { reason: FailureReason; meaning: string; retry?: 'SOON' | 'AFTER_MIDNIGHT' }

/** data.go.kr's result codes, for both the gateway's envelope and the service header (portal guide; R-GATE-06). */
const CODES: Record<string, Failure> = {
  '01': { reason: 'PROVIDER_ERROR', meaning: 'application error', retry: 'SOON' },
  '02': { reason: 'PROVIDER_ERROR', meaning: 'database error', retry: 'SOON' },
  '04': { reason: 'PROVIDER_ERROR', meaning: 'HTTP error behind the gateway', retry: 'SOON' },
  '05': { reason: 'PROVIDER_ERROR', meaning: 'service timeout', retry: 'SOON' },
  '10': { reason: 'PROVIDER_ERROR', meaning: 'invalid parameter' },
  '11': { reason: 'PROVIDER_ERROR', meaning: 'parameter missing' },
  '12': { reason: 'PROVIDER_ERROR', meaning: 'no such service' },
  '20': { reason: 'KEY_REJECTED', meaning: 'access denied or key missing' },
  '21': { reason: 'KEY_REJECTED', meaning: 'key disabled' },
  '22': { reason: 'QUOTA_EXCEEDED', meaning: 'daily quota used up', retry: 'AFTER_MIDNIGHT' },
  // not the quota of the day: a refresh pauses and goes on
  '23': { reason: 'PROVIDER_ERROR', meaning: 'too many calls a second', retry: 'SOON' },
  '26': { reason: 'PROVIDER_ERROR', meaning: 'service timeout', retry: 'SOON' },
  '29': { reason: 'KEY_REJECTED', meaning: 'address blocked' },
  '30': { reason: 'KEY_REJECTED', meaning: 'key not registered for this data set' },
  '31': { reason: 'KEY_REJECTED', meaning: 'key expired' },
  '32': { reason: 'KEY_REJECTED', meaning: 'address not registered' },
  '33': { reason: 'KEY_REJECTED', meaning: 'unsigned call' },
  '99': { reason: 'PROVIDER_ERROR', meaning: 'unknown error', retry: 'SOON' },
}
const NO_DATA = '03'

/** Complete bodies that the gateway sends as plain text, whatever the HTTP status. */
const PLAIN_TEXTS: Record<string, Failure> = {
  Forbidden: { reason: 'KEY_REJECTED', meaning: 'Forbidden (also for some hours after an approval)' },
  Unauthorized: { reason: 'KEY_REJECTED', meaning: 'Unauthorized' },
  'API token quota exceeded': { reason: 'QUOTA_EXCEEDED', meaning: 'API token quota exceeded', retry: 'SOON' },
  'API rate limit exceeded': { reason: 'PROVIDER_ERROR', meaning: 'API rate limit exceeded', retry: 'SOON' },
  'API not found': { reason: 'PROVIDER_ERROR', meaning: 'API not found' },
  'Unexpected errors': { reason: 'PROVIDER_ERROR', meaning: 'Unexpected errors', retry: 'SOON' },
  'Error forwarding request to backend server': {
    reason: 'PROVIDER_ERROR',
    meaning: 'backend not reached',
    retry: 'SOON',
  },
}

/** One page of a service reply. `totalCount` is the provider's own count over all pages. */
export type GatewayPage = { rows: WireObject[]; totalCount: number }

/** Reads one reply of apis.data.go.kr, XML or JSON, through all its layers of failure. `NOT_FOUND`: the service reports no data. */
export function readGatewayPage(response: WireResponse): Interpretation<GatewayPage> {
  const text = response.text.trim()
  // One building-register call in four answered 200 with nothing in August 2026; it never means "no building".
  if (text === '') return malformed('empty body', 'SOON')
  if (text.startsWith('{')) return readTree(parseJson(text))
  if (/^<(!doctype html|html|head|body)\b/i.test(text)) return malformed('HTML page', 'SOON')
  if (text.startsWith('<')) return readTree(parseXml(text))
  const plain = Object.entries(PLAIN_TEXTS).find(([prefix]) => text.startsWith(prefix))
  return plain === undefined ? malformed('neither XML nor JSON', 'SOON') : failed(plain[1], 'plain text')
}

function readTree(parsed: unknown): Interpretation<GatewayPage> {
  const tree = asObject(parsed)
  if (tree === null) return malformed('not well-formed', 'SOON')
  const envelope = asObject(asObject(tree['OpenAPI_ServiceResponse'])?.['cmmMsgHeader'])
  if (envelope !== null) return readFailureCode(readText(envelope, 'returnReasonCode'))
  const service = asObject(tree['response'])
  const code = readText(asObject(service?.['header']), 'resultCode')
  if (code === null) return malformed('no result code')
  return /^0+$/.test(code) ? readBody(asObject(service?.['body'])) : readFailureCode(code)
}

function readFailureCode(code: string | null): Interpretation<GatewayPage> {
  // the deals pad their codes to three digits (000)
  const padded = (code ?? '').replace(/^0+(?=\d)/, '').padStart(2, '0')
  if (padded === NO_DATA) return { status: 'NOT_FOUND' }
  const known = Object.hasOwn(CODES, padded) ? CODES[padded] : undefined
  if (known !== undefined) return failed(known, `code ${padded}`)
  return {
    status: 'ERROR',
    reason: 'PROVIDER_ERROR',
    detail: /^\w{2,8}$/.test(padded) ? `code ${padded}` : 'unknown code',
  }
}

function readBody(body: WireObject | null): Interpretation<GatewayPage> {
  const totalCount = readCount(body, 'totalCount')
  if (totalCount === null) return malformed('no total count')
  const rows = asList(asObject(body?.['items'])?.['item']).filter((row) => asObject(row) !== null) as WireObject[]
  return rows.length === 0 && totalCount === 0
    ? { status: 'NOT_FOUND' }
    : { status: 'FOUND', value: { rows, totalCount } }
}

/** Keeps numbers as text: a register key has up to 22 digits, more than a number can represent. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    )
  } catch {
    return null
  }
}

function failed(failure: Failure, where: string): Interpretation<GatewayPage> {
  const { reason, meaning, retry } = failure
  return { status: 'ERROR', reason, detail: `${where}: ${meaning}`, ...(retry === undefined ? {} : { retry }) }
}

type PagedRequest<Row> = {
  provider: ProviderName
  apiName: string
  /** Without `pageNo`. */
  url: URL
  summary: CallSummary
  /** Returns `null` for an unreadable row, which is dropped and counted. */
  readRow: (row: WireObject) => Row | null
}

/** Reads all rows of an operation, in the provider's order. Servers cap the requested page size. */
export function readGatewayPages<Row>(
  http: ProviderHttp,
  { provider, apiName, url, summary, readRow }: PagedRequest<Row>,
  signal?: AbortSignal,
): Promise<ProviderReply<Page<Row>>> {
  return readPages((pageNo, follow) => {
    const pageUrl = new URL(url)
    pageUrl.searchParams.set('pageNo', String(pageNo))
    const interpret = (response: WireResponse): Interpretation<Page<Row>> => {
      const page = readGatewayPage(response)
      if (page.status !== 'FOUND') return follow(page)
      const rows = page.value.rows.map(readRow).filter((row) => row !== null)
      const skippedRows = page.value.rows.length - rows.length
      return follow(checkPage({ rows, skippedRows, totalCount: page.value.totalCount }, pageNo, 1))
    }
    return http.request({ provider, apiName, url: pageUrl, summary: { ...summary, pageNo }, interpret }, signal)
  })
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
