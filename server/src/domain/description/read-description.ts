import type { PropertyType } from '../property/property-type.ts'
import { isOfHome } from './is-of-home.ts'
import { readLeaseAmounts } from './lease-amounts.ts'
import type { StatedFee } from './maintenance-fee.ts'
import { matchesIn, type PlacedMatch } from './matches-in.ts'
import { found, type Stated, without } from './stated.ts'

export type DescriptionStatements = {
  /**
   * `EXCLUSIVE`: named as such (전용). `ACTUAL`: named as the area in use (실면적, 실평수), which nothing public records. `OTHER`:
   * named as supply or contract area. `OPEN`: not stated. `UNSTATED`: an own area without a unit (`전용 84`).
   */
  areas: Stated<{
    amount: number
    unit: 'SQUARE_METER' | 'PYEONG' | 'UNSTATED'
    kind: 'EXCLUSIVE' | 'ACTUAL' | 'OTHER' | 'OPEN'
  }>[]
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
  fees: Stated<StatedFee>[]
}

/**
 * Parses a listing's description for statements about the home that public data or the input also cover. Only text
 * that is a statement about the home counts (`is-of-home.ts`), not one about a shop, a neighbour or a bed.
 */
export function readDescription(description: string): DescriptionStatements {
  const text = plainText(description)
  return {
    areas: readAreas(text),
    ...readHomeFloors(text),
    builtYears: readYears(text),
    isNew: found(text, /신축/g, () => true as const, 'new'),
    types: readTypes(text),
    households: found(
      text,
      HOUSEHOLDS,
      (match, placed) => (isBesideHome(text, placed) ? null : householdCount(match)),
      'households',
    ),
    ...readLeaseAmounts(text),
  }
}

/** A line break ends a statement, unless it is between a label and its value; other runs of blanks become one. */
export function plainText(description: string): string {
  return withValues(description.normalize('NFC')).replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' | ' : ' '))
}

/** Labels that the pages of portals print on a line of their own, above their value. */
const LABEL_LINE =
  /^(?:[[(<]?\s*(?:전세(?:가격?|금|\s?보증금)?|(?:임대)?보증금|월세금?|월\s?임대료|월\s?차임|보증금\s?\/\s?월세|매매가?|월?\s?관리비(?:\s?\(월\))?|(?:공급|전용|계약|분양)(?:\s?[/·]\s?(?:공급|전용|계약))?\s?면적|해당\s?층(?:\s?\/\s?(?:총|전체)\s?층)?|총\s?층|총?\s?세대\s?수|총\s?가구\s?수)\s*[\])>]?)\s*:?$/u
const VALUE_LINE = /^(?:약\s?|금\s?|매?월\s?)?(?:[\d일이삼사오육칠팔구십백천억]|(?:없음|무료?|별도|실비|포함|협의)$)/u

/** Joins a label to the value below it. Where several labels stand above several values, which belongs to which is open. */
function withValues(text: string): string {
  const lines = text.split(/\r\n|[\r\n|]/)
  const isLabel = (at: number) => LABEL_LINE.test(lines[at]?.trim() ?? '')
  return lines
    .map((line, at) => {
      const isAlone = isLabel(at) && !isLabel(at - 1) && VALUE_LINE.test(lines[at + 1]?.trim() ?? '')
      return isAlone ? `${line.trim()} ` : `${line}\n`
    })
    .join('')
    .replace(/\n$/, '')
}

/** No number begins inside of another one, in digits or in words: `1,250`, `1 250`, `1천 250`, `8~10`, `천이백 50`. */
const NOT_IN_NUMBER = String.raw`(?<![\d.,，]|\d\s?[~∼/\-]?\s?|십\s?|[일이삼사오육칠팔구\d]\s?[백천만]\s?|(?<![가-힣])[백천]\s?)`
const COUNT = String.raw`(?:\d{1,3}(?:[,，]\d{3})+|\d+)(?![\d,.，]*\d)`
/** `총 8세대`, `총세대수 1,250세대`, `세대수: 1,250`. */
const HOUSEHOLDS = new RegExp(
  String.raw`(?:(?:총|전체)?\s*(?:세대|가구)\s*수\s*[:：]?\s*(?:총\s*)?${NOT_IN_NUMBER}(?<labelled>${COUNT})(?:\s*(?:세대|가구)|(?!\s*(?:[만천백여~∼]|\d)))|(?:총|전체)?\s*${NOT_IN_NUMBER}(?<count>${COUNT})\s*(?:세대|가구)(?!\s*수))`,
  'g',
)

