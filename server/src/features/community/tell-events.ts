import { setTimeout as sleep } from 'node:timers/promises'
import type { CommunityEventResponse, CommunityEventType } from '@lease-risk/contract/community'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { EventStream, StreamEvent } from '../../platform/http/event-stream.ts'
import type { EventFeed } from '../../platform/outbox/event-feed.ts'
import type { DomainEvent } from '../../platform/outbox/events.ts'
import type { BoardEventPayload } from './events.ts'

const REPLAYED_MS = 24 * 3_600_000
/** A reader that comes back and does not take what it missed is dropped; it may come back for the rest. */
const TAKES_WITHIN_MS = 30_000

/** Where a reader goes on: behind the last event that it names, or now. Of a number that was never given nothing is known. */
export async function placeOf(feed: EventFeed, lastSeen: number): Promise<number> {
  const newest = await feed.newest()
  return lastSeen > 0 && lastSeen <= newest ? lastSeen : newest
}

/** Tells what was published beyond a place, of the last 24 hours, and then what is; the same on every instance. */
export async function tellEvents(
  { signal, send, taken }: EventStream,
  { feed, seen, now }: { feed: EventFeed; seen: number; now: Date },
): Promise<void> {
  let waiting: DomainEvent[] | null = []
  const tell = (events: readonly DomainEvent[]) =>
    send(events.filter(({ sequence }) => sequence > seen).map(streamEvent))
  const { after, stop } = await feed.listen((events) => {
    if (waiting === null) tell(events)
    else waiting.push(...events)
  })
  try {
    if (!(await replay())) return
    tell(waiting)
    waiting = null
    await ended(signal)
  } finally {
    stop()
  }

  /** Up to where listening began. @returns whether the reader keeps up. */
  async function replay(): Promise<boolean> {
    for (let place = seen; place < after && !signal.aborted; ) {
      const missed = (await feed.read(place)).filter(({ sequence }) => sequence <= after)
      const last = missed.at(-1)
      if (last === undefined) return true
      tell(missed.filter(({ occurredAt }) => occurredAt.getTime() > now.getTime() - REPLAYED_MS))
      place = last.sequence
      if (!(await Promise.race([taken().then(() => true), sleep(TAKES_WITHIN_MS, false, { ref: false })]))) return false
    }
    return true
  }
}

function streamEvent({ sequence, type, payload, occurredAt }: DomainEvent): StreamEvent {
  const { boardCode, postId, commentId } = payload as BoardEventPayload
  const data: CommunityEventResponse = {
    eventId: sequence,
    type: type as CommunityEventType,
    boardCode,
    postId,
    commentId,
    occurredAt: seoulDateTime(occurredAt),
  }
  return { id: sequence, event: type, data }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}
