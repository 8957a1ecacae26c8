import type { FailureReason } from '../domain/lookup.ts'
import { serviceVersion } from '../platform/process/service-version.ts'

/** The largest reply that is read; the biggest real one (1,000 transactions as XML) has about 1 MiB. */
const MAX_BODY_BYTES = 16 * 1024 * 1024

/** data.go.kr's firewall answers 400 to a call without a User-Agent. */
const USER_AGENT = `lease-risk/${serviceVersion} (+rental pre-contract diagnosis)`

/** A decoded reply. The text of a binary reply is empty. */
export type WireResponse = { httpStatus: number; contentType: string; text: string; bytes?: Uint8Array }

export type ExchangeRequest = {
  url: URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  binary?: boolean
}

type Exchange =
  | { response: WireResponse }
  | { response: null; httpStatus: number | null; reason: FailureReason; detail: string }

/**
 * One request and its whole reply. Never throws. `limit` ends it as `TIMEOUT`, `signal` (the caller's) as `DEADLINE`; both
 * also cover the body. Redirects are not followed: the URL contains the key.
 */
export async function exchange(
  request: ExchangeRequest,
  limit: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<Exchange> {
  let httpStatus: number | null = null
  const failure = (reason: FailureReason, detail: string): Exchange => ({ response: null, httpStatus, reason, detail })
  try {
    const response = await fetch(request.url, {
      method: request.method ?? 'GET',
      headers: { 'user-agent': USER_AGENT, ...request.headers },
      body: request.body ?? null,
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    })
    httpStatus = response.status
    if (httpStatus >= 300 && httpStatus < 400) {
      await response.body?.cancel()
      return failure('HTTP_STATUS', `HTTP ${httpStatus}, redirect not followed`)
    }
    const bytes = await readCapped(response.body)
    if (bytes === null) return failure('TOO_LARGE', `more than ${MAX_BODY_BYTES} bytes`)
    const contentType = response.headers.get('content-type') ?? ''
    if (request.binary) return { response: { httpStatus, contentType, text: '', bytes } }
    const text = decodeBody(bytes, contentType)
    return text === null
      ? failure('MALFORMED', 'bytes are not valid in the declared charset')
      : { response: { httpStatus, contentType, text } }
  } catch (error) {
    if (signal?.aborted) return failure('DEADLINE', 'the caller stopped waiting')
    if (limit.aborted)
      return failure('TIMEOUT', httpStatus === null ? 'no reply in time' : 'reply not complete in time')
    return failure('NETWORK', networkCode(error))
  }
}

/** `null` when the body exceeds the cap; leaving the loop cancels the stream and with it the connection. */
async function readCapped(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns only the error's code: its message may quote the URL, and with it the key. */
function networkCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z][A-Z0-9_]{2,40}$/.test(code) ? code : 'connection failed'
}

/** Names that Korean servers use for Windows code page 949, which the WHATWG decoder knows as `euc-kr`. */
const CODE_PAGE_949 = new Set([
  'euc-kr',
  'euc_kr',
  'cp949',
  'ms949',
  'uhc',
  'ks_c_5601',
  'ks_c_5601-1987',
  'x-windows-949',
])

/**
 * Decodes a reply. Bytes that are valid UTF-8 are UTF-8 whatever the server declares; all others are read by the charset
 * of the Content-Type or of the XML prolog. `null`: the bytes are valid in neither, so any text from them would be garbage.
 */
export function decodeBody(bytes: Uint8Array, contentType: string): string | null {
  const text = decode(bytes, 'utf-8')
  if (text !== null) return text
  const declared = declaredCharset(bytes, contentType)
  return declared === null ? null : decode(bytes, declared)
}

function declaredCharset(bytes: Uint8Array, contentType: string): string | null {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(prolog)?.[1]
  if (declared === undefined) return null
  return CODE_PAGE_949.has(declared.toLowerCase()) ? 'euc-kr' : declared
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    // Unknown charset name (RangeError) or bytes that are not valid in it (TypeError).
    return null
  }
}