const BESIDE = '(?:인근|주변|근처|(?:옆|앞|뒷|윗|아랫)\\s?집|옆|앞|뒤|건너편|맞은편|이웃|길\\s?건너)'
const BESIDE_BEFORE = new RegExp(String.raw`(?<![가-힣])(?:바로\s?)?${BESIDE}(?:에|의)?(?:\s[^|,.]*)?$`, 'u')
const BESIDE_BEHIND = new RegExp(
  String.raw`^\s?(?:의\s?)?(?:대?단지|아파트|빌라|오피스텔)?(?:의|\s)?\s?(?:바로\s?)?${BESIDE}`,
  'u',
)
const SEEN_CHARACTERS = 40

/** Whether a count is one of a place beside the home: `인근 아파트 총 1,250세대`, `1,250세대 단지 옆`. */
function isBesideHome(text: string, { start, end }: PlacedMatch): boolean {
  return (
    BESIDE_BEFORE.test(text.slice(Math.max(0, start - SEEN_CHARACTERS), start)) ||
    BESIDE_BEHIND.test(text.slice(end, end + SEEN_CHARACTERS))
  )
}

function householdCount({ groups: { labelled, count } = {} }: RegExpExecArray): number {
  return Number((labelled ?? count ?? '').replaceAll(/[,，]/g, ''))
}

const SIZE = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const UNIT = '㎡|m2|m²|제곱미터|평'
/** Several areas or a range, none of which is certainly that of the home: `20㎡, 30㎡`, `20~30㎡`, `59.5/42.3㎡`. */
const SEVERAL_AREAS = new RegExp(
  String.raw`(?<![\d.,/])(?:${SIZE}\s*(?<unit>${UNIT})(?:\s*(?:[,/·~∼-]|또는|혹은|이나|과|와|및)\s*약?\s*${SIZE}\s*\k<unit>)+|${SIZE}(?:\s?[~∼]\s?|[/-])${SIZE}\s*(?:${UNIT}))`,
  'gi',
)
const AREA = new RegExp(
  String.raw`(?<label>전용|공급|계약|분양|연|실(?:\s?사용|제(?!로)|측|(?=\s?(?:평수|면적)))|(?<![가-힣])실(?=\s?\d))?(?:\s*(?:면적|평수))?(?:은|는|이)?\s*:?\s*(?<about>약)?\s*(?<![\d.,])(?<size>${SIZE})\s*(?<unit>${UNIT})(?!당|수)(?<exclusive>\s*\(?\s*전용(?:면적)?\)?(?=\s*(?:$|[,.|/)])))?`,
  'gi',
)

/** `전용 84`, `실평수 20`: an own area whose unit is left out; 평수 is in pyeong. */
const AREA_WITHOUT_UNIT = new RegExp(
  String.raw`(?<label>전용|실(?=\s?(?:평수|면적)))(?:\s?(?<noun>면적|평수))?\s*:?\s*(?<![\d.,])(?<size>\d{2,3}(?:\.\d+)?)(?!\d|[.,~∼/\-]\d|\s*(?:[~∼%]|${UNIT}|층|[억천백만원호동년월일개번명인분차대룸타형A-Z]))`,
  'gi',
)

/** Two labels with a slash belong to two values with a slash: `공급/전용면적 110.1㎡/84.71㎡`, `84.71/110.1㎡ (전용/공급)`. */
const LABELS = String.raw`(?<labels>(?:공급|계약|분양)\s?[/·]\s?전용|전용\s?[/·]\s?(?:공급|계약|분양))`
const VALUES = String.raw`(?<![\d.,])(?<first>${SIZE})\s*(?:㎡|m2|m²|제곱미터)?\s*\/\s*(?<second>${SIZE})\s*(?:㎡|m2|m²|제곱미터)(?!\s*[/~∼]\s*\d)`
const LABELLED_PAIR = [
  new RegExp(String.raw`${LABELS}\s?(?:면적)?\s*:?\s*${VALUES}`, 'giu'),
  new RegExp(String.raw`${VALUES}\s*\(?\s*${LABELS}\s?(?:면적)?\s*\)?`, 'giu'),
]

