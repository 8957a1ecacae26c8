import type { FailureReason } from '../domain/lookup.ts'

/** How asking a provider ended, once what it said is stored. */
export type Collected =
  | { status: 'FOUND' | 'NOT_FOUND' }
  | { status: 'UNAVAILABLE'; reason: 'NO_KEY' }
  | { status: 'ERROR'; reason: FailureReason }

/**
 * The one order in which public data is read (spec.md, rule 5): what is stored, and only where that is missing or too
 * sparse the provider, whose answer is stored before it is used.
 * `collected` is `null` when the stored data were enough and nobody was asked.
 */
export async function storedFirst<Stored, Asked>(lookup: {
  read: () => Promise<Stored>
  isEnough: (stored: Stored) => boolean
  /** Asks and stores; never throws for a provider's trouble. `lookedAt` (`performance.now()`): before the stored data were read. */
  collect: (stored: Stored, lookedAt: number) => Promise<Asked>
}): Promise<{ stored: Stored; collected: Asked | null }> {
  const lookedAt = performance.now()
  const stored = await lookup.read()
  if (lookup.isEnough(stored)) return { stored, collected: null }
  const collected = await lookup.collect(stored, lookedAt)
  return { stored: await lookup.read(), collected }
}
