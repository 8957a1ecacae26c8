import type { LookupLocks } from './lookup-locks.ts'

/** Identical work under way is done once; everyone who asks meanwhile gets the same answer, on other instances, too. */
export type Flights = {
  /**
   * `lookedAt` (`performance.now()`): when the caller last looked at what is stored. Work that ended after that look
   * answers too: what it stored, the caller cannot have seen.
   */
  join<T>(key: string, lookedAt: number, work: () => Promise<T>): Promise<T>
  /** Those of the keys that `join` would wait for: under way on some instance, or ended after `lookedAt`. */
  underWay(keys: readonly string[], lookedAt: number): Promise<string[]>
  /** Resolves when nothing is under way any more; used at shut-down so that late answers are still stored. */
  landed(): Promise<void>
}

/** Longer than anyone takes from looking at what is stored to asking for more. */
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
  /** Of work under way here, or ended after the look. */
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
