import { formatArea, formatFloor, formatManwon } from '../../words/ko/format.ts'
import { completedYears } from '../calendar.ts'
import type { PropertyType } from '../property/property-type.ts'
import { DESCRIPTION_LINES } from '../rule-book/evidence-lines.ts'
import { PROPERTY_TYPE_LABELS } from '../wording/labels.ts'
import { type DescriptionStatements, readDescription, type Stated } from './read-description.ts'

type ContradictionTopic =
  | 'AREA'
  | 'FLOOR'
  | 'BUILDING_FLOORS'
  | 'BUILT_YEAR'
  | 'TYPE'
  | 'HOUSEHOLDS'
  | 'DEPOSIT'
  | 'RENT'

/** A description's hint against something better known. */
export type DescriptionContradiction = {
  topic: ContradictionTopic
  /** The words of the description. */
  claimed: string
  known: string
  source: 'BUILDING_REGISTER' | 'USER_INPUT' | 'PUBLIC_PRICE'
  sentence: string
}

/** What the description is held against. `null`: not known, so nothing is said of it. */
export type DescribedFacts = {
  asOf: string
  terms: { depositManwon: number; monthlyRentManwon: number; areaSquareMeter: number | null; floor: number | null }
  /** The one building of the lease; `null` where the register has none or several. */
  register: {
    floorsAboveGround: number | null
    floorsBelowGround: number | null
    householdCount: number | null
    familyCount: number | null
    /** `YYYY-MM-DD`. */
    useApprovalDate: string | null
    /** By main and detail use; `null`: the register leaves it open. */
    propertyType: PropertyType | null
  } | null
  /** Exclusive areas of the lot's homes as the public prices name them. */
  publishedAreas: number[]
}

const SOURCE_NAMES: Record<DescriptionContradiction['source'], string> = {
  BUILDING_REGISTER: '건축물대장의',
  USER_INPUT: '입력하신',
  PUBLIC_PRICE: '공시가격 자료의',
}
const HINT = '설명은 참고일 뿐 확인된 내용이 아니니 어느 쪽이 맞는지 물으십시오.'
const SQUARE_METER_OF_PYEONG = 3.305785

/**
 * Where a listing's description does not fit what register, input or published data say; empty without a description.
 */
export function descriptionContradictions(
  description: string | null,
  facts: DescribedFacts,
): DescriptionContradiction[] {
  if (description === null || description.trim() === '') return []
  const statements = readDescription(description)
  const found = [
    ...areaContradictions(statements, facts),
    ...floorContradictions(statements, facts),
    ...ageContradictions(statements, facts),
    ...buildingContradictions(statements, facts),
    ...amountContradictions(statements, facts),
  ]
  // one statement can fail in two ways that read the same: 5층 중 5층 in a house of three floors
  return [...new Map(found.toReversed().map((each) => [each.sentence, each])).values()].toReversed()
}

function contradiction(
  topic: ContradictionTopic,
  stated: Stated<unknown>,
  source: DescriptionContradiction['source'],
  name: string,
  known: string,
  remark = '',
): DescriptionContradiction {
  const sentence = `매물 설명은 “${stated.text}”이고 ${SOURCE_NAMES[source]} ${name}: ${known}.${remark} ${HINT}`
  return { topic, claimed: stated.text, known, source, sentence }
}

/** The first statement when none of them fits; `undefined` where nothing is stated or something fits. */
function unfitting<T>(statements: readonly Stated<T>[], fits: (value: T) => boolean): Stated<T> | undefined {
  return statements.some(({ value }) => fits(value)) ? undefined : statements[0]
}

function areaContradictions(
  { areas }: DescriptionStatements,
  { terms, publishedAreas }: DescribedFacts,
): DescriptionContradiction[] {
  const typed = terms.areaSquareMeter
  const [known, source] = typed === null ? [publishedAreas, 'PUBLIC_PRICE' as const] : [[typed], 'USER_INPUT' as const]
  if (known.length === 0) return []
  const words = [...new Set(known)].map(formatArea).join(', ')
  const isWithin = (squareMeter: number, tolerance: number) =>
    known.some((area) => Math.abs(area - squareMeter) < tolerance)
  const exclusive = areas.filter(({ value }) => value.kind !== 'OTHER')
  const inMeters = exclusive.filter(({ value }) => value.unit === 'SQUARE_METER')
  const inPyeong = exclusive.filter(({ value }) => value.unit === 'PYEONG')
  const meters = unfitting(inMeters, ({ amount }) => isWithin(amount, 1))
  const pyeong = unfitting(inPyeong, ({ amount }) => isWithin(amount * SQUARE_METER_OF_PYEONG, SQUARE_METER_OF_PYEONG))
  const found: DescriptionContradiction[] = []
  if (meters) found.push(contradiction('AREA', meters, source, '전용면적', words))
  if (pyeong) {
    const metric = formatArea(Math.round(pyeong.value.amount * SQUARE_METER_OF_PYEONG * 10) / 10)
    const open = ` 평은 공급면적일 수도 전용면적일 수도 있어(약 ${metric}), 공급면적이면 전용면적은 이보다 작습니다.`
    const remark = pyeong.value.kind === 'EXCLUSIVE' ? ` 설명의 넓이는 약 ${metric}입니다.` : open
    found.push(contradiction('AREA', pyeong, source, '전용면적', words, remark))
  }
  return found
}

