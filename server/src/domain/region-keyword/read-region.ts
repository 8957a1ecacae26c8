import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict, NamedDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'
import type { Places } from '../places/places.ts'
import { type Above, below } from './below-region.ts'
import { isEverydayWord } from './everyday-words.ts'
import {
  type CompactText,
  cutsWord,
  isBuilderBefore,
  isLongWordEnd,
  isWordEnd,
  officeMarkAt,
  placeMarkAt,
  startsWithin,
  wordAt,
} from './keyword-words.ts'
import { DONG_RANK, likeliest, NAME_RANKS, rankOf, type ShortNames, STATION_RANKS } from './short-names.ts'

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
  /** In force; the likeliest ones. Several: the text leaves it open. */
  districts: LegalDistrict[]
  /** Less likely ones of the same name. */
  others: LegalDistrict[]
  /** They are candidates only: nothing settles on them, even on a single one. */
  isGuess: boolean
  /** Not its whole name. It counts only where a word ends behind it: 김포 in 김포공항 says nothing of 김포시. */
  isShort: boolean
  /** Where the reading ends in the compact text. */
  end: number
}

/**
 * `from`: where the lowest name begins in the compact text. `mark`, of places: behind the name stands a 역, 신도시 or the
 * like, of a place that is listed, or of any district.
 */
type Reading = RegionReading & { from: number; mark?: 'LISTED' | 'ANY' }

export type RegionNames = { catalogue: DistrictCatalogue; shortNames: ShortNames; places: Places }

/** The most specific first, among readings of the same length. */
const BASES: RegionBasis[] = [
  'DISTRICT_NAME',
  'FORMER_NAME',
  'ADMINISTRATIVE_DONG',
  'STATION_OR_PLACE',
  'SHORTENED_NAME',
]
const ADMINISTRATIVE_DONG = /^([가-힣]+?)(?:(\d가)|제)?\d+동/u
/** Names that end so are whole by themselves. */
const WHOLE_PLACE = /(?:역|신도시|지구|뉴타운|대학교|공항|터미널|시장)$/u

/** The longest name of a region that begins at `at`, with its other meanings in `others`; `null` when none does. */
export function readRegionAt(text: CompactText, at: number, names: RegionNames): RegionReading | null {
  const all = readingsAt(text, at, null, names)
  const readings = all.filter((reading) => !isJoined(text, reading, all))
  const end = Math.max(...readings.map((reading) => reading.end))
  const longest = readings.filter((reading) => reading.end === end)
  const sameText = longest.filter(({ basis, mark }) => basis !== 'STATION_OR_PLACE' || mark === closestMark(longest))
  const [best, ...rest] = sameText.toSorted(
    (a, b) => Number(a.isGuess) - Number(b.isGuess) || BASES.indexOf(a.basis) - BASES.indexOf(b.basis),
  )
  if (best === undefined) return null
  return together(best, rest, names)
}

/** 검단신도시 is a name of its own: what 검단 with 신도시 behind it could be says nothing then. */
function closestMark(readings: readonly Reading[]): Reading['mark'] {
  const marks = readings.filter(({ basis }) => basis === 'STATION_OR_PLACE').map(({ mark }) => mark)
  return [undefined, 'LISTED' as const, 'ANY' as const].find((mark) => marks.includes(mark))
}

/**
 * A place of the same name, or another district, makes a name ambiguous, unless one district holds them all: 분당 is
 * 분당구, be it the new town or the city district.
 */
function together(best: Reading, rest: readonly Reading[], { catalogue }: RegionNames): RegionReading {
  const { basis, districts, isShort, end } = best
  const counted = rest.filter(({ isGuess, basis: other }) => !isGuess || best.isGuess || other === 'STATION_OR_PLACE')
  const hasPlace = [best, ...counted].some((reading) => reading.basis === 'STATION_OR_PLACE')
  // beside 성북동 the 성북동1가 of the same 구 has a name of its own
  const isBeside = ({ parentCode }: LegalDistrict) =>
    districts.some((each) => !isShort && each.parentCode === parentCode)
  const isHeld = (district: LegalDistrict) =>
    isBeside(district) || districts.some((each) => catalogue.liesIn(district, each))
  const others = [...best.others, ...counted.flatMap((reading) => [...reading.districts, ...reading.others])]
  const place = counted.find((reading) => reading.basis === 'STATION_OR_PLACE')
  // beside a place's name a 동 counts, a 읍 or 면 hardly; beside a district's name only what is as likely, or a place
  const rank = hasPlace ? DONG_RANK : Math.min(...districts.map(rankOf))
  const rivals = hasPlace ? others : counted.flatMap((reading) => reading.districts)
  const isRival = (district: LegalDistrict) => rankOf(district) <= rank || place?.districts.includes(district) === true
  const isAmbiguous = !rivals.filter(isRival).every(isHeld)
  // of a daily name that is also a place's, the place is what most people mean
  const first = isAmbiguous && basis === 'SHORTENED_NAME' && place !== undefined ? place : best
  return {
    basis: first.basis,
    districts: first.districts,
    others: isAmbiguous
      ? [...new Set([...districts, ...others])].filter((district) => !first.districts.includes(district))
      : best.others,
    isGuess: best.isGuess || isAmbiguous,
    isShort,
    end,
  }
}

