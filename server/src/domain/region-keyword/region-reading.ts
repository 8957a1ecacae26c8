import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'
import type { Places } from '../places/places.ts'
import type { ShortNames } from './short-names.ts'

/**
 * How a text names a region. An `ADMINISTRATIVE_DONG` (신림1동), a station or a place only suggests a legal district; a
 * `SHORTENED_NAME` (강남) is its everyday name.
 */
export type RegionBasis =
  | 'DISTRICT_NAME'
  | 'FORMER_NAME'
  | 'ADMINISTRATIVE_DONG'
  | 'STATION_OR_PLACE'
  | 'SHORTENED_NAME'

export type RegionReading = {
  basis: RegionBasis
  /** Active; the likeliest ones. Several if the text is ambiguous. */
  districts: LegalDistrict[]
  /** Less likely ones with the same name. */
  others: LegalDistrict[]
  /** Only candidates: even a single one is never resolved automatically. */
  isGuess: boolean
  /** Not the full name. It counts only if a word ends after it: 김포 in 김포공항 does not name 김포시. */
  isShort: boolean
  /** A short name without one of the districts that contain it before it: 강남, but not 서울 강남. */
  isBare: boolean
  /** Bare, and beside words that hardly stand beside a place: only asked about, until something else confirms it. */
  isDoubted?: boolean
  /** End of the reading in the compact text. */
  end: number
}

/**
 * `from`: start of the lowest name in the compact text. `mark`, for places: the name is followed by 역, 신도시 or the
 * like, and is that of a listed place or of any district. `isNamesake`: the bare name of a station.
 */
export type Reading = Omit<RegionReading, 'isBare'> & { from: number; mark?: 'LISTED' | 'ANY'; isNamesake?: true }

export type RegionNames = { catalogue: DistrictCatalogue; shortNames: ShortNames; places: Places }
