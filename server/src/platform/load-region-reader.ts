import { readFileSync } from 'node:fs'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import { createPlaces, parsePlaces } from '../domain/places/places.ts'
import { createRegionKeywordReader, type RegionKeywordReader } from '../domain/region-keyword/read-region-keyword.ts'
import { hangulOfKeys } from './hangul-of-keys.ts'

const PLACES_FILE = new URL('../domain/places/places.tsv', import.meta.url)

/** Reads the places that come with the server, and with them what people write of a region. */
export function loadRegionReader(catalogue: DistrictCatalogue): RegionKeywordReader {
  const places = createPlaces(parsePlaces(readFileSync(PLACES_FILE, 'utf8')), catalogue)
  return createRegionKeywordReader({ catalogue, places, hangulOf: hangulOfKeys })
}
