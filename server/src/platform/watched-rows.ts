export type WatchedRows<State> = {
  /** How the row is a moment from now; `undefined` when it is there no more. */
  soon(id: number): Promise<State | undefined>
}

/**
 * Reads all rows that somebody watches in one query every so often, and in none while nobody does. Rows tell the same on
 * every instance, with no connection to keep listening on, which a pooler in between might not even offer.
 */
export function watchRows<State>(
  pauseMs: number,
  read: (ids: number[]) => Promise<Map<number, State>>,
): WatchedRows<State> {
  let asked = new Set<number>()
  let reading: Promise<Map<number, State>> | undefined

  async function readAll(): Promise<Map<number, State>> {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const ids = [...asked]
    asked = new Set()
    reading = undefined
    return read(ids)
  }

  return {
    async soon(id) {
      asked.add(id)
      reading ??= readAll()
      return (await reading).get(id)
    },
  }
}
