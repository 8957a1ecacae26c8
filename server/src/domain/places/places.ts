import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { LegalDistrict } from '../district/legal-district.ts'
import { compactName, JOINING_SIGN } from '../district/name-index.ts'

const KINDS = ['STATION', 'NEW_TOWN', 'CITY_PART', 'CAMPUS', 'LANDMARK', 'NICKNAME'] as const
type PlaceKind = (typeof KINDS)[number]

/** One line of places.tsv; the file explains its columns. */
export type PlaceRow = { names: string[]; kind: PlaceKind; isSure: boolean; districtCodes: string[] }

/** The meaning of a place name. */
type NamedPlace = {
  /** Active districts, best match first. */
  districts: LegalDistrict[]
  kinds: PlaceKind[]
  /** If false, the districts are only candidates. */
  isSure: boolean
}

/** Names of stations, new towns, campuses and the like, which are not names of legal districts. */
export type Places = {
  /** Finds a place by its name without blanks and signs, in lower case; `null` if there is none. */
  find(compactName: string): NamedPlace | null
  /** Every such name. */
  names(): Iterable<string>
  /** Number of characters in the longest name. */
  longest: number
}

const LINE = /^([^\t]+)\t([A-Z_]+)\t([V2K])\t(\d{10}(?:\|\d{10})*)\t[a-z]+$/u

/** Throws on a malformed line, because the file is our own. */
export function parsePlaces(text: string): PlaceRow[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, names = '', kindName, sure, codes = ''] = LINE.exec(line) ?? []
      const kind = KINDS.find((each) => each === kindName)
      if (kind === undefined) throw new Error(`Places: unreadable line "${line}"`)
      return { names: names.split('|'), kind, isSure: sure === 'V', districtCodes: codes.split('|') }
    })
}

/**
 * Throws if a code is not in the catalogue. An abolished code stands for its successors; after a split they are
 * candidates.
 */
export function createPlaces(rows: readonly PlaceRow[], catalogue: DistrictCatalogue): Places {
  const byName = new Map<string, NamedPlace>()
  let longest = 0
  for (const { names, kind, isSure, districtCodes } of rows) {
    const districts = districtCodes.map((code) => inForce(code, catalogue))
    const named = {
      districts: districts.flat(),
      kinds: [kind],
      isSure: isSure && districts.every(({ length }) => length === 1),
    }
    for (const name of new Set(names.map(placeKey))) {
      longest = Math.max(longest, name.length)
      const before = byName.get(name)
      byName.set(name, before === undefined ? named : together(before, named))
    }
  }
  return { find: (name) => byName.get(name) ?? null, names: () => byName.keys(), longest }
}

export function placeKey(name: string): string {
  return compactName(name.normalize('NFKC').toLowerCase().replaceAll(JOINING_SIGN, ''))
}

function inForce(code: string, catalogue: DistrictCatalogue): LegalDistrict[] {
  const codes = catalogue.find(code)?.active === true ? [code] : catalogue.successorsOf(code)
  const districts = codes.flatMap((each) => catalogue.find(each) ?? [])
  if (districts.length === 0) throw new Error(`Places: ${code} is no legal district in force`)
  return districts
}

/** An uncertain line makes the name uncertain, unless it adds no district. */
function together(one: NamedPlace, other: NamedPlace): NamedPlace {
  const holds = (all: NamedPlace, part: NamedPlace) =>
    part.districts.every((district) => all.districts.includes(district))
  const kinds = [...new Set([...one.kinds, ...other.kinds])]
  if (one.isSure && holds(one, other)) return { ...one, kinds }
  if (other.isSure && holds(other, one)) return { ...other, kinds }
  const districts = [...new Set([...one.districts, ...other.districts])]
  return { districts, kinds, isSure: one.isSure && other.isSure }
}