/** Every reading, those included that name the region level by level (`강남 역삼동`). `above`: only below these. */
function readingsAt(text: CompactText, at: number, above: Above | null, names: RegionNames): Reading[] {
  if (!text.budget.take()) return []
  const own = [
    ...places(text, at, names),
    ...officialNames(text, at, above, names),
    ...administrativeDongs(text, at, names),
    ...shortNames(text, at, above, names),
  ]
    .map((reading) => below(reading, above, names.catalogue))
    .filter(({ districts }) => districts.length > 0)
  const deeper = own
    .filter(({ districts }) => districts.some(({ emdName }) => emdName === null))
    .flatMap(({ basis, districts, others, end }) => {
      const lower = readingsAt(text, end, { basis, districts: [...districts, ...others] }, names)
      // people put former names under a former one: a present one there is another place, as 화정리 in 경상남도 울산시
      return basis === 'FORMER_NAME' ? lower.map(asGuess) : lower
    })
  const isAlone = above === null
  return [
    ...own.filter((reading) => canEnd(text, at, reading) && !(isAlone && isEveryday(text, at, reading, names))),
    ...deeper,
  ]
}

function asGuess(reading: Reading): Reading {
  return reading.basis === 'DISTRICT_NAME' ? { ...reading, isGuess: true } : reading
}

/** 화성시 동 is 화성시 with a word behind it, rather than the 시동 in 화성. */
function isJoined(text: CompactText, reading: Reading, all: readonly Reading[]): boolean {
  return cutsOf(text, reading).some((cut) =>
    all.some(({ end, basis, isShort }) => end === cut && basis === 'DISTRICT_NAME' && !isShort),
  )
}

/** Blanks within the lowest name, with letters behind: listed places have theirs, and 성북동 1가 is one name. */
function cutsOf(text: CompactText, { basis, from, end }: Reading): number[] {
  if (basis === 'STATION_OR_PLACE') return []
  return startsWithin(text, from, end).filter((cut) => /^[가-힣]+$/u.test(text.compact.slice(cut, end)))
}

/** Short names, those of two syllables and those of villages occur in other words: 관리 is a 리 and begins 관리비. */
function canEnd(text: CompactText, at: number, reading: Reading): boolean {
  const { isShort, end, districts, basis } = reading
  const isVillage = basis === 'DISTRICT_NAME' && districts.every(({ level }) => level === 'RI')
  // 부산 역삼동 is not 부산역 and 삼동
  const isCut = basis === 'STATION_OR_PLACE' && startsWithin(text, at, end).length > 0
  const isLoose = isShort || end - at <= 2 || isVillage || isCut
  if (cutsWord(text, at, end)) return false
  // 분당 동쪽 is not 분당동
  if (cutsOf(text, reading).length > 0 && !isLongWordEnd(text, end)) return false
  return !isLoose || isWordEnd(text, end) || (!isShort && /\d/.test(text.compact.charAt(end)))
}

/** 월세 예산 60: a word of daily life, unless the name of a 동 follows at once. */
function isEveryday(text: CompactText, at: number, { basis, isShort, end }: Reading, names: RegionNames): boolean {
  if (!isShort || basis === 'STATION_OR_PLACE' || !isEverydayWord(text.compact.slice(at, end))) return false
  return !names.catalogue.matchStart(text.compact.slice(end), text.budget).some(({ named }) => named.district.emdName)
}

function places(text: CompactText, at: number, names: RegionNames): Reading[] {
  const { compact } = text
  const last = Math.min(compact.length, at + names.places.longest)
  const readings: Reading[] = []
  for (let end = at + 2; end <= last; end += 1) {
    const name = compact.slice(at, end)
    const place = names.places.find(name)
    if (place === null) continue
    const { districts, isSure } = place
    const mark = placeMarkAt(text, end)
    const isShort = mark === null && !WHOLE_PLACE.test(name)
    const reading = { basis: 'STATION_OR_PLACE' as const, districts, others: [], isGuess: !isSure, isShort, from: at }
    readings.push({ ...reading, end: mark?.end ?? end, ...(mark !== null && { mark: 'LISTED' }) })
  }
  return readings
}