function readLabelledPair(placed: PlacedMatch, text: string): DescriptionStatements['areas'] {
  const { labels = '', first = '', second = '' } = placed.match.groups ?? {}
  const [one, other] = [first, second].map((size) => Number(size.replaceAll(',', '')))
  const [exclusive = 0, supplied = 0] = labels.startsWith('전용') ? [one, other] : [other, one]
  // the part is smaller than the whole, or the values stand in another order than the labels
  if (exclusive >= supplied || isBesideHome(text, placed)) return []
  return [{ text: placed.match[0].trim(), value: { amount: exclusive, unit: 'SQUARE_METER', kind: 'EXCLUSIVE' } }]
}

function readAreas(whole: string): DescriptionStatements['areas'] {
  const [pairs = []] = LABELLED_PAIR.map((pattern) => [...matchesIn(whole, pattern)]).filter(({ length }) => length > 0)
  const text = without(whole, pairs)
  const single = without(text, [...matchesIn(text, SEVERAL_AREAS)])
  return [
    ...pairs.flatMap((placed) => readLabelledPair(placed, whole)),
    ...readSingleAreas(single),
    ...areasWithoutUnit(single),
  ]
}

function areasWithoutUnit(single: string): DescriptionStatements['areas'] {
  return found(
    single,
    AREA_WITHOUT_UNIT,
    ({ groups: { label, noun, size = '' } = {} }, placed) => ({
      amount: Number(size),
      unit: noun === '평수' ? ('PYEONG' as const) : ('UNSTATED' as const),
      kind: isBesideHome(single, placed)
        ? ('OTHER' as const)
        : label === '전용'
          ? ('EXCLUSIVE' as const)
          : ('ACTUAL' as const),
    }),
    'exclusiveArea',
  )
}

function readSingleAreas(single: string): DescriptionStatements['areas'] {
  return found(single, AREA, ({ groups: { label, about, size = '', unit, exclusive } = {} }, placed) => {
    const kind =
      label === '전용' || (label === undefined && exclusive !== undefined)
        ? 'EXCLUSIVE'
        : label?.startsWith('실') === true
          ? 'ACTUAL'
          : 'OTHER'
    // 전용 20㎡ 이상, 전용 약 20㎡
    if (
      kind !== 'OTHER' &&
      (label ?? exclusive) !== undefined &&
      (about !== undefined || !isOfHome(single, placed, 'exclusiveArea'))
    )
      return null
    if (kind === 'ACTUAL' && isBesideHome(single, placed)) return null
    const isOpen = label === undefined && exclusive === undefined
    if (isOpen && !isOfHome(single, placed, 'area')) return null
    return {
      amount: Number(size.replaceAll(',', '')),
      unit: unit === '평' ? ('PYEONG' as const) : ('SQUARE_METER' as const),
      kind: isOpen ? ('OPEN' as const) : kind,
    }
  })
}

/** Never one that is still to be built, nor a public lease (준공공임대). */
const BUILT = '(?:준공|완공|신축|건축|사용승인)(?!\\s*예정|공)'
const BUILT_YEARS = [
  /** `2020.05 준공`, `98년 완공`. */
  new RegExp(
    String.raw`(?<![\d.])((?:19|20)\d{2})\s?[.\-/]\s?\d{1,2}(?:\s?[.\-/]\s?\d{1,2})?\.?\s*(?:일|월)?\s*(?:에\s*)?${BUILT}`,
    'g',
  ),
  new RegExp(String.raw`(?<![\d.]|\d\s)([01]\d|2[0-6]|[6-9]\d)\s*년(?:도|식)?\s*(?!신축)${BUILT}`, 'g'),
  new RegExp(
    String.raw`(?<!\d)((?:19|20)\d{2})\s*년(?:도|식)?(?:\s*\d{1,2}\s*월)?(?:에)?\s*(?:${BUILT}|지어|지은)`,
    'g',
  ),
  /(?:준공|완공|신축|건축|사용승인)(?:일|년도|연도)?\s*:?\s*((?:19|20)\d{2})(?!\d)/g,
  /(?<!\d)((?:19|20)\d{2})\s*년식/g,
]

function readYears(text: string): Stated<number>[] {
  return BUILT_YEARS.flatMap((pattern) => found(text, pattern, ([, year = '']) => fullYear(year)))
}

