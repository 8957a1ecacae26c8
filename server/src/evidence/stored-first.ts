import type { FailureReason } from '../domain/lookup.ts'
import { isDataException } from '../platform/database-errors.ts'

/** How asking a provider ended, once what it said is stored. */
export type Collected =
  | { status: 'FOUND' | 'NOT_FOUND' }
  | { status: 'UNAVAILABLE'; reason: 'NO_KEY' }
  | { status: 'ERROR'; reason: FailureReason }

/**
 * The one order in which public data is read (R-EVID-01): what is stored, and only where that is missing or too
 * sparse the provider, whose answer is stored before it is used.
 * `collected` is `null` when the stored data were enough and nobody was asked.
 */
export async function storedFirst<Stored, Asked>(lookup: {
  read: () => Promise<Stored>
  /** What the caller has read just now, and when it began to; it then serves as the first reading. */
  ahead?: { stored: Stored; lookedAt: number } | null | undefined
  /** `lookedAt` (`performance.now()`): before the stored data were read. */
  isEnough: (stored: Stored, lookedAt: number) => boolean | Promise<boolean>
  /** Asks and stores; never throws for a provider's trouble. */
  collect: (stored: Stored, lookedAt: number) => Promise<Asked>
}): Promise<{ stored: Stored; collected: Asked | null }> {
  const lookedAt = lookup.ahead?.lookedAt ?? performance.now()
  const stored = lookup.ahead ? lookup.ahead.stored : await lookup.read()
  if (await lookup.isEnough(stored, lookedAt)) return { stored, collected: null }
  const collected = await lookup.collect(stored, lookedAt)
  return { stored: await lookup.read(), collected }
}

/** `store` keeps what was collected. What no column can hold is the provider's trouble and fails this source alone. */
export async function keepCollected(status: 'FOUND' | 'NOT_FOUND', store: () => Promise<unknown>): Promise<Collected> {
  try {
    await store()
    return { status }
  } catch (error) {
    if (isDataException(error)) return { status: 'ERROR', reason: 'MALFORMED' }
    throw error
  }
}
