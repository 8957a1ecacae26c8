import { message, type Text } from '../../words/message.ts'
import type { Lot } from '../address/lot.ts'
import { formatLotNumber, readLotNumber } from '../address/lot-number.ts'
import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import { isSameName, parseUnitText, plainUnitName, type UnitName } from '../property/unit-text.ts'
import type { PaperHome, RegistryHome, TypedPapers } from './papers-input.ts'

/** The home of a diagnosis. `unitText`: building and unit as typed, `null` if neither was. */
export type HomePlace = { lot: Lot; unitText: string | null }

/** Whether a registry document is of this home. `UNKNOWN`: too little was read to tell. */
export type RegistryHomeMatch = 'SAME' | 'OTHER' | 'UNKNOWN'

/** R-PAPERS-30: whether a document is of this home, and what both are called if it is not. `named`: what it names. */
export function homeOfRegistry(
  named: RegistryHome | null,
  place: HomePlace | null,
  catalogue: Districts,
): { match: RegistryHomeMatch; otherHome: { paper: Text; home: Text } | null } {
  if (named === null || place === null) return { match: 'UNKNOWN', otherHome: null }
  const coded = withDistrictCode(named, place, catalogue)
  const match = matchRegistryHome(coded, place)
  return { match, otherHome: match === 'OTHER' ? namesOf(coded, place, catalogue) : null }
}

/**
 * Whether the registry of the home was read (R-PAPERS-31). The one of the land, or of another part, shows what is entered
 * there, and leaves that of the home unknown.
 */
export function isRegistryRead({ registry }: Pick<TypedPapers, 'registry'>, home: PartOfHome): boolean {
  return registry !== null && !isOfOtherPart(registry, home)
}

type PartOfHome = Pick<PaperHome, 'propertyType' | 'isShared'>

/** A unit has a document of its own, and a detached house one of its building. */
export function isOfOtherPart(
  { part }: Pick<NonNullable<TypedPapers['registry']>, 'part'>,
  { propertyType, isShared }: PartOfHome,
): boolean {
  const isDetached = propertyType === 'DETACHED_MULTI_FAMILY'
  return (
    part === 'LAND' || (part === 'UNIT' && isShared && isDetached) || (part === 'BUILDING' && !isShared && !isDetached)
  )
}

type Districts = Pick<DistrictCatalogue, 'find' | 'named' | 'codesToTry' | 'liesIn'>

/**
 * What the document names, with the code of its district: that of the home where the name may be of it, even as a former
 * name; `null` for a name that is no district.
 */
export function withDistrictCode(named: RegistryHome, place: HomePlace, catalogue: Districts): RegistryHome {
  if (named.legalDistrictCode !== null || named.legalDistrict === null) return named
  const own = place.lot.legalDistrictCode
  const ownDistricts = [own, ...catalogue.codesToTry(own)].flatMap((code) => catalogue.find(code) ?? [])
  const districts = catalogue.named(named.legalDistrict)
  const isOwn = districts.some(({ district }) => ownDistricts.some((each) => catalogue.liesIn(each, district)))
  return {
    ...named,
    legalDistrictCode: isOwn ? own : (districts.find(({ isGuess }) => isGuess !== true)?.district.code ?? null),
  }
}

/**
 * R-PAPERS-30. A part that both name and that differs makes it another home. Names of buildings in other letters (`가동`,
 * `A동`) differ in writing, and that alone decides nothing.
 */
export function matchRegistryHome(named: RegistryHome | null, place: HomePlace | null): RegistryHomeMatch {
  if (named === null || place === null) return 'UNKNOWN'
  const { dong, ho } = parseUnitText(place.unitText)
  const parts = [
    sameOrNot(named.legalDistrictCode, place.lot.legalDistrictCode),
    sameLot(named.lot, formatLotNumber(place.lot)),
    sameUnit(named.dong, dong),
    sameUnit(named.ho, ho),
  ]
  if (parts.includes(false)) return 'OTHER'
  return parts[1] === true && parts[3] !== null ? 'SAME' : 'UNKNOWN'
}

/** `null`: one of them is not known. */
function sameOrNot(one: string | null, other: string | null): boolean | null {
  return one === null || other === null ? null : one === other
}

/** One of the lots of a document is enough; lots that it does not name may be the home's. */
function sameLot(text: string | null, own: string): boolean | null {
  const [names = '', more] = text?.split(' 외') ?? []
  const lots = names.split(',').flatMap((name) => readLotNumber(name)?.lotNumber ?? [])
  if (lots.some((lot) => formatLotNumber(lot) === own)) return true
  return lots.length === 0 || more !== undefined ? null : false
}

function sameUnit(official: string | null, typed: string | null): boolean | null {
  if (official === null || typed === null) return null
  if (isSameName(official, typed)) return true
  return isNumber(plainUnitName(official)) && isNumber(plainUnitName(typed)) ? false : null
}

/** Also of a basement (`B01`). */
function isNumber(name: string): boolean {
  return /^B?\d+(-\d+)?$/.test(name)
}

/** The home that the document names, and the one that was diagnosed; with their districts where those differ. */
export function namesOf(
  { legalDistrictCode, lot, dong, ho }: RegistryHome,
  { lot: own, unitText }: HomePlace,
  catalogue: Pick<DistrictCatalogue, 'find'>,
): { paper: Text; home: Text } {
  const isOtherDistrict = sameOrNot(legalDistrictCode, own.legalDistrictCode) === false
  const districtOf = (code: string | null) =>
    isOtherDistrict && code !== null ? (catalogue.find(code)?.fullName ?? null) : null
  return {
    paper: nameOf(districtOf(legalDistrictCode), lot, { dong, ho }),
    home: nameOf(districtOf(own.legalDistrictCode), formatLotNumber(own), parseUnitText(unitText)),
  }
}

function nameOf(district: string | null, lot: string | null, { dong, ho }: UnitName): Text {
  return message('LOT_AND_UNIT', { district, lot, dong: dong && plainUnitName(dong), ho: ho && plainUnitName(ho) })
}
