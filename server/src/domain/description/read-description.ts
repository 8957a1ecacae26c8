import type { PropertyType } from '../property/property-type.ts'
import { DESCRIPTION_LINES } from '../rule-book/evidence-lines.ts'
import { AMOUNT, readManwon } from './korean-amount.ts'
import { matchesIn } from './matches-in.ts'

/** Something a description says, with the words in which it says it. */
export type Stated<T> = { text: string; value: T }

export type DescriptionStatements = {
  /** `EXCLUSIVE`: named so (전용). `OTHER`: named supply or contract area. `OPEN`: not said which. */
  areas: Stated<{ amount: number; unit: 'SQUARE_METER' | 'PYEONG'; kind: 'EXCLUSIVE' | 'OTHER' | 'OPEN' }>[]
  /** Floor of the home; below ground negative. */
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

/** What a listing's description states of the things that public data or the input know as well. */
export function readDescription(description: string): DescriptionStatements {
  const text = description.normalize('NFC').replaceAll(/\s+/g, ' ')
  return {
    areas: readAreas(text),
    ...readFloors(text),
    builtYears: readYears(text),
    isNew: found(text, /(?<![준재])신축(?!\s*(?:급|같|처럼|수준|느낌|못지|공사|예정))/g, () => true as const),
    types: readTypes(text),
    households: found(
      text,
      /(?:총|전체)?\s*(?<!\d)(\d+)\s*(?:세대|가구)(?!\s*(?:당|별|분리|\d\s*주택))/g,
      ([, count]) => Number(count),
    ),
    ...readTerms(text),
  }
}

function found<T>(text: string, pattern: RegExp, read: (match: RegExpExecArray) => T | null): Stated<T>[] {
  return [...matchesIn(text, pattern)].flatMap(({ match }) => {
    const value = read(match)
    return value === null ? [] : [{ text: match[0].trim(), value }]
  })
}

const AREA =
  /(전용|공급|계약|분양|연)?(?:\s*면적)?(?:은|는|이)?\s*:?\s*약?\s*(?<![\d.,])(\d+(?:\.\d+)?)\s*(㎡|m2|m²|제곱미터|평)(?!당|수)/gi

function readAreas(text: string): DescriptionStatements['areas'] {
  return found(text, AREA, ([, label, amount, unit]) => ({
    amount: Number(amount),
    unit: unit === '평' ? ('PYEONG' as const) : ('SQUARE_METER' as const),
    kind: label === undefined ? ('OPEN' as const) : label === '전용' ? ('EXCLUSIVE' as const) : ('OTHER' as const),
  }))
}

/** Floor and floors in one piece: `3/5층`, `3층/5층`, `5층 중 3층`. What is taken here is not read again. */
const FLOOR_OF_BUILDING = [
  /(?<!\d)(?<floor>\d+)\s*층?\s*\/\s*(?:총|전체)?\s*(?<floors>\d+)\s*층/g,
  /(?<!\d)(?<floors>\d+)\s*층\s*중\s*(?<floor>\d+)\s*층/g,
]
const BUILDING_FLOORS = [
  /지하\s*\d+\s*층?\s*[~,/및\s-]*지상\s*(?<floors>\d+)\s*층/g,
  /(?:총|전체|지상)\s*(?<floors>\d+)\s*층/g,
  /(?<!\d)(?<floors>\d+)\s*층\s*(?=건물|규모|짜리|건축물|빌라|아파트|주택)/g,
]
/** What else a floor may be named for than as that of the home. */
const ELSEWHERE = String.raw`(?!\s*(?:에(?:는)?\s*)?(?:편의점|상가|카페|마트|식당|가게|점포|주차|필로티|로비|현관|창고|아님|아니|아닌|없))`
const FLOOR = new RegExp(String.raw`(지하|B)?\s*(?<!\d)(\d{1,3})\s*층(?!간|수|고)${ELSEWHERE}`, 'gi')
const BASEMENT = new RegExp(String.raw`(?:반지하|지하(?!철|상가|차도|보도))(?!\s*층?\s*\d)\s*층?${ELSEWHERE}`, 'g')

function readFloors(text: string): Pick<DescriptionStatements, 'floors' | 'buildingFloors'> {
  let rest = text
  const floors: Stated<number>[] = []
  const buildingFloors: Stated<number>[] = []
  for (const pattern of [...FLOOR_OF_BUILDING, ...BUILDING_FLOORS]) {
    const [first] = matchesIn(rest, pattern)
    const { floor, floors: all } = first?.match.groups ?? {}
    if (first === undefined || all === undefined) continue
    const words = first.match[0].trim()
    buildingFloors.push({ text: words, value: Number(all) })
    if (floor !== undefined) floors.push({ text: words, value: Number(floor) })
    rest = `${rest.slice(0, first.start)} ${rest.slice(first.end)}`
  }
  floors.push(...found(rest, FLOOR, ([, below, number]) => Number(number) * (below === undefined ? 1 : -1)))
  floors.push(...found(rest, BASEMENT, () => -1))
  return { floors, buildingFloors }
}

const BUILT_YEARS = [
  /(?<!\d)((?:19|20)\d{2})\s*년(?:도|식)?(?:\s*\d{1,2}\s*월)?(?:에)?\s*(?:준공|완공|신축|건축|사용승인|지어|지은)/g,
  /(?:준공|완공|신축|건축|사용승인)(?:일|년도|연도)?\s*:?\s*((?:19|20)\d{2})(?!\d)/g,
  /(?<!\d)((?:19|20)\d{2})\s*년식/g,
]

function readYears(text: string): Stated<number>[] {
  return BUILT_YEARS.flatMap((pattern) => found(text, pattern, ([, year]) => Number(year)))
}

const NEARBY = String.raw`(?!\s*(?:단지|형|상가|옆|앞|뒤|인근|근처|맞은편|처럼|같|급|촌|공사|뷰|전망|아님|아니|아닌))`
const TYPES: [words: string, type: PropertyType][] = [
  ['아파트', 'APARTMENT'],
  ['오피스텔', 'OFFICETEL'],
  ['빌라|다세대(?:\\s*주택)?|연립(?:\\s*주택)?', 'ROW_HOUSE_MULTI_UNIT'],
  ['다가구(?:\\s*주택)?|단독\\s*주택', 'DETACHED_MULTI_FAMILY'],
  ['근린생활시설|근생', 'NEIGHBORHOOD_FACILITY'],
]

function readTypes(text: string): Stated<PropertyType>[] {
  return TYPES.flatMap(([words, type]) => found(text, new RegExp(`(?:${words})${NEARBY}`, 'g'), () => type))
}

const NO_AMOUNT = String.raw`(?![\d,.]*\s*(?:층|㎡|m|평|호|동|년|개|세대|가구|%|일|시|분|\/))`
const DEPOSIT = new RegExp(
  String.raw`(?:보증금|전세금|전세가|전세|보증)\s*(?:은|는|이|가|:)?\s*(?=\d)(${AMOUNT})${NO_AMOUNT}`,
  'g',
)
const RENT = new RegExp(String.raw`(?<!\d)(?:월세|월)\s*(?:은|는|이|가|:)?\s*(?=\d)(${AMOUNT})${NO_AMOUNT}`, 'g')
/** Deposit and rent as brokers write them: `1000/50`. */
const SLASH =
  /(?<![\d/.])(보증금|월세|반전세)?\s*(\d+(?:\.\d+)?억|\d+천|\d{1,3}(?:,\d{3})+|\d+)\s*\/\s*(\d+)\s*(?:만\s*원?)?(?!\s*층|\d|\/|\s*평|\s*㎡)/g

function readTerms(text: string): Pick<DescriptionStatements, 'depositsManwon' | 'rentsManwon'> {
  const pairs = found(text, SLASH, ([, label, first = '', second = '']) => {
    const [deposit, rent] = [readManwon(first), readManwon(second)]
    const isDate = label === undefined && /^(?:19|20)\d\d$/.test(first) && Number(second) <= 12
    if (deposit === null || rent === null || isDate || deposit < DESCRIPTION_LINES.pairDepositFrom) return null
    return { deposit, rent }
  })
  const amounts = (pattern: RegExp) => found(text, pattern, ([, amount = '']) => readManwon(amount))
  return {
    depositsManwon: [
      ...amounts(DEPOSIT),
      ...pairs.map(({ text: words, value }) => ({ text: words, value: value.deposit })),
    ],
    rentsManwon: [...amounts(RENT), ...pairs.map(({ text: words, value }) => ({ text: words, value: value.rent }))],
  }
}
