import type { StoredFits } from './stored-fit.ts'

/** A bounded memory of fits, by property type and legal district. An entry serves as long as its versions are in force. */
export type FitCache = {
  get(key: string, versions: string): StoredFits | null
  set(key: string, fits: StoredFits): void
}

/** Room for some hundred legal districts, or some dozen of the busiest. */
const MOST_BYTES = 32 * 1024 * 1024
const BYTES_OF_AN_ENTRY = 2_000

export function createFitCache(mostBytes = MOST_BYTES): FitCache {
  // the one used last stands last
  const kept = new Map<string, StoredFits>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= sizeOf(kept.get(key))
    kept.delete(key)
  }

  return {
    get(key, versions) {
      const fits = kept.get(key)
      if (fits === undefined || fits.versions !== versions) return null
      kept.delete(key)
      kept.set(key, fits)
      return fits
    },
    set(key, fits) {
      drop(key)
      if (sizeOf(fits) > mostBytes) return
      kept.set(key, fits)
      bytes += sizeOf(fits)
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    },
  }
}

function sizeOf(fits: StoredFits | undefined): number {
  return fits === undefined ? 0 : fits.bytes + BYTES_OF_AN_ENTRY
}
