/** Identical work under way is done once; everyone who asks meanwhile gets the same answer. */
export type Flights = {
  join<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Resolves when nothing is under way any more; used at shut-down so that late answers are still stored. */
  landed(): Promise<void>
}

export function createFlights(): Flights {
  const underWay = new Map<string, Promise<unknown>>()
  return {
    join<T>(key: string, work: () => Promise<T>): Promise<T> {
      const present = underWay.get(key)
      if (present !== undefined) return present as Promise<T>
      const flight = work().finally(() => underWay.delete(key))
      underWay.set(key, flight)
      return flight
    },
    async landed() {
      while (underWay.size > 0) await Promise.allSettled(underWay.values())
    },
  }
}
