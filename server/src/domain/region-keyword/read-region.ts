import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict, NamedDistrict } from '../district/legal-district.ts'
import { bareName } from '../district/name-index.ts'
import type { StepBudget } from '../step-budget.ts'
import {
  type CompactText,
  compactText,
  cutsWord,
  isBuilderBefore,
  isLongWordEnd,
  isWordEnd,
  longWordAt,
  officeMarkAt,
  placeMarkAt,
  startsWithin,
  wordAt,
} from './keyword-words.ts'
import type { Reading, RegionNames, RegionReading } from './region-reading.ts'
import { likeliest, NAME_RANKS, STATION_RANKS } from './short-names.ts'
import { isEverydayInFull, isEverydayWord } from './similar-names.ts'
import { weigh } from './weigh-readings.ts'

const ADMINISTRATIVE_DONG = /^([가-힣]+?)(?:(\d가)|제)?\d+동/u
/** Names with these endings are complete by themselves. */
const WHOLE_PLACE = /(?:역|신도시|지구|뉴타운|대학교|공항|터미널|시장)$/u

/** The longest region name that starts at `at`, with its other meanings in `others`; `null` if there is none. */
export function readRegionAt(text: CompactText, at: number, names: RegionNames): RegionReading | null {
  const all = readingsAt(text, at, null, names)
  const readings = all.filter((reading) => !isJoined(text, reading, all))
  return weigh(readings, at, names)
}

/** Every reading, including those that name the region level by level (`강남 역삼동`). `above`: only below these. */
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
      // people put former names below a former one; a current name there is another place: 화정리 in 경상남도 울산시
      return basis === 'FORMER_NAME' ? lower.map(asGuess) : lower
    })
  const isAlone = above === null
  return [
    ...own.filter((reading) => canEnd(text, at, reading) && !(isAlone && isEveryday(text, at, reading, names))),
    ...deeper,
  ]
}

/** The meaning of a name that precedes another one, and its basis. */
type Above = { basis: string; districts: LegalDistrict[] }

/**
 * Drops districts that lie in none of the districts above; if only less likely ones do, they are promoted. A district
 * counts as below itself only if its current name follows its former one, so at least every second name goes one level
 * down.
 */
function below(reading: Reading, above: Above | null, catalogue: DistrictCatalogue): Reading {
  if (above === null) return reading
  const isNowCalled = above.basis === 'FORMER_NAME' && reading.basis !== 'FORMER_NAME'
  const isUnder = (district: LegalDistrict) =>
    above.districts.some((each) => (isNowCalled || each !== district) && catalogue.liesIn(district, each))
  const districts = reading.districts.filter(isUnder)
  const others = reading.others.filter(isUnder)
  return districts.length > 0 ? { ...reading, districts, others } : { ...reading, districts: others, others: [] }
}

function asGuess(reading: Reading): Reading {
  return reading.basis === 'DISTRICT_NAME' ? { ...reading, isGuess: true } : reading
}

/** 화성시 동 is 화성시 followed by a word, rather than the 시동 in 화성. */
function isJoined(text: CompactText, reading: Reading, all: readonly Reading[]): boolean {
  return cutsOf(text, reading).some((cut) =>
    all.some(({ end, basis, isShort }) => end === cut && basis === 'DISTRICT_NAME' && !isShort),
  )
}

/** Blanks inside the lowest name that precede letters: listed places contain blanks, and 성북동 1가 is one name. */
function cutsOf(text: CompactText, { basis, from, end }: Reading): number[] {
  if (basis === 'STATION_OR_PLACE') return []
  return startsWithin(text, from, end).filter((cut) => /^[가-힣]+$/u.test(text.compact.slice(cut, end)))
}

/** Short, two-syllable and village names occur in other words: 관리 is a 리 and also starts 관리비. */
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

/** 월세 예산 60: an everyday word, or the start of one (고양이), unless the name of a 동 follows directly. */
function isEveryday(text: CompactText, at: number, { basis, isShort, end }: Reading, names: RegionNames): boolean {
  const name = text.compact.slice(at, end)
  if (!isShort) return isWordWithDuring(text, name, end)
  if ((longWordAt(text, at)?.word.length ?? 0) > name.length) return true
  if (basis === 'STATION_OR_PLACE' || !isEverydayWord(name)) return false
  return !names.catalogue.matchStart(text.compact.slice(end), text.budget).some(({ named }) => named.district.emdName)
}

/** 방학동안: during the 방학, rather than inside 방학동. */
function isWordWithDuring(text: CompactText, name: string, end: number): boolean {
  const isDuring =
    name.endsWith('동') && text.compact.startsWith('안', end) && startsWithin(text, end - 1, end + 1).length === 0
  return isDuring && isEverydayWord(name.slice(0, -1)) && isWordEnd(text, end + 1)
}

