import type { FailureReason, ProviderReply } from '../domain/lookup.ts'
import { isDataException } from '../platform/database/database-errors.ts'

/** The outcome of a provider call, once its reply is stored. */
export type Collected =
  | { status: 'FOUND' | 'NOT_FOUND' }
  | { status: 'UNAVAILABLE'; reason: 'NO_KEY' }
  | { status: 'ERROR'; reason: FailureReason }

/**
 * The only order in which public data is read (R-EVID-01): stored data first, and only if that is missing or too sparse,
 * the provider, whose reply is stored before it is used.
 * `collected` is `null` when the stored data was enough and no provider was called.
 */
export async function storedFirst<Stored, Asked>(lookup: {
  read: () => Promise<Stored>
  /** Stored data just read by the caller, and when that read began; used as the first reading. */
  prefetched?: { stored: Stored; lookedAt: number } | null | undefined
  /** `lookedAt` (`performance.now()`): a time before the stored data was read. */
  isEnough: (stored: Stored, lookedAt: number) => boolean | Promise<boolean>
  /** Queries the provider and stores the reply; never throws for a provider failure. */
  collect: (stored: Stored, lookedAt: number) => Promise<Asked>
}): Promise<{ stored: Stored; collected: Asked | null }> {
  const lookedAt = lookup.prefetched?.lookedAt ?? performance.now()
  const stored = lookup.prefetched ? lookup.prefetched.stored : await lookup.read()
  if (await lookup.isEnough(stored, lookedAt)) return { stored, collected: null }
  const collected = await lookup.collect(stored, lookedAt)
  return { stored: await lookup.read(), collected }
}

/** `store` writes the collected data. A value that no column can hold counts as a provider failure of this source alone. */
export async function keepCollected(status: 'FOUND' | 'NOT_FOUND', store: () => Promise<unknown>): Promise<Collected> {
  try {
    await store()
    return { status }
  } catch (error) {
    if (isDataException(error)) return { status: 'ERROR', reason: 'MALFORMED' }
    throw error
  }
}

const HOUR_MILLIS = 3_600_000

export function isFresh(collectedAt: Date | null, hours: number, now: Date): boolean {
  return collectedAt !== null && now.getTime() - collectedAt.getTime() < hours * HOUR_MILLIS
}

/**
 * Queries each legal-district code in turn until one returns data. Providers adopt new codes at different times
 * (R-WIRE-05), so an empty reply under one code is not conclusive. A failure ends the search, because the data under
 * the failed code is unknown.
 */
export async function askUnderCodes<T>(
  codes: readonly string[],
  ask: (code: string) => Promise<ProviderReply<T>>,
): Promise<ProviderReply<T>> {
  for (const code of codes) {
    const reply = await ask(code)
    if (reply.status !== 'NOT_FOUND') return reply
  }
  return { status: 'NOT_FOUND' }
}
