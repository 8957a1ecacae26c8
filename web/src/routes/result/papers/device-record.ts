/** A record of one kind that this device stores for one diagnosis. */
export function deviceRecord<T extends object>(kind: string, diagnosisId: number) {
  const key = `${kind}:${diagnosisId}`
  return {
    read(): T | Record<string, never> {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '{}') as T
      } catch {
        return {}
      }
    },
    keep: (record: T) => localStorage.setItem(key, JSON.stringify(record)),
    forget: () => localStorage.removeItem(key),
  }
}