function floorContradictions(
  { floors, buildingFloors }: DescriptionStatements,
  { terms, register }: DescribedFacts,
): DescriptionContradiction[] {
  const found: DescriptionContradiction[] = []
  const typed = terms.floor === null ? undefined : unfitting(floors, (floor) => floor === terms.floor)
  if (typed) found.push(contradiction('FLOOR', typed, 'USER_INPUT', '층', formatFloor(terms.floor ?? 0)))
  const above = register?.floorsAboveGround ?? null
  const below = register?.floorsBelowGround ?? null
  if (above !== null) {
    const tooHigh = unfitting(floors, (floor) => floor <= above)
    if (tooHigh) found.push(contradiction('FLOOR', tooHigh, 'BUILDING_REGISTER', '지상 층수', `${above}층`))
    const other = unfitting(buildingFloors, (count) => count === above)
    if (other) found.push(contradiction('BUILDING_FLOORS', other, 'BUILDING_REGISTER', '지상 층수', `${above}층`))
  }
  const tooLow = below === null ? undefined : unfitting(floors, (floor) => -floor <= below)
  if (tooLow) found.push(contradiction('FLOOR', tooLow, 'BUILDING_REGISTER', '지하 층수', `${below}층`))
  return found
}

function ageContradictions({ builtYears, isNew }: DescriptionStatements, { register, asOf }: DescribedFacts) {
  const approval = register?.useApprovalDate ?? null
  if (approval === null || approval > asOf) return []
  const year = Number(approval.slice(0, 4))
  // a building is finished before it is approved, at times at the end of the year before
  const other = unfitting(builtYears, (stated) => Math.abs(stated - year) <= 1)
  const found = other ? [contradiction('BUILT_YEAR', other, 'BUILDING_REGISTER', '사용승인일', approval)] : []
  const [called] = isNew
  const isOld = (completedYears(approval, asOf) ?? 0) >= DESCRIPTION_LINES.newForYears
  if (called && isOld) found.push(contradiction('BUILT_YEAR', called, 'BUILDING_REGISTER', '사용승인일', approval))
  return found
}

function buildingContradictions({ types, households }: DescriptionStatements, { register }: DescribedFacts) {
  if (register === null) return []
  const { propertyType, householdCount, familyCount } = register
  const found: DescriptionContradiction[] = []
  if (propertyType !== null && propertyType !== 'UNKNOWN') {
    const other = unfitting(types, (type) => type === propertyType)
    if (other) {
      found.push(
        contradiction('TYPE', other, 'BUILDING_REGISTER', '용도로 본 유형', PROPERTY_TYPE_LABELS[propertyType]),
      )
    }
  }
  // a register that leaves the counts blank holds zeros
  const counts = [householdCount, familyCount].filter((count) => count !== null && count > 0)
  if (counts.length > 0) {
    const all = (householdCount ?? 0) + (familyCount ?? 0)
    const other = unfitting(households, (stated) => stated === all || counts.includes(stated))
    const known = [...new Set(counts)].join('·')
    if (other) found.push(contradiction('HOUSEHOLDS', other, 'BUILDING_REGISTER', '세대·가구 수', known))
  }
  return found
}

function amountContradictions({ depositsManwon, rentsManwon }: DescriptionStatements, { terms }: DescribedFacts) {
  const { depositManwon, monthlyRentManwon } = terms
  const isRounded = (stated: number, known: number) =>
    Math.abs(stated - known) <= Math.max(1, known * DESCRIPTION_LINES.roundedShare)
  const deposit = unfitting(depositsManwon, (stated) => isRounded(stated, depositManwon))
  const rent = unfitting(rentsManwon, (stated) => isRounded(stated, monthlyRentManwon))
  return [
    ...(deposit ? [contradiction('DEPOSIT', deposit, 'USER_INPUT', '보증금', formatManwon(depositManwon))] : []),
    ...(rent ? [contradiction('RENT', rent, 'USER_INPUT', '월세', formatManwon(monthlyRentManwon))] : []),
  ]
}
