import type { Progress } from './runs.ts'

const PAUSE_MS = 300

export type ProgressReader = {
  /** How far the run is a moment from now; `undefined` when it is there no more. */
  soon(diagnosisId: number): Promise<Progress | undefined>
}

/**
 * Reads the progress of all runs that somebody watches in one query every 300 ms, and in none while nobody does. Rows tell
 * the same on every instance, with no connection to keep listening on, which a pooler in between might not even offer.
 */
export function createProgressReader(read: (diagnosisIds: number[]) => Promise<Map<number, Progress>>): ProgressReader {
  let asked = new Set<number>()
  let reading: Promise<Map<number, Progress>> | undefined

  async function readAll(): Promise<Map<number, Progress>> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const diagnosisIds = [...asked]
    asked = new Set()
    reading = undefined
    return read(diagnosisIds)
  }

  return {
    async soon(diagnosisId) {
      asked.add(diagnosisId)
      reading ??= readAll()
      return (await reading).get(diagnosisId)
    },
  }
}
