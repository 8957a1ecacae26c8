import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { replicaFor } from './old-reads.ts'

type Waiting<Ask, Answer> = {
  ask: Ask
  /** Restores the context of the caller; from `AsyncLocalStorage.snapshot`. */
  inContext: <T>(work: () => T) => T
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** A batch that takes longer no longer delays the requests that came after it. */
const PATIENCE_MS = 50
const MOST_AT_ONCE = 200

/**
 * Batches requests that arrive at once or while a batch is in progress: many requests share one statement instead of
 * one each, and few requests do not wait. Each answer is read after its request arrived, never before.
 *
 * `answer` returns one answer per request, in the same order. It runs in the context of the first request.
 */
export function askTogether<Ask, Answer>(
  answer: (asks: Ask[]) => Promise<readonly Answer[]>,
  patienceMs = PATIENCE_MS,
): (ask: Ask) => Promise<Answer> {
  let waiting: Waiting<Ask, Answer>[] = []
  let isUnderWay = false

  function begin(): void {
    const [first, ...others] = waiting.slice(0, MOST_AT_ONCE)
    waiting = waiting.slice(MOST_AT_ONCE)
    isUnderWay = first !== undefined
    if (first === undefined) return
    let isLast = true
    const next = () => {
      if (!isLast) return
      isLast = false
      clearTimeout(timer)
      begin()
    }
    const timer = setTimeout(next, patienceMs)
    void first.inContext(() => settle([first, ...others])).finally(next)
  }

  async function settle(asked: Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await answer(asked.map(({ ask }) => ask))
      if (answers.length !== asked.length) throw new Error(`${answers.length} answers to ${asked.length} questions`)
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, inContext: AsyncLocalStorage.snapshot(), resolve, reject })
      if (isUnderWay) return
      isUnderWay = true
      // together with the other requests that have arrived by then
      setImmediate(begin)
    })
}

/** Does the same for database reads. Reads that may use the replica are not batched with reads that may not. */
export function readTogether<Ask, Answer>(
  answer: (pool: pg.Pool, asks: Ask[]) => Promise<readonly Answer[]>,
): (pool: pg.Pool, ask: Ask) => Promise<Answer> {
  const readers = new WeakMap<pg.Pool, Record<'old' | 'new', (ask: Ask) => Promise<Answer>>>()
  return (pool, ask) => {
    const reader = () => askTogether((asks: Ask[]) => answer(pool, asks))
    const ofPool = readers.get(pool) ?? { old: reader(), new: reader() }
    readers.set(pool, ofPool)
    return ofPool[replicaFor(pool) === undefined ? 'new' : 'old'](ask)
  }
}
