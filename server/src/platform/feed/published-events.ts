import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { DomainEvent } from '../outbox/events.ts'
import { newestSequence, readEventsAfter } from '../outbox/read-events.ts'
import type { Feed } from './feed.ts'

/** The topic that stores what is published: domain events, as they are published, to every open stream of this process. */
export type PublishedEvents = {
  /** Receives every event beyond the place that it returns, in order. `stop` ends it. */
  listen(onEvents: (events: readonly DomainEvent[]) => void): Promise<{ after: number; stop(): void }>
  /** Published events beyond a place, for readers that have missed some. */
  read(after: number): Promise<DomainEvent[]>
  /** Where a reader goes on: behind the last event that it names, or now. Of a number that was never given nothing is known. */
  placeOf(lastSeen: number): Promise<number>
}

const AT_ONCE = 100

/** One reading of the outbox for all listeners, whenever the feed signals. */
export function publishedEvents(options: {
  pool: Pool
  feed: Feed
  types: readonly string[]
  log: Pick<Logger, 'warn'>
}): PublishedEvents {
  const { pool, feed, types, log } = options
  const listeners = new Set<(events: readonly DomainEvent[]) => void>()
  let position = 0
  let started: Promise<void> | undefined
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
      // another listener may have begun meanwhile and moved the place on, with nobody before
      const news = events.filter(({ sequence }) => sequence > position)
      position = Math.max(position, last.sequence)
      if (news.length > 0) for (const receive of listeners) receive(news)
    }
  }
  /** One reading at a time; signals that come meanwhile are one more. */
  function look(): void {
    if (isQueued || listeners.size === 0) return
    isQueued = true
    reading = reading.then(readOn).catch((error) => {
      isQueued = false
      log.warn({ err: error }, 'published events could not be read')
    })
  }
  async function start(): Promise<void> {
    position = await newestSequence(pool)
    feed.subscribe('event', look)
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
    async placeOf(lastSeen) {
      const newest = await newestSequence(pool)
      return lastSeen > 0 && lastSeen <= newest ? lastSeen : newest
    },
  }
}
