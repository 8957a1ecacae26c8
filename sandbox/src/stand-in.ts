import type { SeoulDate } from './seoul-date.ts'

export type ProviderName =
  | 'juso'
  | 'building-register'
  | 'transactions'
  | 'public-price'
  | 'broker-offices'
  | 'land-ledger'
  | 'boundary'
  | 'geocoder'
  | 'map-tiles'
  | 'r-one'
  | 'risk-model'

/** One request as a provider sees it. */
export type WireRequest = {
  operation: string
  path: string
  headers: Record<string, string | string[] | undefined>
  /** Query and form fields together. */
  parameters: URLSearchParams
  body: string
  /** The only key this sandbox accepts. */
  key: string
  today: SeoulDate
}

/** `bytes`: sent instead of a text. */
export type WireReply = {
  status: number
  contentType: string
  body: string
  bytes?: Buffer
  headers?: Record<string, string>
}

/** Errors that each provider reports in its own format. */
export type OwnTrouble = 'errorInside200' | 'quota' | 'empty'

/** One provider: its paths, its responses, and its error formats. */
export type StandIn = {
  provider: ProviderName
  /** Returns the operation named by the path or a parameter; null if the path is not this provider's. */
  operationOf(path: string, parameters: URLSearchParams): string | null
  answer(request: WireRequest): WireReply
  trouble(request: WireRequest, kind: OwnTrouble): WireReply
}

export function json(value: unknown, status = 200): WireReply {
  return { status, contentType: 'application/json;charset=UTF-8', body: JSON.stringify(value) }
}

export function xml(body: string, status = 200): WireReply {
  return { status, contentType: 'application/xml;charset=UTF-8', body }
}

export function plainText(body: string, status: number): WireReply {
  return { status, contentType: 'text/plain;charset=UTF-8', body }
}

export function html(body: string, status = 200): WireReply {
  return { status, contentType: 'text/html;charset=UTF-8', body }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML and HTML, in text and quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** `<name>value</name>` for each field, in order; `null` becomes an empty tag. */
export function xmlFields(row: Record<string, string | number | null>): string {
  return Object.entries(row)
    .map(([name, value]) => (value === null ? `<${name}/>` : `<${name}>${escapeXml(String(value))}</${name}>`))
    .join('')
}

/** Returns a parameter as a whole number; `fallback` if it is missing or not a whole number. */
export function wholeNumber(parameters: URLSearchParams, name: string, fallback: number): number {
  const text = parameters.get(name) ?? ''
  return /^\d+$/.test(text) ? Number(text) : fallback
}

/** Returns the page of `rows` with this 1-based number. */
export function pageOf<T>(rows: T[], page: number, size: number): T[] {
  return rows.slice((Math.max(page, 1) - 1) * size, Math.max(page, 1) * size)
}
