import { convertQwertyToHangul } from 'es-hangul'

/** Returns the Hangul typed with the same keys: `tlsfla` → `신림`. Returns null if there is none: the library throws on `hot`. */
export function hangulOfKeys(latin: string): string | null {
  try {
    return convertQwertyToHangul(latin)
  } catch {
    return null
  }
}
