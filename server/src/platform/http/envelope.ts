import { type CursorPage, type CursorQuery, EnvelopeOf, type Page, type PageQuery } from '@lease-risk/contract/common'
import { type TSchema, Type } from 'typebox'
import { message, type Text, type Worded } from '../../words/message.ts'

/** Wraps data in the envelope of every JSON answer. Messages in it are worded before it is written (`wordAnswers`). */
export function envelope<T>(data: T, text: Text = message('REQUEST_DONE')) {
  return { success: true, message: text, data } as { success: true; message: string; data: Worded<T> }
}

/** The `response` of a route that answers 200 with this data; error answers are added to the OpenAPI document by themselves. */
export function ok<T extends TSchema>(data: T) {
  return { 200: EnvelopeOf(data) }
}

/** The `response` of a route that creates something (201). */
export function created<T extends TSchema>(data: T) {
  return { 201: EnvelopeOf(data) }
}

/** The `response` of a route that only takes a task on (202). */
export function accepted<T extends TSchema>(data: T) {
  return { 202: EnvelopeOf(data) }
}

/** The `response` of a route outside of the envelope: a page (`text/html`), a file, an event stream. */
export function raw(contentType: string, description: string) {
  return { 200: { description, content: { [contentType]: { schema: Type.Unsafe<unknown>({ type: 'string' }) } } } }
}

/** One page of a list, from its rows and the count of all. */
export function pageOf<T>(content: T[], { page, size }: PageQuery, totalElements: number): Page<T> {
  const totalPages = Math.ceil(totalElements / size)
  return { content, page, size, totalElements, totalPages, hasNext: page + 1 < totalPages }
}

/** Where a page of a queue begins and how many rows are read for it: one more than it shows. */
export function cursorPart({ page, size, cursor }: CursorQuery): {
  after: number | null
  limit: number
  offset: number
} {
  return { after: cursor === undefined ? null : Number(cursor), limit: size + 1, offset: cursor ? 0 : page * size }
}

/** The page of the rows that `cursorPart` asked for; `numberOf` is what the queue is ordered by. */
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
