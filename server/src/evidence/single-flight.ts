import type { LookupLocks } from './lookup-locks.ts'

/** Deduplicates identical concurrent work: all callers get the same result, on other instances as well. */
export type Flights = {
  /**
   * `lookedAt` (`performance.now()`): when the caller last read stored data. Work that ended after that read counts as
   * well, because the caller cannot have seen what it stored.
   */
  join<T>(key: string, lookedAt: number, work: () => Promise<T>): Promise<T>
  /** The keys that `join` would wait for: in progress on some instance, or ended after `lookedAt`. */
  underWay(keys: readonly string[], lookedAt: number): Promise<string[]>
  /** Resolves when no work is in progress; used at shutdown so that late replies are still stored. */
  landed(): Promise<void>
}

/** Longer than any caller takes between reading stored data and requesting more. */
const REMEMBERED_MS = 10_000

export function createFlights(locks: LookupLocks): Flights {
  const underWay = new Map<string, Promise<unknown>>()
  const ended = new Map<string, { at: number; answer: Promise<unknown> }>()
  function land(key: string, answer: Promise<unknown>): void {
    underWay.delete(key)
    const landing = { at: performance.now(), answer }
    ended.set(key, landing)
    setTimeout(() => ended.get(key) === landing && ended.delete(key), REMEMBERED_MS).unref()
  }
  /** The result of work in progress in this process, or ended after the caller's read. */
  function answerHere(key: string, lookedAt: number): Promise<unknown> | undefined {
    const last = ended.get(key)
    return underWay.get(key) ?? (last !== undefined && last.at >= lookedAt ? last.answer : undefined)
  }
  return {
    async underWay(keys, lookedAt) {
      const isHere = (key: string) => answerHere(key, lookedAt) !== undefined
      const elsewhere = keys.filter((key) => !isHere(key))
      return [...keys.filter(isHere), ...(elsewhere.length > 0 ? await locks.underWay(elsewhere, lookedAt) : [])]
    },
    join<T>(key: string, lookedAt: number, work: () => Promise<T>): Promise<T> {
      const present = answerHere(key, lookedAt)
      if (present !== undefined) return present as Promise<T>
      const flight: Promise<T> = locks.once(key, lookedAt, work).finally(() => land(key, flight))
      underWay.set(key, flight)
      return flight
    },
    async landed() {
      while (underWay.size > 0) await Promise.allSettled(underWay.values())
    },
  }
}
