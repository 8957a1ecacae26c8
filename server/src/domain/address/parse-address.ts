import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { NamedDistrict } from '../district/legal-district.ts'
import { inKorean } from '../english/in-korean.ts'
import { unitsInKorean } from '../english/units.ts'
import { createStepBudget, type StepBudget } from '../step-budget.ts'
import { goesOnAsAddress, lengthOfName, type NumberOfLot } from './behind-lot.ts'
import { citiesInFull, isShortForCity } from './cities-in-full.ts'
import { cleanAddressText } from './clean-address-text.ts'
import { type LotNumber, readLotNumber } from './lot-number.ts'
import { isWholeDistrict, type Reading, readDistricts } from './read-districts.ts'
import { type RoadAddress, readRoad } from './read-road.ts'

/** The result of parsing an address text. `districts` are the possible ones: several when the name is ambiguous. */
export type ParsedAddress =
  | {
      kind: 'LOT'
      districts: NamedDistrict[]
      lotNumber: LotNumber
      /** Whether everything after the number can be part of an address; if not, it may not be a lot number. */
      isSure: boolean
      /** The text after the lot number: `101동 1203호`, `은마아파트 3층`. */
      unitText: string | null
      /** The districts before the number, as written. */
      placeText: string
      /** Words beside the districts and the number that are used for nothing. */
      leftOut: readonly string[]
    }
  /** A district without a lot number. */
  | { kind: 'NO_LOT'; districts: NamedDistrict[] }
  | { kind: 'ROAD'; road: RoadAddress }
  /** An administrative dong (행정동, `신림1동`); `districts` are the legal districts it may stand for. */
  | { kind: 'ADMINISTRATIVE_DONG'; districts: NamedDistrict[]; lotNumber: LotNumber | null }
  | { kind: 'NO_DISTRICT' }
  | { kind: 'EMPTY' }

/** More than twice the steps that any address in the tests takes. */
const MOST_STEPS = 25_000

/** `budget`: the steps left. `isTranslated`: set for text translated from English; false if words were dropped. */
type Known = { catalogue: DistrictCatalogue; budget: StepBudget; isTranslated?: boolean }

/**
 * A building between the district and the lot, recognised by its parentheses or by the 번지 after the number. Without
 * a blank before it, it may be the rest of a longer name: 강동|구 고덕그라시움.
 */
const BETWEEN = /^(?:\s*\(([^()]*)\)\s*|\s+([가-힣A-Za-z][가-힣A-Za-z\d·.\s]*?)\s(?=산?\s*\d+(?:\s*-\s*\d+)?\s*번지))/u
/** `신림1동`, `신림 1동`, `신림제1동`, `상계3·4동`, `성수1가2동`. */
const ADMINISTRATIVE_DONG = /^\s*([가-힣]+?)(\d가)?(?:\s+(?=제?\d{1,2}(?!\d)))?제?\d+(?:[·.,]\d+)*동/u

const HANGUL = /[가-힣]/u
/** English words for a place beside the lot; translation into Korean drops them. */
const BESIDE = /\b(?:near|nearby|around|next|beside|by|behind|opposite|across|between|above|below|from|to)\b/iu

/**
 * Parses a free-form lot-number address. Blanks may be anywhere or missing, parent districts may be omitted, and former
 * and short names are accepted. The longest prefix that names a district and is followed by a lot number wins.
 * An English address is parsed as each Korean address that it may stand for. Never throws. Once the budget is spent,
 * no further names are looked up and no further readings of the text are tried.
 */
