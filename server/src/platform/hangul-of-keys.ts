import { convertQwertyToHangul } from 'es-hangul'

/** What the same keys type in Hangul: `tlsfla` → `신림`. Null where they type none: the library throws on `hot`. */
export function hangulOfKeys(latin: string): string | null {
  try {
    return convertQwertyToHangul(latin)
  } catch {
    return null
  }
}