function places(text: CompactText, at: number, names: RegionNames): Reading[] {
  const { compact } = text
  const last = Math.min(compact.length, at + names.places.longest)
  const readings: Reading[] = []
  for (let end = at + 2; end <= last; end += 1) {
    const name = compact.slice(at, end)
    const station = names.places.find(`${name}역`)
    if (station !== null) {
      const { districts } = station
      const namesake = { basis: 'STATION_OR_PLACE' as const, districts, others: [], isGuess: true, isShort: true }
      readings.push({ ...namesake, from: at, end, isNamesake: true })
    }
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
  // a former name counts besides the current ones of the same text: in 서구 검단, 서구 is the former one of Incheon
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
    const isWord = above === null && isEverydayInFull(compact.slice(at, end))
    const isGuess =
      isLooseVillage || isWord || isBuilderBefore(text, at, end) || candidates.some((named) => named.isGuess)
    const isShort = candidates.every((named) => !compact.slice(at, end).endsWith(bareName(nameOf(named, catalogue))))
    const reading = { districts, others: [], isGuess, isShort, from }
    const own = { ...reading, basis: isFormer ? ('FORMER_NAME' as const) : ('DISTRICT_NAME' as const), end }
    const office = isShort ? 0 : officeMarkAt(compact, end)
    if (office > 0 && isWordEnd(text, end + office))
      return [{ ...reading, basis: 'STATION_OR_PLACE', end: end + office, isShort: false, mark: 'ANY' }]
    const mark = isShort && !wordStarts.has(end) ? placeMarkAt(text, end) : null
    // a city's station may be anywhere in the city
    return mark === null
      ? [own]
      : [own, { ...reading, basis: 'STATION_OR_PLACE', isGuess: true, end: mark.end, isShort: false, mark: 'ANY' }]
  })
}

/** The name that the text used; for a former district, its former name. */
function nameOf({ district, formerCode }: NamedDistrict, catalogue: DistrictCatalogue): string {
  return (formerCode === null ? district : (catalogue.find(formerCode) ?? district)).name
}

/** The legal district and places with its stem: 운정1동 is in the new town of that name, not in 운정동 of Gwangju. */
function administrativeDongs(
  { compact, budget }: CompactText,
  at: number,
  { catalogue, places: known }: RegionNames,
): Reading[] {
  const match = ADMINISTRATIVE_DONG.exec(compact.slice(at, at + 12))
  // 이도2동 is also the name of a legal district
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
    // an ordinary word, such as 가능, is a place only after the city that contains it: 의정부 가능
    if (found.length === 0 || (above === null && length === word?.length)) return []
    const likely = likeliest(found, NAME_RANKS)
    const name = {
      basis: 'SHORTENED_NAME' as const,
      ...likely,
      // 우성 may be anything; a 면 with that name only suggests it
      isGuess: isBuilderBefore(text, at, end) || (above === null && likely.districts.every(isTown)),
      from: at,
      end,
      isShort: true,
    }
    const mark = placeMarkAt(text, end)
    if (mark === null) return [name]
    // a station or new town in no list may or may not be near the district with that name
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

/** The end of an amount, a size or a purpose that a place name may directly follow: 전세2억신림동. */
const AMOUNT_END =
  /(?:전세|월세|\d(?:억|[천백]만?|만|(?:천|백)?만?원|평형?|m2)(?:[대선]|이하|이내|미만|까지|이상|정도|쯤)?|(?:전세|월세|보증금|\d[/에~-])\d+)$/u
const HANGUL = /[가-힣]/u
const NAME = /^[가-힣\d]{2,12}/u
/** 3억이천, 5억천만원: the amount continues. */
const NUMERAL = /^[일이삼사오육칠팔구십백천만]{2,}원?(?![가-힣])/u
/** The longest end of an amount. */
const BEHIND = 12

/** Inserts a blank before each place name that directly follows an amount. */
export function separateAmounts(text: string, names: RegionNames, budget: StepBudget): string {
  let separated = ''
  let at = 0
  while (at < text.length) {
    const [run] =
      HANGUL.test(text.charAt(at)) && AMOUNT_END.test(text.slice(Math.max(0, at - BEHIND), at))
        ? (NAME.exec(text.slice(at)) ?? [])
        : []
    const region =
      run === undefined || NUMERAL.test(run) ? null : readRegionAt(compactText(run, new Set([0]), budget), 0, names)
    const end = region === null ? at + 1 : at + region.end
    separated += (region === null ? '' : ' ') + text.slice(at, end)
    at = end
  }
  return separated
}