export function parseAddress(
  text: string,
  catalogue: DistrictCatalogue,
  budget: StepBudget = createStepBudget(MOST_STEPS),
): ParsedAddress {
  const known = { catalogue, budget }
  const asWritten = HANGUL.test(text) ? parseKorean(text, known) : null
  if (asWritten !== null && asWritten.kind !== 'NO_DISTRICT') return asWritten
  const english = inKorean(text, { catalogue }, budget)
  const [first, ...others] = english?.texts ?? []
  if (first === undefined) return asWritten ?? parseKorean(text, known)
  const leftOut = english?.leftOut ?? []
  const isWhole = leftOut.length === 0 && !BESIDE.test(text) && english?.isGuess !== true
  const translated = { ...known, isTranslated: isWhole }
  const parsed = others.reduce(
    (before, each) => together(before, parseKorean(each, translated)),
    parseKorean(first, translated),
  )
  return isWhole ? parsed : unsure(parsed, leftOut)
}

function unsure(parsed: ParsedAddress, leftOut: readonly string[]): ParsedAddress {
  if (parsed.kind === 'ROAD') return { kind: 'ROAD', road: { ...parsed.road, isSure: false, leftOut } }
  return parsed.kind === 'LOT' ? { ...parsed, isSure: false, leftOut } : parsed
}

function parseKorean(text: string, known: Known): ParsedAddress {
  const address = cleanAddressText(text)
  let parsed = parseWritten(address, known)
  for (const inFull of citiesInFull(address, known.catalogue, known.budget)) {
    if (known.budget.isSpent()) break
    parsed = clearer(parsed, parseWritten(inFull, known))
  }
  const isAsWritten = known.isTranslated === undefined
  return parsed.kind === 'NO_DISTRICT' && isAsWritten ? (readWithin(address, known) ?? parsed) : parsed
}

/** A text with more words before the address is not treated as one. */
const MOST_WORDS_BEFORE = 8

/** Finds an address after unknown words, `일산 백석동 1324`. These may change its meaning, so the user must confirm it. */
function readWithin(address: string, known: Known): ParsedAddress | null {
  const words = address.split(' ')
  for (let at = 1; at < words.length && at <= MOST_WORDS_BEFORE && !known.budget.isSpent(); at += 1) {
    const parsed = parseWritten(words.slice(at).join(' '), known)
    const isDong = 'districts' in parsed && parsed.districts.some(({ district }) => district.emdName !== null)
    if (parsed.kind === 'LOT' && isDong) {
      return { ...parsed, isSure: false, leftOut: [words.slice(0, at).join(' '), ...parsed.leftOut] }
    }
  }
  return null
}

/** Merges the results for two spellings of one address; if they differ in kind, returns the clearer one. */
function together(one: ParsedAddress, other: ParsedAddress): ParsedAddress {
  if (one.kind === 'ROAD' && other.kind === 'ROAD') {
    const readings = [...one.road.readings, ...other.road.readings]
    return { kind: 'ROAD', road: { ...one.road, readings, isSure: one.road.isSure && other.road.isSure } }
  }
  if ('districts' in one && 'districts' in other && one.kind === other.kind) {
    return { ...one, districts: withMore(one.districts, other.districts) }
  }
  return CLEARNESS.indexOf(other.kind) < CLEARNESS.indexOf(one.kind) ? other : one
}

function withMore(districts: readonly NamedDistrict[], others: readonly NamedDistrict[]): NamedDistrict[] {
  const known = new Set(districts.map(({ district }) => district))
  return [...districts, ...others.filter(({ district }) => !known.has(district))]
}

const CLEARNESS: ParsedAddress['kind'][] = ['LOT', 'ROAD', 'ADMINISTRATIVE_DONG', 'NO_LOT', 'NO_DISTRICT', 'EMPTY']

