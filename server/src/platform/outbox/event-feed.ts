import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type Pool } from 'pg'
import type { Logger } from 'pino'
import { statement } from '../statement.ts'
import type { DomainEvent } from './events.ts'
import { EVENTS_PUBLISHED } from './publish.ts'
import { newestSequence, readEventsAfter } from './read-events.ts'

/** What is published, as it is published, to everybody in this process who listens. */
export type EventFeed = {
  /** Hears of every event beyond the place that it returns, in order. `stop` ends it. */
  listen(onEvents: (events: readonly DomainEvent[]) => void): Promise<{ after: number; stop(): void }>
  /** Published events beyond a place, for who has missed some. */
  read(after: number): Promise<DomainEvent[]>
  /** The place of the last event that is published. */
  newest(): Promise<number>
  close(): Promise<void>
}

const AT_ONCE = 100
/** Also without a signal, so that a connection that is lost, or was never had, delays events but loses none. */
const LOOK_EVERY_MS = 2_000
const CONNECT_AGAIN_AFTER_MS = 1_000

const listenToSignal = statement<never>({ name: 'outbox-listen', columns: {}, text: `listen ${EVENTS_PUBLISHED}` })

/**
 * One connection that listens and one reading for all listeners, from the first of them on: the signal only says that there is something,
 * and the table says what (docs/adr/0026-outbox.md).
 */
export function createEventFeed(options: {
  pool: Pool
  databaseUrl: string
  types: readonly string[]
  log: Pick<Logger, 'warn'>
}): EventFeed {
  const { pool, databaseUrl, types, log } = options
  const listeners = new Set<(events: readonly DomainEvent[]) => void>()
  const closing = new AbortController()
  let position = 0
  let started: Promise<void> | undefined
  let client: pg.Client | undefined
  let reading = Promise.resolve()
  let isQueued = false

  const read = (after: number) => readEventsAfter(pool, { types, after, limit: AT_ONCE })

  async function readOn(): Promise<void> {
    for (;;) {
      // before anything is read: what is published from here on comes with the next signal
      isQueued = false
      const events = await read(position)
      const last = events.at(-1)
      if (last === undefined) return
      // whoever began to listen meanwhile may have moved the place on, with nobody before
      const news = events.filter(({ sequence }) => sequence > position)
      position = Math.max(position, last.sequence)
      if (news.length > 0) for (const tell of listeners) tell(news)
    }
  }
  /** One reading at a time; signals that come meanwhile are one more. */
  function look(): void {
    if (isQueued || closing.signal.aborted || listeners.size === 0) return
    isQueued = true
    reading = reading.then(readOn).catch((error) => {
      isQueued = false
      log.warn({ err: error }, 'published events could not be read')
    })
  }
  async function start(): Promise<void> {
    position = await newestSequence(pool)
    const timer = setInterval(look, LOOK_EVERY_MS).unref()
    closing.signal.addEventListener('abort', () => clearInterval(timer))
    void stayConnected()
  }
  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenUntilLost().catch((error) => log.warn({ err: error }, 'no connection listens for events'))
      await sleep(CONNECT_AGAIN_AFTER_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }
  async function listenUntilLost(): Promise<void> {
    const own = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'lease-risk events',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    const lost = new Promise<void>((resolve) => {
      own.on('end', resolve)
      own.on('error', () => resolve())
    })
    own.on('notification', look)
    try {
      await own.connect()
      client = own
      await listenToSignal(own)
      look()
      await lost
    } finally {
      client = undefined
      await own.end().catch(() => undefined)
    }
  }

  return {
    async listen(onEvents) {
      started ??= start().catch((error) => {
        started = undefined
        throw error
      })
      await started
      // with nobody listening nothing was read: the place may be an old one
      if (listeners.size === 0) {
        const newest = await newestSequence(pool)
        if (listeners.size === 0) position = Math.max(position, newest)
      }
      listeners.add(onEvents)
      look()
      return { after: position, stop: () => void listeners.delete(onEvents) }
    },
    read,
    newest: () => newestSequence(pool),
    async close() {
      closing.abort()
      await client?.end().catch(() => undefined)
      await reading
    },
  }
}