function officialNames(text: CompactText, at: number, above: Above | null, { catalogue }: RegionNames): Reading[] {
  const { compact, wordStarts, budget } = text
  // a former name stands beside the present ones of the same text: in 서구 검단 the 서구 is the former one of Incheon
  const groups = Map.groupBy(
    catalogue.matchStart(compact.slice(at), budget),
    ({ named, end }) => `${end} ${named.formerCode !== null}`,
  )
  return [...groups.values()].flatMap((matches): Reading[] => {
    const candidates = matches.map(({ named }) => named)
    const end = at + (matches[0]?.end ?? 0)
    const from = at + Math.max(...matches.map(({ start }) => start))
    const districts = candidates.map(({ district }) => district)
    const isFormer = candidates.every(({ formerCode }) => formerCode !== null)
    const isLooseVillage =
      above === null && end - at === 2 && candidates.every(({ district }) => district.level === 'RI')
    // 우리 and 소리 are words before they are villages
    if (isLooseVillage && wordAt(text, at)?.word.length === 2) return []
    const isGuess = isLooseVillage || isBuilderBefore(text, at, end) || candidates.some((named) => named.isGuess)
    const isShort = candidates.every((named) => !compact.slice(at, end).endsWith(bareName(nameOf(named, catalogue))))
    const reading = { districts, others: [], isGuess, isShort, from }
    const own = { ...reading, basis: isFormer ? ('FORMER_NAME' as const) : ('DISTRICT_NAME' as const), end }
    const office = isShort ? 0 : officeMarkAt(compact, end)
    if (office > 0 && isWordEnd(text, end + office))
      return [{ ...reading, basis: 'STATION_OR_PLACE', end: end + office, isShort: false, mark: 'ANY' }]
    const mark = isShort && !wordStarts.has(end) ? placeMarkAt(text, end) : null
    // the station of a city is somewhere in it
    return mark === null
      ? [own]
      : [own, { ...reading, basis: 'STATION_OR_PLACE', isGuess: true, end: mark.end, isShort: false, mark: 'ANY' }]
  })
}

/** The name that the text used: the former one of a former district. */
function nameOf({ district, formerCode }: NamedDistrict, catalogue: DistrictCatalogue): string {
  return (formerCode === null ? district : (catalogue.find(formerCode) ?? district)).name
}

/** The legal district of its stem, and places: 운정1동 is in the new town of that name and not in 운정동 of Gwangju. */
function administrativeDongs(
  { compact, budget }: CompactText,
  at: number,
  { catalogue, places: known }: RegionNames,
): Reading[] {
  const match = ADMINISTRATIVE_DONG.exec(compact.slice(at, at + 12))
  // 이도2동 is a legal district by that name
  if (match === null || catalogue.named(match[0], budget).length > 0) return []
  const [, stem = '', quarter = ''] = match
  const named = catalogue.named(`${stem}동${quarter}`, budget)
  const place = quarter === '' ? (known.find(stem)?.districts ?? []) : []
  const districts = [...new Set([...named.map(({ district }) => district), ...place])]
  const isGuess = named.length < districts.length || named.some(({ formerCode }) => formerCode !== null)
  const end = at + match[0].length
  return [{ basis: 'ADMINISTRATIVE_DONG', districts, others: [], isGuess, from: at, end, isShort: false }]
}

function shortNames(text: CompactText, at: number, above: Above | null, { shortNames: short }: RegionNames): Reading[] {
  const { compact, wordStarts } = text
  const word = wordAt(text, at)?.word
  const lengths = Array.from({ length: Math.min(short.longest, compact.length - at) }, (_, index) => index + 1)
  return lengths.flatMap((length): Reading[] => {
    const found = short.find(compact.slice(at, at + length))
    const end = at + length
    // an ordinary word, such as 가능, is no place, but behind the city that holds one: 의정부 가능
    if (found.length === 0 || (above === null && length === word?.length)) return []
    const likely = likeliest(found, NAME_RANKS)
    const name = {
      basis: 'SHORTENED_NAME' as const,
      ...likely,
      // 우성 may be anything; that there is a 면 of the name only suggests it
      isGuess: isBuilderBefore(text, at, end) || (above === null && likely.districts.every(isTown)),
      from: at,
      end,
      isShort: true,
    }
    const mark = placeMarkAt(text, end)
    if (mark === null) return [name]
    // a station or new town that no list has: somewhere near the district of that name, or nowhere near it
    const ranks = mark.kind === 'STATION' ? STATION_RANKS : NAME_RANKS
    const place = {
      basis: 'STATION_OR_PLACE' as const,
      ...likeliest(found, ranks),
      isGuess: true,
      isShort: false,
      from: at,
      mark: 'ANY' as const,
    }
    return [...(wordStarts.has(end) ? [name] : []), { ...place, end: mark.end }]
  })
}

function isTown({ name }: LegalDistrict): boolean {
  return /[읍면]$/u.test(name)
}