function fullYear(year: string): number {
  return Number(year.length === 4 ? year : `${/^[6-9]/.test(year) ? '19' : '20'}${year}`)
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

/** `floors`: of the home, negative below ground. `buildingFloors`: floors of the building above ground. */
type HomeFloors = { floors: Stated<number>[]; buildingFloors: Stated<number>[] }

/** Floor and number of floors together. Each of several floors so given counts: `2/4층, 3/4층`. */
const FLOOR_OF_BUILDING = [
  /** `3/5층`, `3층/총 5층`, `B1/4층`, `반지하/3층`; not a part of 1층/2층/3층, 1~2/4층 or 500/3/4층. */
  /(?<![A-Za-z\d~∼.,-]|\d\s?층?\/|층\s?\/\s?|[~∼]\s)(?:(?<below>반?지하|지층|B(?=\s?\d))\s*(?<depth>\d)?\s*층?|(?<floor>\d{1,3})\s*층?)\s*\/\s*(?:총|전체)?\s*(?:층\s*)?(?<floors>\d{1,3})\s*층(?!\s*[/~∼]\s*\d)/gi,
  /** `5층 건물 중 3층` */
  /(?:(?:총|전체)\s*)?(?<!\d)(?<floors>\d{1,3})\s*층\s*(?:짜리\s*)?(?:건물|건축물|빌라|아파트|주택)?\s*중(?:에서?)?\s*(?<floor>\d{1,3})\s*층/g,
]
const BUILDING_FLOORS = [
  /지하\s*\d+\s*층?\s*[~,/및\s-]*지상\s*(?<floors>\d{1,3})\s*층/g,
  /(?:총|전체)\s*(?<floors>\d{1,3})\s*층/g,
  /(?:지상\s*)?(?<!\d)(?<floors>\d{1,3})\s*층\s*(?:건물|규모|짜리(?:\s*건물)?|건축물|(?=빌라|아파트|주택))/g,
]
/** Several floors, one of which may be that of the home: `3층, 4층`, `2~4층`, `1층 2층`, `3층과 4층`. */
const SEVERAL = [
  /(?<!\d)\d{1,3}\s*층(?:\s*(?:[,~∼·&/-]|또는|혹은|이나|나|과|와|및|에서|부터)?\s*\d{1,3}\s*층)+/g,
  /(?<![\d/.])\d{1,2}(?:\s?[~∼]\s?|[-,·])\d{1,2}\s*층/g,
]
const FLOOR = /(?<below>반?지하|B)?\s*(?<![\d.])(?<number>\d{1,3})\s*층/gi
const BASEMENT = /(?:반지하|지하|지층)(?!\s*층?\s*\d)\s*층?/g

export function readHomeFloors(text: string): HomeFloors {
  let rest = text
  const floors: Stated<number>[] = []
  const buildingFloors: Stated<number>[] = []
  for (const pattern of FLOOR_OF_BUILDING) {
    const matches = [...matchesIn(rest, pattern)]
    for (const placed of matches) {
      const { match } = placed
      const { below, depth, floor, floors: all } = match.groups ?? {}
      const value = below === undefined ? Number(floor) : -Number(depth ?? 1)
      if (value > Number(all) || !isOfHome(rest, placed, 'floorOfBuilding')) continue
      floors.push({ text: match[0].trim(), value })
      buildingFloors.push({ text: match[0].trim(), value: Number(all) })
    }
    rest = without(rest, matches)
  }
  for (const pattern of BUILDING_FLOORS) {
    const matches = [...matchesIn(rest, pattern)].filter(
      (placed) => /^(?:총|전체|지하)/.test(placed.match[0]) || isOfHome(rest, placed, 'building'),
    )
    for (const { match } of matches)
      buildingFloors.push({ text: match[0].trim(), value: Number(match.groups?.['floors']) })
    rest = without(rest, matches)
  }
  for (const pattern of SEVERAL) rest = without(rest, [...matchesIn(rest, pattern)])
  const one = ({ groups: { below, number } = {} }: RegExpExecArray) => Number(number) * (below === undefined ? 1 : -1)
  floors.push(...found(rest, FLOOR, one, 'floor'), ...found(rest, BASEMENT, () => -1, 'floor'))
  return { floors, buildingFloors }
}
