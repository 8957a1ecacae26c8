import type { LegalDistrict } from '../district/legal-district.ts'
import { unitsInKorean } from '../english/units.ts'
import { goesOnAsAddress } from './behind-lot.ts'

/** A road address (도로명주소), which identifies a building by road and number, without a lot. */
export type RoadAddress = {
  /** The possible starts of the road's name: 세종대로 is a road, or the 대로 of 세종. */
  readings: {
    /** Active districts named before the road; the building is in one of them. Empty if none is named. */
    districts: LegalDistrict[]
    /** `신림로12길`, without blanks. */
    roadName: string
  }[]
  /** Number of the building on the road: `3-4`, `지하 102`. */
  buildingNumber: string
  /** The text after the number: `101동 1203호`. */
  unitText: string | null
  /** Whether everything after the number can be part of an address; if not, the home may be at another one. */
  isSure: boolean
  /** The text in trailing parentheses: the legal 동, the building, or both. */
  noteText: string | null
  /** The districts before the road, as written. */
  placeText: string
  /** Words beside the road and its number that are used for nothing. */
  leftOut: readonly string[]
}

const ROAD =
  /^\s*([가-힣A-Za-z\d·.\s]*?(?:대로|로|길)(?:\s*\d+\s*(?:번|가|나|다|라|마|바|사|아|자|차|카|타|파|하)?\s*길)?)\s*(지하)?\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?(?!\d|[\d가-힣]*길|\s*번?\s*길(?![가-힣])|\s*-)(?:\s*번(?!지))?(?:\s*번지)?/u

/** `beginnings`: every text that may start with the road, and the districts before it; longest prefix first. */
export function readRoad(
  beginnings: readonly { districts: LegalDistrict[]; text: string; rest: string }[],
): RoadAddress | null {
  const found = beginnings.flatMap(({ districts, text, rest }) => {
    const match = ROAD.exec(rest)
    return match === null ? [] : [{ districts, text, match, behind: rest.slice(match[0].length) }]
  })
  const [first] = found
  if (first === undefined) return null
  const [, , underground, main, sub] = first.match
  const [, before = '', note, after = ''] = /^([^()[\]]*)(?:[([]([^()[\]]*)[)\]]?)?(.*)$/u.exec(first.behind) ?? []
  const unit = [before, after]
    .map((text) => text.replace(/^[\s·,-]+/u, '').trim())
    .join(' ')
    .trim()
  const number = `${Number(main)}${Number(sub ?? 0) === 0 ? '' : `-${Number(sub)}`}`
  return {
    readings: found.map(({ districts, match }) => ({ districts, roadName: (match[1] ?? '').replaceAll(/\s/g, '') })),
    buildingNumber: underground === undefined ? number : `지하 ${number}`,
    unitText: blankToNull(unitsInKorean(unit) ?? unit),
    isSure: isAddress(first.behind, Number(main), Number(sub ?? 0)),
    noteText: blankToNull(note ?? ''),
    placeText: first.text,
    leftOut: [],
  }
}

/** The same may follow the number on a road as a lot number; its parentheses name the 동 and the building. */
function isAddress(behind: string, main: number, sub: number): boolean {
  const units = unitsInKorean(behind.trim())
  const number = { main, sub, isMarked: sub > 0, isCalledLot: false }
  return goesOnAsAddress(units === null ? behind : ` ${units}`, number, { ownNames: [], isRoad: true })
}

function blankToNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
