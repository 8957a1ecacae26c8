import { readFileSync } from 'node:fs'
import { convertQwertyToHangul } from 'es-hangul'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import { createPlaces, parsePlaces } from '../domain/places/places.ts'
import { createRegionKeywordReader, type RegionKeywordReader } from '../domain/region-keyword/read-region-keyword.ts'
import { lazy } from './lazy.ts'

const PLACES_FILE = new URL('../domain/places/places.tsv', import.meta.url)

/** Returns the Hangul typed with the same keys: `tlsfla` → `신림`. Returns null if there is none: the library throws on `hot`. */
export function hangulOfKeys(latin: string): string | null {
  try {
    return convertQwertyToHangul(latin)
  } catch {
    return null
  }
}

/** Parses region names as people write them, with the places shipped with the server, which are loaded at first use. */
export function loadRegionReader(catalogue: DistrictCatalogue): RegionKeywordReader {
  const reader = lazy(() => {
    const places = createPlaces(parsePlaces(readFileSync(PLACES_FILE, 'utf8')), catalogue)
    return createRegionKeywordReader({ catalogue, places, hangulOf: hangulOfKeys })
  })
  return (...given) => reader()(...given)
}
