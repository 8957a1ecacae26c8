import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { statement } from '../database/statement.ts'

/** What can change while a stream is open: published events, the progress of a diagnosis, the bell of a user. */
export type Topic = 'event' | 'diagnosis-run' | 'bell'

/** The one place in a process where open streams wait for changes written by any instance. */
export type Feed = {
  /** `onSignal` receives the ID of the changed row; `null`: any row may have changed. */
  subscribe(topic: Topic, onSignal: (id: number | null) => void): { stop(): void }
  close(): Promise<void>
}

/** The previous release uses this channel too, but sends no topic. */
const CHANNEL = 'events_published'
/** Streams also check without a signal, so that a missing or lost connection delays changes but loses none. */
const LOOK_EVERY_MS = 2_000
const CONNECT_AGAIN_AFTER_MS = 1_000

const listenToSignals = statement<never>({ name: 'feed-listen', columns: {}, text: `listen ${CHANNEL}` })

/** SQL that publishes a signal if its transaction commits. `id`: an SQL expression; null publishes to all. */
export function publishing(topic: Topic, id = 'null'): string {
  return `pg_notify('${CHANNEL}', concat_ws(' ', '${topic}', ${id}))`
}

/**
 * Listens on one connection from the first subscription on. A signal only says where to look; the data are in the
 * tables (docs/adr/0048-live-events.md).
 */
export function createFeed({ databaseUrl, log }: { databaseUrl: string; log: Pick<Logger, 'warn'> }): Feed {
  const subscribers = new Set<{ topic: Topic; onSignal: (id: number | null) => void }>()
  const closing = new AbortController()
  let isStarted = false
  let client: pg.Client | undefined

  function lookAgain(): void {
    for (const { onSignal } of subscribers) onSignal(null)
  }
  function onNotification({ payload = '' }: { payload?: string | undefined }): void {
    const [signalled = '', id] = payload === '' ? ['event'] : payload.split(' ')
    for (const { topic, onSignal } of subscribers)
      if (topic === signalled) onSignal(id === undefined ? null : Number(id))
  }
  function start(): void {
    isStarted = true
    const timer = setInterval(lookAgain, LOOK_EVERY_MS).unref()
    closing.signal.addEventListener('abort', () => clearInterval(timer))
    void stayConnected()
  }
  async function stayConnected(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenUntilLost().catch((error) => log.warn({ err: error }, 'no connection listens for changes'))
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
    own.on('notification', onNotification)
    try {
      await own.connect()
      client = own
      await listenToSignals(own)
      lookAgain()
      await lost
    } finally {
      client = undefined
      await own.end().catch(() => undefined)
    }
  }

  return {
    subscribe(topic, onSignal) {
      const subscriber = { topic, onSignal }
      subscribers.add(subscriber)
      if (!isStarted) start()
      return { stop: () => void subscribers.delete(subscriber) }
    },
    async close() {
      closing.abort()
      subscribers.clear()
      await client?.end().catch(() => undefined)
    },
  }
}