/** Returns the more specific of two readings of a text, or merges them if both are equally specific. */
function clearer(before: ParsedAddress, inFull: ParsedAddress): ParsedAddress {
  // 종로 12 is a road and does not name 종로구
  if ('districts' in inFull && !inFull.districts.some(({ district }) => district.emdName !== null)) return before
  if (before.kind === 'ROAD' && inFull.kind === 'ROAD') {
    return { kind: 'ROAD', road: { ...inFull.road, readings: [...before.road.readings, ...inFull.road.readings] } }
  }
  if (before.kind === 'LOT' && inFull.kind === 'LOT') {
    // 금정 구서동 does not name 금정구 서동
    return {
      ...before,
      districts: withMore(before.districts, inFull.districts),
      isSure: before.isSure && inFull.isSure,
    }
  }
  return CLEARNESS.indexOf(inFull.kind) < CLEARNESS.indexOf(before.kind) ? inFull : before
}

function parseWritten(address: string, known: Known): ParsedAddress {
  if (address === '') return { kind: 'EMPTY' }
  known.budget.take(address.length)
  const readings = readDistricts(address, known)
  // Only if a road directly follows the longest reading: in 종로구 종로1가, 종로 is not a road.
  const road = readRoadBehind(readings, address)
  if (road !== null) return { kind: 'ROAD', road }
  const lot =
    readLot([...readQuarters(address, readings[0], known), ...readings], known) ?? readLotBehindName(readings[0], known)
  if (lot !== null) return lot
  const administrative = readAdministrativeDong(address, readings[0], known)
  if (administrative !== null) return administrative
  return readings[0] !== undefined && isWholeDistrict(readings[0])
    ? { kind: 'NO_LOT', districts: readings[0].districts }
    : { kind: 'NO_DISTRICT' }
}

function readLot(readings: readonly Reading[], known: Known): ParsedAddress | null {
  for (const { districts, text, rest } of readings) {
    const lot = readLotNumber(rest)
    if (lot === null) continue
    const { lotNumber, rest: behind, number } = lot
    const units = unitsInKorean(withoutSigns(behind))
    const isSure =
      !isRealEstate(text, rest) &&
      !isPhone(text, number) &&
      goesOnAsAddress(units === null ? behind : ` ${units}`, number, {
        ownNames: ownNamesOf(districts),
        isTranslated: known.isTranslated === true,
      })
    const unitText = unitTextOf(behind)
    return { kind: 'LOT', districts, lotNumber, isSure, unitText, placeText: text, leftOut: [] }
  }
  return null
}

/** 부동산 888-1234: the estate agent's number, rather than a mountain lot in 부동. */
function isRealEstate(text: string, rest: string): boolean {
  return text.endsWith('부동') && rest.startsWith('산')
}

/** 봉천동 1588-1234: behind a 동 alone, more often the telephone number of a company than a lot. */
function isPhone(text: string, { main, sub, isCalledLot }: NumberOfLot): boolean {
  return !isCalledLot && !text.includes(' ') && /^1[568]\d\d-\d{4}$/u.test(`${main}-${sub}`)
}

function ownNamesOf(districts: readonly NamedDistrict[]): string[] {
  return districts.flatMap(({ district: { sidoName, sigunguName, emdName, riName } }) =>
    [sidoName, sigunguName, emdName, riName].filter((name) => name !== null),
  )
}

/** Whether a word names a 동 or 리, but none of the given districts. */
function isElsewhere(word: string, districts: readonly NamedDistrict[], { catalogue, budget }: Known): boolean {
  const named = catalogue.named(word, budget).filter(({ district }) => district.emdName !== null)
  return named.length > 0 && !named.some(({ district }) => districts.some((each) => each.district === district))
}

/** A building's name may precede the lot, but only if the text before the name is certainly a 동 and not a city. */
function readLotBehindName(longest: Reading | undefined, known: Known): ParsedAddress | null {
  const [all, inParentheses, building] = BETWEEN.exec(longest?.rest ?? '') ?? []
  if (longest === undefined || all === undefined) return null
  const { districts, text, rest } = longest
  // 안동 태화 is in 안동시, and 강동 고덕그라시움 in 강동구
  if (
    !districts.every(({ district }) => district.emdName !== null) ||
    isShortForCity(text, known.catalogue, known.budget)
  )
    return null
  const between = (inParentheses ?? building ?? '').trim()
  if (between.split(' ').some((word) => isElsewhere(word, districts, known))) return null
  const lot = readLot([{ districts, text: text + all, rest: rest.slice(all.length) }], known)
  if (lot?.kind !== 'LOT') return lot
  const isSame = isSameInEnglish(between, districts, known)
  const isSure = lot.isSure && (isSame || lengthOfName(between) === between.length)
  return { ...lot, isSure, placeText: text, leftOut: isSame ? [] : [between] }
}

