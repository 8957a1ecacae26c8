import { message, type Text } from '../../words/message.ts'
import type { Lot } from '../address/lot.ts'
import { formatLotNumber, readLotNumber } from '../address/lot-number.ts'
import { isSameName, parseUnitText, plainUnitName, type UnitName } from '../property/unit-text.ts'
import type { RegistryHome } from './papers-input.ts'

/** The home of a diagnosis. `unitText`: building and unit as typed, `null` if neither was. */
export type HomePlace = { lot: Lot; unitText: string | null }

/** Whether a registry document is of this home. `UNKNOWN`: too little was read to tell. */
export type RegistryHomeMatch = 'SAME' | 'OTHER' | 'UNKNOWN'

/**
 * R-PAPERS-30. A part that both name and that differs makes it another home. Names of buildings in other letters (`가동`,
 * `A동`) differ in writing, and that alone decides nothing.
 */
export function matchRegistryHome(named: RegistryHome | null, place: HomePlace | null): RegistryHomeMatch {
  if (named === null || place === null) return 'UNKNOWN'
  const { dong, ho } = parseUnitText(place.unitText)
  const parts = [
    sameOrNot(named.legalDistrictCode, place.lot.legalDistrictCode),
    sameOrNot(plainLot(named.lot), formatLotNumber(place.lot)),
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

function plainLot(text: string | null): string | null {
  const read = text === null ? null : readLotNumber(text)
  return read === null ? null : formatLotNumber(read.lotNumber)
}

function sameUnit(official: string | null, typed: string | null): boolean | null {
  if (official === null || typed === null) return null
  if (isSameName(official, typed)) return true
  return isNumber(plainUnitName(official)) && isNumber(typed) ? false : null
}

function isNumber(name: string): boolean {
  return /^\d+(-\d+)?$/.test(name)
}

/** The home that the document names, and the one that was diagnosed. */
export function namesOf(
  { lot, dong, ho }: RegistryHome,
  { lot: own, unitText }: HomePlace,
): { paper: Text; home: Text } {
  const unit = parseUnitText(unitText)
  return { paper: nameOf(lot, { dong, ho }), home: nameOf(formatLotNumber(own), unit) }
}

function nameOf(lot: string | null, { dong, ho }: UnitName): Text {
  return message('LOT_AND_UNIT', { lot, dong: dong && plainUnitName(dong), ho: ho && plainUnitName(ho) })
}
