import { type CursorPage, type CursorQuery, EnvelopeOf, type Page, type PageQuery } from '@lease-risk/contract/common'
import { type TSchema, Type } from 'typebox'
import { message, type Text, type Worded } from '../../words/message.ts'

/** Wraps data in the envelope of every JSON response. Its messages are put into words before writing (`wordAnswers`). */
export function envelope<T>(data: T, text: Text = message('REQUEST_DONE')) {
  return { success: true, message: text, data } as { success: true; message: string; data: Worded<T> }
}

/** The `response` of a route that returns this data with 200; errors are added to the OpenAPI document automatically. */
export function ok<T extends TSchema>(data: T) {
  return { 200: EnvelopeOf(data) }
}

/** The `response` of a route that creates something (201). */
export function created<T extends TSchema>(data: T) {
  return { 201: EnvelopeOf(data) }
}

/** The `response` of a route that only accepts a task (202). */
export function accepted<T extends TSchema>(data: T) {
  return { 202: EnvelopeOf(data) }
}

/** The `response` of a route without the envelope: a page (`text/html`), a file, an event stream. */
export function raw(contentType: string, description: string) {
  return { 200: { description, content: { [contentType]: { schema: Type.Unsafe<unknown>({ type: 'string' }) } } } }
}

/** Returns one page of a list, given its rows and the total count. */
export function pageOf<T>(content: T[], { page, size }: PageQuery, totalElements: number): Page<T> {
  const totalPages = Math.ceil(totalElements / size)
  return { content, page, size, totalElements, totalPages, hasNext: page + 1 < totalPages }
}

/** Returns where a page of a queue begins and how many rows to read: one more than it shows. */
export function cursorPart({ page, size, cursor }: CursorQuery): {
  after: number | null
  limit: number
  offset: number
} {
  return { after: cursor === undefined ? null : Number(cursor), limit: size + 1, offset: cursor ? 0 : page * size }
}

/** Returns the page for rows read with `cursorPart`; `numberOf` is the number by which the queue is ordered. */
export function cursorPageOf<Row>(
  rows: readonly Row[],
  query: CursorQuery,
  totalElements: number,
  numberOf: (row: Row) => number,
): CursorPage<Row> {
  const content = rows.slice(0, query.size)
  const last = content.at(-1)
  const hasNext = rows.length > query.size
  const nextCursor = hasNext && last !== undefined ? String(numberOf(last)) : null
  return { ...pageOf(content, query, totalElements), hasNext, nextCursor }
}