/** 신림동(Sillim-dong): the name once more in Latin letters. */
function isSameInEnglish(text: string, districts: readonly NamedDistrict[], { catalogue, budget }: Known): boolean {
  const texts = HANGUL.test(text) ? [] : (inKorean(text, { catalogue }, budget)?.texts ?? [])
  const named = texts.flatMap((each) => catalogue.named(each, budget)).map(({ district }) => district)
  return districts.some(({ district }) => named.includes(district))
}

function readRoadBehind(readings: readonly Reading[], address: string): RoadAddress | null {
  // 하왕십리동 1050 한진해모로 101동: after a 동 and a lot number comes a building
  const [longest] = readings
  const isDong = longest?.districts.every(({ district }) => district.emdName !== null) === true
  if (longest !== undefined && isDong && /^\s+\p{L}/u.test(readLotNumber(longest.rest)?.rest ?? '')) return null
  const whole = { districts: [], text: '', rest: address }
  const beginnings = readings.map(({ districts, text, rest }) => ({
    districts: districts.map(({ district }) => district),
    text,
    rest,
  }))
  return readRoad([beginnings[0] ?? whole]) === null ? null : readRoad([...beginnings, whole])
}

/**
 * 성수동 656: the lot is in one of the quarters 성수동1가 and 성수동2가, unless exactly one district certainly has the bare
 * name. If several have it, the quarters are added to them, as 명동1가 to the 명동 of other cities.
 */
function readQuarters(address: string, longest: Reading | undefined, { catalogue, budget }: Known): Reading[] {
  const certain =
    longest?.districts.filter(({ isGuess, district }) => isGuess !== true && district.emdName !== null) ?? []
  if (certain.length === 1) return []
  const beginnings = [...new Set([longest?.rest ?? '', address])]
  return beginnings.flatMap((text) => {
    const [, above = '', name = ''] = /^(.*?)([가-힣]+동)(?=[\s(]*산?\s*\d)/u.exec(text) ?? []
    const head = text === address ? above : address.slice(0, address.length - text.length) + above
    const quarters = Array.from({ length: 9 }, (_, at) => catalogue.named(`${head}${name}${at + 1}가`, budget)).flat()
    const rest = text.slice(above.length + name.length)
    const districts = [...certain, ...quarters]
    return name === '' || quarters.length === 0 ? [] : [{ districts, text: head + name, rest }]
  })
}

function readAdministrativeDong(
  address: string,
  longest: Reading | undefined,
  { catalogue, budget }: Known,
): ParsedAddress | null {
  const rest = longest?.rest ?? address
  const [all, name, block] = ADMINISTRATIVE_DONG.exec(rest) ?? []
  if (all === undefined || name === undefined) return null
  const above = address.slice(0, address.length - rest.length)
  const districts = catalogue.named(`${above} ${name}동${block ?? ''}`, budget)
  const lotNumber = readLotNumber(rest.slice(all.length))?.lotNumber ?? null
  return districts.length === 0 ? null : { kind: 'ADMINISTRATIVE_DONG', districts, lotNumber }
}

function unitTextOf(rest: string): string | null {
  const unit = withoutSigns(rest)
  return unit === '' ? null : (unitsInKorean(unit) ?? unit)
}

function withoutSigns(rest: string): string {
  return rest.replace(/^[\s·,-]+/u, '').trimEnd()
}
