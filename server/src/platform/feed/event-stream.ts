import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { inWords } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import type { HttpApp } from '../http/http-app.ts'
import { languageOf } from '../http/language.ts'

/** `id` is what a reader that comes back names as the last one it saw. */
export type StreamEvent = { id: number; event: string; data: unknown }

export type EventStream = {
  /** Aborted when nobody reads any more, or the service stops: what is said from then on reaches nobody. */
  signal: AbortSignal
  /** Takes the events over and never waits for the reader. */
  send(events: readonly StreamEvent[]): void
  /** When the reader has taken what was sent, or is gone: for whoever has more to send than may wait. */
  taken(): Promise<void>
}

export type EventStreams = {
  /**
   * Answers with a stream that is open until `write` is done, the reader goes or the service stops. `seen` is the place in which
   * it begins: who breaks off before anything was sent comes back to it.
   */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    write: (stream: EventStream) => Promise<void>,
    seen?: number,
  ): FastifyReply
}

/** Keeps proxies and browsers from taking a quiet connection for a dead one, and finds out who is gone. */
const COMMENT_EVERY_MS = 15_000
const RECONNECT_MS = 2_000
/** What may wait for a slow reader beside the buffers of the connection, before it is dropped; it may come back for the rest. */
const MOST_WAITING_BYTES = 64 * 1024
/** A reader that does not take the last of it must not hold up a shut-down. */
const ENDS_WITHIN_MS = 1_000

/** The header with which a browser comes back by itself; a route with an event stream declares it. Whatever it says is no wrong field. */
export const LastEventIdHeader = Type.Object({
  'last-event-id': Type.Optional(
    Type.String({ description: '마지막으로 받은 일의 번호. 우리 것이 아니면 없는 것과 같습니다.' }),
  ),
})

/** The last event that the reader saw; 0 when it names none of ours. */
export function lastSeenId(headers: { 'last-event-id'?: string }): number {
  const id = headers['last-event-id']
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : 0
}

/** Server-sent events. Routes declare `config: { eventStream: true }`, which bounds how many one address holds open. */
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
      // also lets the headers go out at once
      push(`retry: ${RECONNECT_MS}\n${seen === undefined ? '' : `id: ${seen}\n`}\n`)
      write({ signal: over.signal, send, taken })
        .catch((error) => request.log.error({ err: error }, 'an event stream broke off'))
        .finally(() => over.abort())
      if (closing) over.abort()
      return (
        reply
          // the connection has served its purpose when the stream ends, and must not hold up a shut-down
          .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
          .type('text/event-stream')
          .send(text)
      )
    },
  }
}

/** Takes whatever it is given, until more waits than a reader that keeps up would leave. */
function boundedText(onTooMuch: () => void): { text: Readable; push(part: string): void; taken(): Promise<void> } {
  let onTaken = Promise.withResolvers<void>()
  const text = new Readable({
    // so that more is asked for only when nothing waits any more
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
