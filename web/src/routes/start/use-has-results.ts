import { useEffect, useState } from 'react'
import { RESULTS_DATABASE } from '../../lib/results-database.ts'

/** Whether this device may keep results. Who has none loads nothing of them. */
export function useHasResults(): boolean {
  const [hasResults, setHasResults] = useState(false)
  useEffect(() => {
    void indexedDB.databases().then(
      (databases) => setHasResults(databases.some(({ name }) => name === RESULTS_DATABASE)),
      () => undefined,
    )
  }, [])
  return hasResults
}
