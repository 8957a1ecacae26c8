import type { LegalDistrict } from '../district/legal-district.ts'

/** A road address (도로명주소): it names a building by a road, and no lot. */
export type RoadAddress = {
  /** The ways to read where the road's name begins: 세종대로 is a road, or the 대로 of 세종. */
  readings: {
    /** In force, named before the road; the building is in one of them. Empty: none is named. */
    districts: LegalDistrict[]
    /** `신림로12길`, without blanks. */
    roadName: string
  }[]
  /** Number of the building on the road: `3-4`, `지하 102`. */
  buildingNumber: string
  /** What follows, kept aside: `101동 1203호`. */
  unitText: string | null
  /** What stands in parentheses behind: the legal 동, the building, or both. */
  noteText: string | null
}

const ROAD =
  /^\s*([가-힣A-Za-z\d·.\s]*?(?:대로|로|길)(?:\s*\d+\s*(?:번|가|나|다|라|마|바|사|아|자|차|카|타|파|하)?\s*길)?)\s*(지하)?\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?(?!\d|[\d가-힣]*길|\s*번?\s*길(?![가-힣])|\s*-)(?:\s*번(?!지))?/u

/** Every text that may be where the road begins, with the districts before it; the longest beginning first. */
export function readRoad(beginnings: readonly { districts: LegalDistrict[]; rest: string }[]): RoadAddress | null {
  const found = beginnings.flatMap(({ districts, rest }) => {
    const match = ROAD.exec(rest)
    return match === null ? [] : [{ districts, match, behind: rest.slice(match[0].length) }]
  })
  const [first] = found
  if (first === undefined) return null
  const [, , underground, main, sub] = first.match
  const [, unit = '', note] = /^([^()[\]]*)(?:[([]([^()[\]]*)[)\]]?)?/u.exec(first.behind) ?? []
  const number = `${Number(main)}${Number(sub ?? 0) === 0 ? '' : `-${Number(sub)}`}`
  return {
    readings: found.map(({ districts, match }) => ({ districts, roadName: (match[1] ?? '').replaceAll(/\s/g, '') })),
    buildingNumber: underground === undefined ? number : `지하 ${number}`,
    unitText: blankToNull(unit.replace(/^[\s·,-]+/u, '')),
    noteText: blankToNull(note ?? ''),
  }
}

function blankToNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
