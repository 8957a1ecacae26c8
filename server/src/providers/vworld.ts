import type { Interpretation, ProviderHttp } from './http.ts'
import { interpretText } from './interpret-text.ts'
import { asObject, type FailureCodes, failureOf, malformed, readText, type WireObject } from './wire-object.ts'

/** What every VWorld client needs. `domain` is the site that the key is registered for; a key without one works without it. */
export type VworldAccess = {
  http: ProviderHttp
  /** Origin only. */
  baseUrl: string
  key: string | undefined
  domain: string | undefined
}

/** `INCORRECT_KEY` (the domain differs) also comes now and then for a right pair, so it gets a second try. */
export const VWORLD_FAILURES: FailureCodes = {
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
