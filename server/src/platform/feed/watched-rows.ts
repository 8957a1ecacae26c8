import type { Feed, Topic } from './feed.ts'

export type WatchedRows<State> = {
  /**
   * Watches a row until `signal` is aborted. Each call of the returned function waits for the next change (the first call
   * does not wait) and reads the row. It resolves to undefined if the row is gone or the watch is over.
   */
  watch(id: number, signal: AbortSignal): () => Promise<State | undefined>
}

type Watch = { wake(): void }

/** Watches rows for open streams: rows that may have changed are read together, one query at a time; others not at all. */
export function watchRows<State>(
  feed: Feed,
  topic: Topic,
  read: (ids: number[]) => Promise<Map<number, State>>,
): WatchedRows<State> {
  const watched = new Map<number, Set<Watch>>()
  let subscription: { stop(): void } | undefined
  const readWith = createJoinedReads(read)

  function onSignal(id: number | null): void {
    const changed = id === null ? [...watched.values()] : [watched.get(id) ?? []]
    for (const watches of changed) for (const { wake } of watches) wake()
  }
  function add(id: number, watch: Watch): void {
    subscription ??= feed.subscribe(topic, onSignal)
    watched.set(id, (watched.get(id) ?? new Set()).add(watch))
  }
  function remove(id: number, watch: Watch): void {
    const watches = watched.get(id)
    watches?.delete(watch)
    if (watches?.size === 0) watched.delete(id)
  }

  return {
    watch(id, signal) {
      let due = Promise.withResolvers<void>()
      due.resolve()
      const watch = { wake: () => due.resolve() }
      add(id, watch)
      const end = () => {
        remove(id, watch)
        due.resolve()
      }
      if (signal.aborted) end()
      signal.addEventListener('abort', end)
      return async () => {
        await due.promise
        if (signal.aborted) return undefined
        due = Promise.withResolvers()
        return (await readWith(id)).get(id)
      }
    },
  }
}

/** Joins reads of single rows: all rows requested during the current read are read together in the next. */
function createJoinedReads<State>(read: (ids: number[]) => Promise<Map<number, State>>) {
  let asked = new Set<number>()
  let next: Promise<Map<number, State>> | undefined
  let reading: Promise<unknown> = Promise.resolve()

  async function readAsked(): Promise<Map<number, State>> {
    const ids = [...asked]
    asked = new Set()
    next = undefined
    return read(ids)
  }
  return (id: number): Promise<Map<number, State>> => {
    asked.add(id)
    if (next === undefined) {
      next = reading.then(readAsked)
      reading = next.catch(() => undefined)
    }
    return next
  }
}
