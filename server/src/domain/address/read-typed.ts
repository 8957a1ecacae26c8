import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'
import { isSameSido } from '../district/sido-names.ts'
import { unitsInKorean } from '../english/units.ts'
import { parseUnitFloor } from '../property/unit-floor.ts'
import { parseUnitText, unitInFull } from '../property/unit-text.ts'
import { englishInKorean } from './address-in-korean.ts'
import { DONG_IN_NOTE, type SortedBehind, sortBehind } from './behind-lot.ts'
import { cleanAddressText, tagOf } from './clean-address-text.ts'
import { formatLotNumber } from './lot-number.ts'
import { type ParsedAddress, parseAddress } from './parse-address.ts'
import { splitUnit } from './split-unit.ts'

/** What a typed address says, apart from which lot it is (R-ADDR-33). */
export type TypedAddress = {
  /** The lot, road or name to search for, without the parts of the building: `신림동 1422-5`, `관악구 신림로12길 5`. */
  place: string
  /** The parts of the building with the words that people leave out: `3층 301호`. */
  unitText: string | null
  /** The same without a floor that has a number: `301호`, `반지하`. */
  unit: string | null
  /** Negative below ground; `null` if no floor is said. */
  floor: number | null
  /** Words that none of these uses, in order. */
  unread: string[]
}

const A_FLOOR = /^(?:제|지상|지하|지|[Bb])?\s*\d{1,3}(?:층|$)/u

/** `parsed`: the text, where it is parsed already. */
export function readTyped(
  text: string,
  catalogue: DistrictCatalogue,
  parsed: ParsedAddress = parseAddress(text, catalogue),
): TypedAddress {
  const tag = tagOf(text)
  const before = tag === null ? [] : [tag]
  if (parsed.kind === 'LOT') {
    const districts = parsed.districts.map(({ district }) => district)
    const place = `${placeInWords(parsed.placeText, districts)} ${formatLotNumber(parsed.lotNumber)}`
    const behind = sortBehind(parsed.unitText ?? '', namesOf(districts))
    return { place, ...besidePlace(behind, [...before, ...parsed.leftOut]) }
  }
  if (parsed.kind === 'ROAD') return readRoad(parsed, before)
  const [korean = text] = englishInKorean(text, catalogue)
  const { text: name, unitText } = splitUnit(cleanAddressText(korean))
  const behind = sortBehind(unitText ?? '', [])
  return { place: name.trim() || text.trim(), ...besidePlace(behind, before) }
}

function readRoad({ road }: Extract<ParsedAddress, { kind: 'ROAD' }>, before: readonly string[]): TypedAddress {
  const [reading] = road.readings
  const districts = reading?.districts ?? []
  const place = [placeInWords(road.placeText, districts), reading?.roadName, road.buildingNumber]
  const note = road.noteText?.replace(DONG_IN_NOTE, '') ?? ''
  const behind = sortBehind(`${road.unitText ?? ''} (${note})`, namesOf(districts))
  return { place: place.filter(Boolean).join(' '), ...besidePlace(behind, [...before, ...road.leftOut]) }
}

/** The text of a unit alone, as it is typed beside a chosen address: `301`, `#301`, `3층`. */
export function readUnitAlone(text: string): Omit<TypedAddress, 'place'> {
  return besidePlace(sortBehind(unitInFull(unitsInKorean(text.trim()) ?? text.trim()), []), [])
}

function besidePlace({ units, others }: SortedBehind, before: readonly string[]): Omit<TypedAddress, 'place'> {
  const all = units.join(' ')
  const [name, { floor, basement }] = [parseUnitText(all), parseUnitFloor(all)]
  // of two rooms only the first is that of the home
  const isOther = (unit: string) => {
    const own = { ...parseUnitText(unit), floor: parseUnitFloor(unit).floor }
    const home = { ...name, floor }
    return (['dong', 'ho', 'floor'] as const).some((part) => own[part] !== null && own[part] !== home[part])
  }
  const unitText = unitInFull(units.filter((unit) => !isOther(unit)).join(' '))
  const unit = unitText
    .replace(/(?:제\s*|지상\s*|지하\s*)?\d{1,3}\s*층/u, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return {
    unitText: unitText === '' ? null : unitText,
    unit: unit === '' || A_FLOOR.test(unit) ? null : unit,
    floor: floor ?? (basement === 'WORD' ? -1 : null),
    unread: [...before, ...others, ...units.filter(isOther)],
  }
}

function namesOf(districts: readonly LegalDistrict[]): string[] {
  return districts.flatMap(({ sidoName, sigunguName, emdName, riName }) =>
    [sidoName, ...(sigunguName?.split(' ') ?? []), emdName, riName].filter((name) => name !== null),
  )
}

/** The districts with the blanks that were left out, if it is certain which ones: `관악구신림동` is `서울특별시 관악구 신림동`. */
function placeInWords(text: string, districts: readonly LegalDistrict[]): string {
  const [only, ...others] = districts
  if (only === undefined || others.length > 0) return text
  const names = namesOf(districts)
  const isNamed = (word: string) => names.includes(word) || isSameSido(word, only.sidoName)
  return text.split(' ').every(isNamed) ? text : only.fullName
}
