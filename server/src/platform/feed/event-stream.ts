import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { inWords } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import type { HttpApp } from '../http/http-app.ts'
import { languageOf } from '../http/language.ts'

/** `id` is the last seen event that a reconnecting reader names. */
export type StreamEvent = { id: number; event: string; data: unknown }

export type EventStream = {
  /** Aborted when the reader is gone or the service stops: events sent from then on reach nobody. */
  signal: AbortSignal
  /** Queues the events and never waits for the reader. */
  send(events: readonly StreamEvent[]): void
  /** Resolves when the reader has taken everything sent, or is gone; for senders with more data than may be queued. */
  taken(): Promise<void>
}

export type EventStreams = {
  /**
   * Responds with a stream that stays open until `write` is done, the reader leaves or the service stops. `seen` is the
   * position at which it begins: a reader that disconnects before anything was sent resumes from there.
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    write: (stream: EventStream) => Promise<void>,
    seen?: number,
  ): FastifyReply
}

/** Keeps proxies and browsers from considering an idle connection dead, and detects readers that are gone. */
const COMMENT_EVERY_MS = 15_000
const RECONNECT_MS = 2_000
/** Bytes queued for a slow reader, besides the connection's buffers, before it is dropped; it may reconnect for the rest. */
const MOST_WAITING_BYTES = 64 * 1024
/** A reader that does not take the last events must not delay a shutdown. */
const ENDS_WITHIN_MS = 1_000

/** The header browsers send when they reconnect; routes with an event stream declare it. No value of it is an error. */
export const LastEventIdHeader = Type.Object({
  'last-event-id': Type.Optional(
    Type.String({ description: '마지막으로 받은 일의 번호. 우리 것이 아니면 없는 것과 같습니다.' }),
  ),
})

/** Returns the last event the reader saw; 0 if it names none of ours. */
export function lastSeenId(headers: { 'last-event-id'?: string }): number {
  const id = headers['last-event-id']
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : 0
}

/** Server-sent events. Routes declare `config: { eventStream: true }`, which limits how many one address may hold open. */
export function createEventStreams(app: HttpApp, { commentEveryMs = COMMENT_EVERY_MS } = {}): EventStreams {
  const open = new Set<AbortController>()
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const stream of open) stream.abort()
  })
  return {
    open(request, reply, write, seen) {
      const over = new AbortController()
      open.add(over)
      reply.raw.on('close', () => over.abort())
      const { text, push, taken } = boundedText(() => {
        request.log.info('a reader of an event stream was too slow and is dropped')
        reply.raw.destroy()
      })
      const comments = setInterval(() => push(':\n\n'), commentEveryMs)
      over.signal.addEventListener('abort', () => {
        open.delete(over)
        clearInterval(comments)
        text.push(null)
        setTimeout(() => reply.raw.destroy(), ENDS_WITHIN_MS).unref()
      })
      const language = languageOf(request)
      const send = (events: readonly StreamEvent[]) => {
        if (over.signal.aborted || events.length === 0) return
        comments.refresh()
        push(events.map((event) => eventText(event, language)).join(''))
      }
      // also sends the headers at once
      push(`retry: ${RECONNECT_MS}\n${seen === undefined ? '' : `id: ${seen}\n`}\n`)
      write({ signal: over.signal, send, taken })
        .catch((error) => request.log.error({ err: error }, 'an event stream broke off'))
        .finally(() => over.abort())
      if (closing) over.abort()
      return (
        reply
          // the connection is no longer needed when the stream ends, and must not delay a shutdown
          .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
          .type('text/event-stream')
          .send(text)
      )
    },
  }
}

/** Queues everything pushed, and calls `onTooMuch` when more is queued than for a reader that keeps up. */
function boundedText(onTooMuch: () => void): { text: Readable; push(part: string): void; taken(): Promise<void> } {
  let onTaken = Promise.withResolvers<void>()
  const text = new Readable({
    // so that `read` is called only when nothing is queued any more
    highWaterMark: 1,
    read() {
      onTaken.resolve()
    },
  })
  text.on('close', () => onTaken.resolve())
  return {
    text,
    push(part) {
      onTaken = Promise.withResolvers()
      text.push(part)
      if (text.readableLength > MOST_WAITING_BYTES) onTooMuch()
    },
    taken: () => (text.destroyed ? Promise.resolve() : onTaken.promise),
  }
}

function eventText({ id, event, data }: StreamEvent, language: Language): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(inWords(data, language))}\n\n`
}
