import { setTimeout as sleep } from 'node:timers/promises'
import type { DomainEvent } from '../outbox/events.ts'
import type { EventStream, StreamEvent } from './event-stream.ts'
import type { PublishedEvents } from './published-events.ts'

/** A reader that reconnects and does not take what it missed is dropped; it may reconnect for the rest. */
const TAKES_WITHIN_MS = 30_000

/** Sends the events published after a position and since `since`, then new ones; works the same on every instance. */
export async function followEvents(
  { signal, send, taken }: EventStream,
  following: { events: PublishedEvents; seen: number; since: Date; present: (event: DomainEvent) => StreamEvent },
): Promise<void> {
  const { events: published, seen, since, present } = following
  let waiting: DomainEvent[] | null = []
  const sendNew = (events: readonly DomainEvent[]) =>
    send(events.filter(({ sequence }) => sequence > seen).map(present))
  const { after, stop } = await published.listen((events) => {
    if (waiting === null) sendNew(events)
    else waiting.push(...events)
  })
  try {
    if (!(await replay())) return
    sendNew(waiting)
    waiting = null
    await ended(signal)
  } finally {
    stop()
  }

  /** Replays events up to where listening began. @returns whether the reader keeps up. */
  async function replay(): Promise<boolean> {
    for (let place = seen; place < after && !signal.aborted; ) {
      const missed = (await published.read(place)).filter(({ sequence }) => sequence <= after)
      const last = missed.at(-1)
      if (last === undefined) return true
      sendNew(missed.filter(({ occurredAt }) => occurredAt > since))
      place = last.sequence
      if (!(await Promise.race([taken().then(() => true), sleep(TAKES_WITHIN_MS, false, { ref: false })]))) return false
    }
    return true
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}
