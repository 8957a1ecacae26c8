import type { FailureReason } from '../domain/lookup.ts'
import type { Interpretation } from './http.ts'

export type WireObject = Record<string, unknown>

export function malformed(detail: string, retry?: 'SOON'): Interpretation<never> {
  return { status: 'ERROR', reason: 'MALFORMED', detail, ...(retry && { retry }) }
}

/** What a provider's own codes mean to us. */
export type FailureCodes = Record<string, { reason: FailureReason; retry?: 'SOON' | 'AFTER_MIDNIGHT' }>

/** The failure behind a provider's code; only the code is kept, as the text beside it may echo the request. */
export function failureOf(code: string, codes: FailureCodes): Interpretation<never> {
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined
  const detail = /^[A-Z_]{1,40}(-\d{3})?$/.test(code) ? code : 'a code of unknown form'
  return { status: 'ERROR', detail, ...(known ?? { reason: 'PROVIDER_ERROR' }) }
}

export function asObject(value: unknown): WireObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireObject) : null
}

/** A list that may come as an array, as one bare item, or not at all (`null`, `""`). */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** Text of one field, trimmed; `null` when missing or blank. A doubled XML tag counts once. */
export function readText(object: WireObject | null, field: string): string | null {
  const found = object?.[field]
  const value: unknown = Array.isArray(found) ? found[0] : found
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return String(value).trim() || null
}

/** A non-negative count, or `null` when the field holds none. */
export function readCount(object: WireObject | null, field: string): number | null {
  const text = readText(object, field)
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
