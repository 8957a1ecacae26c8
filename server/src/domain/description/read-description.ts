import type { PropertyType } from '../property/property-type.ts'
import { readHomeFloors } from './home-floors.ts'
import { readLeaseAmounts } from './lease-amounts.ts'
import { matchesIn } from './matches-in.ts'
import { isOfHome } from './said-of-home.ts'
import { found, type Stated, without } from './stated.ts'

export type DescriptionStatements = {
  /** `EXCLUSIVE`: named as such (전용). `OTHER`: named as supply or contract area. `OPEN`: not stated. */
  areas: Stated<{ amount: number; unit: 'SQUARE_METER' | 'PYEONG'; kind: 'EXCLUSIVE' | 'OTHER' | 'OPEN' }>[]
  /** Floor of the home; negative below ground. */
  floors: Stated<number>[]
  /** Floors of the building above ground. */
  buildingFloors: Stated<number>[]
  builtYears: Stated<number>[]
  /** The building is called new (신축). */
  isNew: Stated<true>[]
  types: Stated<PropertyType>[]
  households: Stated<number>[]
  depositsManwon: Stated<number>[]
  rentsManwon: Stated<number>[]
}

/**
 * Parses a listing's description for statements about the home that public data or the input also cover. Only text
 * that is a statement about the home counts (`said-of-home.ts`), not one about a shop, a neighbour or a bed.
 */
export function readDescription(description: string): DescriptionStatements {
  const text = plainText(description)
  return {
    areas: readAreas(text),
    ...readHomeFloors(text),
    builtYears: readYears(text),
    isNew: found(text, /신축/g, () => true as const, 'new'),
    types: readTypes(text),
    households: found(text, /(?:총|전체)?\s*(?<!\d)(\d+)\s*(?:세대|가구)/g, ([, count]) => Number(count), 'households'),
    ...readLeaseAmounts(text),
  }
}

/** A line break ends a statement; other runs of blanks become one. */
export function plainText(description: string): string {
  return description.normalize('NFC').replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' | ' : ' '))
}

const SIZE = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const UNIT = '㎡|m2|m²|제곱미터|평'
/** Several areas or a range, none of which is certainly that of the home: `20㎡, 30㎡`, `20~30㎡`, `59.5/42.3㎡`. */
const SEVERAL_AREAS = new RegExp(
  String.raw`(?<![\d.,/])(?:${SIZE}\s*(?<unit>${UNIT})(?:\s*(?:[,/·~∼-]|또는|혹은|이나|과|와|및)\s*약?\s*${SIZE}\s*\k<unit>)+|${SIZE}(?:\s?[~∼]\s?|[/-])${SIZE}\s*(?:${UNIT}))`,
  'gi',
)
const AREA = new RegExp(
  String.raw`(?<label>전용|공급|계약|분양|연)?(?:\s*면적)?(?:은|는|이)?\s*:?\s*(?<about>약)?\s*(?<![\d.,])(?<size>${SIZE})\s*(?<unit>${UNIT})(?!당|수)(?<exclusive>\s*\(?\s*전용(?:면적)?\)?(?=\s*(?:$|[,.|/)])))?`,
  'gi',
)

function readAreas(text: string): DescriptionStatements['areas'] {
  const single = without(text, [...matchesIn(text, SEVERAL_AREAS)])
  return found(single, AREA, ({ groups: { label, about, size = '', unit, exclusive } = {} }, placed) => {
    const kind = label === '전용' || (label === undefined && exclusive !== undefined) ? 'EXCLUSIVE' : 'OTHER'
    // 전용 20㎡ 이상, 전용 약 20㎡
    if (kind === 'EXCLUSIVE' && (about !== undefined || !isOfHome(single, placed, 'exclusiveArea'))) return null
    const isOpen = label === undefined && exclusive === undefined
    if (isOpen && !isOfHome(single, placed, 'area')) return null
    return {
      amount: Number(size.replaceAll(',', '')),
      unit: unit === '평' ? ('PYEONG' as const) : ('SQUARE_METER' as const),
      kind: isOpen ? ('OPEN' as const) : kind,
    }
  })
}

const BUILT_YEARS = [
  /(?<!\d)((?:19|20)\d{2})\s*년(?:도|식)?(?:\s*\d{1,2}\s*월)?(?:에)?\s*(?:준공|완공|신축|건축|사용승인|지어|지은)/g,
  /(?:준공|완공|신축|건축|사용승인)(?:일|년도|연도)?\s*:?\s*((?:19|20)\d{2})(?!\d)/g,
  /(?<!\d)((?:19|20)\d{2})\s*년식/g,
]

function readYears(text: string): Stated<number>[] {
  return BUILT_YEARS.flatMap((pattern) => found(text, pattern, ([, year]) => Number(year)))
}

const TYPES: [words: string, type: PropertyType][] = [
  ['아파트', 'APARTMENT'],
  ['오피스텔', 'OFFICETEL'],
  ['빌라|다세대(?:\\s*주택)?|연립(?:\\s*주택)?', 'ROW_HOUSE_MULTI_UNIT'],
  ['다가구(?:\\s*주택)?|단독\\s*주택', 'DETACHED_MULTI_FAMILY'],
]
/** A name may precede the kind in the same word: `하늘빌라`. */
const NAME = '(?:[가-힣A-Za-z0-9]{1,12}?)?'
/** Counts anywhere, since no real home is called this. If it refers to another floor (`1층 근생`), it does not count. */
const SHOP =
  /(?<!층[은는]?\s?)(?:제?\s?[12]\s?종\s?)?(?:근린\s?생활\s?시설|근린\s?생활(?!\s?시설)|근생)(?!\s*(?:[은는이가도]\s*)?(?:전혀\s*|절대\s*)?(?:아님|아니|아닌|아닙|없|말고|X))/gi

function readTypes(text: string): Stated<PropertyType>[] {
  const named = TYPES.flatMap(([words, type]) =>
    found(text, new RegExp(`${NAME}(?:${words})`, 'g'), () => type, 'kind'),
  )
  return [...named, ...found(text, SHOP, () => 'NEIGHBORHOOD_FACILITY' as const)]
}
