import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type DomainEvent, newestSequence, readEventsAfter } from '../outbox/events.ts'
import type { Feed } from './feed.ts'

/** The topic with stored events: passes domain events to every open stream of this process as they are published. */
export type PublishedEvents = {
  /** Passes on, in order, every event after the returned position. `stop` ends it. */
  listen(onEvents: (events: readonly DomainEvent[]) => void): Promise<{ after: number; stop(): void }>
  /** Returns published events after a position, for readers that have missed some. */
  read(after: number): Promise<DomainEvent[]>
  /** Returns where a reader resumes: after the last event it names, or now if that number was never issued. */
  placeOf(lastSeen: number): Promise<number>
}

const AT_ONCE = 100

/** Reads the outbox once for all listeners, whenever the feed signals. */
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
      // before anything is read: events published from here on come with the next signal
      isQueued = false
      const events = await read(position)
      const last = events.at(-1)
      if (last === undefined) return
      // another listener may have started meanwhile, when there was none, and advanced the position
      const newer = events.filter(({ sequence }) => sequence > position)
      position = Math.max(position, last.sequence)
      if (newer.length > 0) for (const receive of listeners) receive(newer)
    }
  }
  /** Reads one at a time; all signals that arrive meanwhile cause one more read. */
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
      // nothing is read while nobody listens, so the position may be outdated
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
