import { type LegalDistrict, lawdCdOf } from '../district/legal-district.ts'
import type { Reading, RegionBasis, RegionNames, RegionReading } from './region-reading.ts'
import { DONG_RANK, rankOf } from './short-names.ts'

/** Most specific first, among readings of the same length. */
const BASES: RegionBasis[] = [
  'DISTRICT_NAME',
  'FORMER_NAME',
  'ADMINISTRATIVE_DONG',
  'STATION_OR_PLACE',
  'SHORTENED_NAME',
]

/** The longest of the readings that start at a position, with its other meanings in `others`; `null` if there are none. */
export function weigh(readings: readonly Reading[], at: number, names: RegionNames): RegionReading | null {
  const own = readings.filter(({ isNamesake }) => isNamesake !== true)
  const end = Math.max(...own.map((reading) => reading.end))
  const named = own.filter((reading) => reading.end === end)
  const stations = readings.filter((reading) => reading.isNamesake === true && reading.end === end)
  const longest = [...named, ...stations.filter((station) => isElsewhere(station, likeliestFirst(named)[0], names))]
  const sameText = longest.filter(({ basis, mark }) => basis !== 'STATION_OR_PLACE' || mark === closestMark(longest))
  const [best, ...rest] = likeliestFirst(sameText)
  if (best === undefined) return null
  return { ...together(best, rest, names), isBare: best.isShort && best.from === at }
}

function likeliestFirst(readings: readonly Reading[]): Reading[] {
  return readings.toSorted(
    (a, b) => Number(a.isGuess) - Number(b.isGuess) || BASES.indexOf(a.basis) - BASES.indexOf(b.basis),
  )
}

/**
 * 금정 is 금정구 in 부산, but 금정역 is far from there. Most stations are in the district of their name or beside it; a 구 of
 * Seoul is what its bare name refers to everywhere (관악, though 관악역 is in 안양).
 */
function isElsewhere(station: Reading, best: Reading | undefined, { catalogue }: RegionNames): boolean {
  if (best === undefined || best.isGuess || !best.isShort || best.basis === 'STATION_OR_PLACE') return false
  const isNear = (one: LegalDistrict, each: LegalDistrict) =>
    catalogue.liesIn(one, each) || (each.emdName !== null && lawdCdOf(each.code) === lawdCdOf(one.code))
  return best.districts.every((each) => !isGuOfSeoul(each) && !station.districts.some((one) => isNear(one, each)))
}

function isGuOfSeoul({ level, sidoName }: LegalDistrict): boolean {
  return level === 'SIGUNGU' && sidoName === '서울특별시'
}

/** 검단신도시 is a name of its own, so other readings of 검단 followed by 신도시 are ignored. */
function closestMark(readings: readonly Reading[]): Reading['mark'] {
  const marks = readings.filter(({ basis }) => basis === 'STATION_OR_PLACE').map(({ mark }) => mark)
  return [undefined, 'LISTED' as const, 'ANY' as const].find((mark) => marks.includes(mark))
}

/**
 * A place or another district with the same name makes a name ambiguous, unless one district contains them all: 분당 is
 * 분당구, whether it means the new town or the city district.
 */
function together(best: Reading, rest: readonly Reading[], { catalogue }: RegionNames): Omit<RegionReading, 'isBare'> {
  const { basis, districts, isShort, end } = best
  const counted = rest.filter(({ isGuess, basis: other }) => !isGuess || best.isGuess || other === 'STATION_OR_PLACE')
  const hasPlace = [best, ...counted].some((reading) => reading.basis === 'STATION_OR_PLACE')
  // besides 성북동, the 성북동1가 of the same 구 has a name of its own
  const isBeside = ({ parentCode }: LegalDistrict) =>
    districts.some((each) => !isShort && each.parentCode === parentCode)
  const isHeld = (district: LegalDistrict) =>
    isBeside(district) || districts.some((each) => catalogue.liesIn(district, each))
  const others = [...best.others, ...counted.flatMap((reading) => [...reading.districts, ...reading.others])]
  const place = counted.find((reading) => reading.basis === 'STATION_OR_PLACE')
  // besides a place, a 동 counts but a 읍 or 면 does not; besides a district, only a place or an equally likely district
  const rank = hasPlace ? DONG_RANK : Math.min(...districts.map(rankOf))
  const rivals = hasPlace ? others : counted.flatMap((reading) => reading.districts)
  const isRival = (district: LegalDistrict) => rankOf(district) <= rank || place?.districts.includes(district) === true
  const isAmbiguous = !rivals.filter(isRival).every(isHeld)
  // if an everyday name is also that of a place, most people mean the place
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
