import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'
import { officeMarkAt, placeMarkAt, wordAt } from './keyword-words.ts'
import { KNOWN_PLACES } from './known-places.ts'
import { rankOf, type ShortNames } from './short-names.ts'

/**
 * How a text came to mean a region. An `ADMINISTRATIVE_DONG` (신림1동), a station or a place only suggests a legal
 * district; a `SHORTENED_NAME` (강남) is the daily name of one.
 */
export type RegionBasis =
  | 'DISTRICT_NAME'
  | 'FORMER_NAME'
  | 'ADMINISTRATIVE_DONG'
  | 'STATION_OR_PLACE'
  | 'SHORTENED_NAME'

export type RegionReading = {
  basis: RegionBasis
  /** In force; the likeliest ones. Several: the text does not tell which. */
  districts: LegalDistrict[]
  /** Less likely ones of the same name. */
  others: LegalDistrict[]
  /** Where the reading ends in the compact text. */
  end: number
}

export type RegionText = {
  /** Without blanks and signs. */
  compact: string
  /** Positions of `compact` at which a word of the original text begins. */
  wordStarts: ReadonlySet<number>
}

type Names = { catalogue: DistrictCatalogue; shortNames: ShortNames }

/** The most telling first, among readings of the same length. */
const BASES: RegionBasis[] = [
  'DISTRICT_NAME',
  'FORMER_NAME',
  'ADMINISTRATIVE_DONG',
  'STATION_OR_PLACE',
  'SHORTENED_NAME',
]
const ADMINISTRATIVE_DONG = /^([가-힣]+?)(?:(\d가)|제)?\d+동/u

/** The longest name of a region that begins at `at`, with its other meanings in `others`; `null` when none does. */
export function readRegionAt(text: RegionText, at: number, names: Names): RegionReading | null {
  const [best, ...rest] = readingsAt(text, at, null, names).toSorted(
    (a, b) => b.end - a.end || BASES.indexOf(a.basis) - BASES.indexOf(b.basis),
  )
  if (best === undefined) return null
  const sameText = rest.filter(({ end }) => end === best.end)
  const others = [best, ...sameText].flatMap((each) =>
    each === best ? each.others : [...each.districts, ...each.others],
  )
  return { ...best, others: [...new Set(others)].filter((district) => !best.districts.includes(district)) }
}

/**
 * Every reading, those included that name the region level by level (`강남 역삼동`). `above`: only below these.
 * A short name alone counts only as a word of its own: before a blank, a known word, or the end.
 */
function readingsAt(text: RegionText, at: number, above: LegalDistrict[] | null, names: Names): RegionReading[] {
  const own = [
    ...knownPlaces(text, at, names),
    ...officialNames(text, at, names),
    ...administrativeDongs(text, at, names),
    ...shortNames(text, at, names),
  ]
    .map((reading) => below(reading, above, names.catalogue))
    .filter((reading) => reading.districts.length > 0)
  const deeper = own
    .filter(({ districts }) => districts.some(({ emdName }) => emdName === null))
    .flatMap(({ districts, others, end }) => readingsAt(text, end, [...districts, ...others], names))
  return [...own.filter((reading) => isWordEnd(text, reading.end) || !isShortened(text, reading)), ...deeper]
}

/** A daily name, or an official one without its ending: `김포` in `김포공항` says nothing of 김포시. */
function isShortened({ compact }: RegionText, { basis, districts, end }: RegionReading): boolean {
  if (basis !== 'DISTRICT_NAME') return basis === 'SHORTENED_NAME'
  return districts.every(({ name }) => !compact.slice(0, end).endsWith(bareName(name)))
}

function officialNames({ compact, wordStarts }: RegionText, at: number, { catalogue }: Names): RegionReading[] {
  const byEnd = Map.groupBy(catalogue.matchStart(compact.slice(at)), ({ end }) => at + end)
  return [...byEnd].map(([end, matches]) => {
    const present = matches.filter(({ named }) => named.formerCode === null)
    const districts = (present.length > 0 ? present : matches).map(({ named }) => named.district)
    const isShort = districts.every(({ name }) => !compact.slice(at, end).endsWith(bareName(name)))
    const mark = isShort && !wordStarts.has(end) ? placeMarkAt(compact, end) : officeMarkAt(compact, end)
    if (mark > 0) return { basis: 'STATION_OR_PLACE', districts, others: [], end: end + mark }
    return { basis: present.length > 0 ? 'DISTRICT_NAME' : 'FORMER_NAME', districts, others: [], end }
  })
}

function knownPlaces({ compact }: RegionText, at: number, { catalogue }: Names): RegionReading[] {
  const [longest] = Object.entries(KNOWN_PLACES)
    .filter(([place]) => compact.startsWith(place, at))
    .toSorted(([a], [b]) => b.length - a.length)
  if (longest === undefined) return []
  const [place, fullNames] = longest
  const districts = fullNames.flatMap((name) => catalogue.named(name).map(({ district }) => district))
  const end = at + place.length
  return [{ basis: 'STATION_OR_PLACE', districts, others: [], end: end + placeMarkAt(compact, end) }]
}

function administrativeDongs({ compact }: RegionText, at: number, { catalogue }: Names): RegionReading[] {
  const match = ADMINISTRATIVE_DONG.exec(compact.slice(at))
  if (match === null) return []
  const districts = catalogue.named(`${match[1]}동${match[2] ?? ''}`).map(({ district }) => district)
  return [{ basis: 'ADMINISTRATIVE_DONG', districts, others: [], end: at + match[0].length }]
}

function shortNames({ compact }: RegionText, at: number, { shortNames: short }: Names): RegionReading[] {
  const lengths = Array.from({ length: Math.min(short.longest, compact.length - at) }, (_, index) => index + 1)
  return lengths.flatMap((length): RegionReading[] => {
    const found = short.find(compact.slice(at, at + length))
    const end = at + length
    if (found.length === 0) return []
    const name = { basis: 'SHORTENED_NAME' as const, ...likeliest(found, NAME_RANKS), end }
    const mark = placeMarkAt(compact, end)
    if (mark === 0) return [name]
    return [name, { basis: 'STATION_OR_PLACE', ...likeliest(found, STATION_RANKS), end: end + mark }]
  })
}

const NAME_RANKS = [0, 1, 2, 3, 4]
/** A station lies in a 동 rather than being a whole city district. */
const STATION_RANKS = [0, 2, 1, 3, 4]

function likeliest(found: readonly LegalDistrict[], ranks: number[]) {
  const best = Math.min(...found.map((district) => ranks[rankOf(district)] ?? ranks.length))
  const isBest = (district: LegalDistrict) => ranks[rankOf(district)] === best
  return { districts: found.filter(isBest), others: found.filter((district) => !isBest(district)) }
}

function isWordEnd({ compact, wordStarts }: RegionText, at: number): boolean {
  return at >= compact.length || wordStarts.has(at) || wordAt(compact, at) !== null
}

/** Without what does not lie under one of the districts above; the less likely ones move up when they alone do. */
function below(reading: RegionReading, above: LegalDistrict[] | null, catalogue: DistrictCatalogue): RegionReading {
  if (above === null) return reading
  const codes = new Set(above.map(({ code }) => code))
  const isUnder = ({ parentCode }: LegalDistrict): boolean => {
    const parent = parentCode === null ? null : catalogue.find(parentCode)
    return parent !== null && (codes.has(parent.code) || isUnder(parent))
  }
  const districts = reading.districts.filter(isUnder)
  const others = reading.others.filter(isUnder)
  return districts.length > 0 ? { ...reading, districts, others } : { ...reading, districts: others, others: [] }
}
