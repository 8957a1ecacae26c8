import { useEffect, useState } from 'react'
import { RESULTS_DATABASE } from '../../lib/results-database.ts'

/** Whether this device may hold stored results. Without any, none of their code is loaded. */
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
