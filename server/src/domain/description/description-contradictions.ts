import type { DescribedThing } from '../../words/ko/assessment/home.ts'
import { message, type Text } from '../../words/message.ts'
import { completedYears } from '../calendar.ts'
import { rentEquivalent } from '../law/deposit-rent-conversion.ts'
import type { PropertyType } from '../property/property-type.ts'
import { DESCRIPTION_THRESHOLDS } from '../rule-book/evidence-thresholds.ts'
import { type DescriptionStatements, readDescription } from './read-description.ts'
import type { Stated } from './stated.ts'

export const CONTRADICTION_TOPICS = [
  'AREA',
  'FLOOR',
  'BUILDING_FLOORS',
  'BUILT_YEAR',
  'TYPE',
  'HOUSEHOLDS',
  'DEPOSIT',
  'RENT',
] as const
export type ContradictionTopic = (typeof CONTRADICTION_TOPICS)[number]

/** A statement in a description that contradicts a more reliable source. */
export type DescriptionContradiction = {
  topic: ContradictionTopic
  /** The words of the description. */
  claimed: string
  known: Text
  /** The thing that `known` describes. */
  about: DescribedThing
  source: 'BUILDING_REGISTER' | 'USER_INPUT' | 'PUBLIC_PRICE'
  sentence: Text
  /** An area in pyeong of unstated kind, which would be consistent as the supplied area. */
  mayFit?: true
}

/** The contradiction as shown, without the fields used to derive findings. */
export type DescriptionHint = Omit<DescriptionContradiction, 'about' | 'mayFit'>

/** The facts that the description is compared with. `null`: unknown, so no statement is made about it. */
export type DescribedFacts = {
  asOf: string
  terms: { depositManwon: number; monthlyRentManwon: number; areaSquareMeter: number | null; floor: number | null }
  /** The building of the lease; `null` if the register has none or several. */
  register: {
    floorsAboveGround: number | null
    floorsBelowGround: number | null
    householdCount: number | null
    familyCount: number | null
    /** `YYYY-MM-DD`. */
    useApprovalDate: string | null
    /** By main and detail use; `null`: the register leaves it open. */
    propertyType: PropertyType | null
    /** The building contains shops as well as homes. */
    hasShops: boolean
  } | null
  /** Exclusive areas of the lot's homes, from the public prices. */
  publishedAreas: number[]
  /** Yearly rate at which deposits are converted to rent, as a fraction; omitted if none are converted. */
  yearlyRate?: number
}

const SQUARE_METER_OF_PYEONG = 3.305785

/**
 * Contradictions between a listing's description and the register, the input or published data; empty without a
 * description.
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
  // one statement can produce the same sentence twice: 5층 중 5층 in a house with three floors
  return [...new Map(found.toReversed().map((each) => [JSON.stringify(each.sentence), each])).values()].toReversed()
}

function contradiction(
  topic: ContradictionTopic,
  stated: Stated<unknown>,
  source: DescriptionContradiction['source'],
  about: DescribedThing,
  known: Text,
  remark: Text | null = null,
): DescriptionContradiction {
  const claimed = stated.text
  const sentence = message('DESCRIPTION_DIFFERS', { claimed, source, about, known, remark })
  return { topic, claimed, known, about, source, sentence }
}

/** The first statement if none of them fits; `undefined` if nothing is stated or any statement fits. */
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
  const shown = message('AREA_LIST', { squareMeters: [...new Set(known)] })
  const isWithin = (squareMeter: number, tolerance: number) =>
    known.some((area) => Math.abs(area - squareMeter) < tolerance)
  const exclusive = areas.filter(({ value }) => value.kind !== 'OTHER')
  const inMeters = exclusive.filter(({ value }) => value.unit === 'SQUARE_METER')
  const inPyeong = exclusive.filter(({ value }) => value.unit === 'PYEONG')
  const meters = unfitting(inMeters, ({ amount }) => isWithin(amount, 1))
  const pyeong = unfitting(inPyeong, ({ amount }) => isWithin(amount * SQUARE_METER_OF_PYEONG, SQUARE_METER_OF_PYEONG))
  // neither as square metres nor as pyeong
  const bare = unfitting(
    exclusive.filter(({ value }) => value.unit === 'UNSTATED'),
    ({ amount }) => isWithin(amount, 1) || isWithin(amount * SQUARE_METER_OF_PYEONG, SQUARE_METER_OF_PYEONG),
  )
  const found: DescriptionContradiction[] = []
  if (bare) found.push(contradiction('AREA', bare, source, 'AREA', shown))
  if (meters) found.push(contradiction('AREA', meters, source, 'AREA', shown))
  if (pyeong) {
    const { amount, kind } = pyeong.value
    const squareMeter = Math.round(amount * SQUARE_METER_OF_PYEONG * 10) / 10
    const remark = message('PYEONG_IN_METERS', { squareMeter, exclusive: kind !== 'OPEN' })
    const mayFit = kind === 'OPEN' && known.some((area) => mayBeSupplied(area, squareMeter))
    found.push({
      ...contradiction('AREA', pyeong, source, 'AREA', shown, remark),
      ...(mayFit && { mayFit }),
    })
  }
  return found
}

/** Whether a home with this exclusive area may be advertised with this supplied area. */
function mayBeSupplied(exclusive: number, supplied: number): boolean {
  const { from, to } = DESCRIPTION_THRESHOLDS.exclusiveShare
  return exclusive >= supplied * from && exclusive <= supplied * to
}

function floorContradictions(
  { floors, buildingFloors }: DescriptionStatements,
  { terms, register }: DescribedFacts,
): DescriptionContradiction[] {
  const found: DescriptionContradiction[] = []
  const typed = terms.floor === null ? undefined : unfitting(floors, (floor) => floor === terms.floor)
  const floor = message('FLOOR', { floor: terms.floor ?? 0 })
  if (typed) found.push(contradiction('FLOOR', typed, 'USER_INPUT', 'FLOOR', floor))
  const above = register?.floorsAboveGround ?? null
  if (above !== null) {
    const known = message('FLOOR_COUNT', { count: above })
    const tooHigh = unfitting(floors, (stated) => stated <= above)
    if (tooHigh) found.push(contradiction('FLOOR', tooHigh, 'BUILDING_REGISTER', 'FLOORS_ABOVE_GROUND', known))
    const other = unfitting(buildingFloors, (count) => count === above)
    if (other) found.push(contradiction('BUILDING_FLOORS', other, 'BUILDING_REGISTER', 'FLOORS_ABOVE_GROUND', known))
  }
  const below = register?.floorsBelowGround ?? null
  if (below !== null) {
    const known = message('FLOOR_COUNT', { count: below })
    const tooLow = unfitting(floors, (stated) => -stated <= below)
    if (tooLow) found.push(contradiction('FLOOR', tooLow, 'BUILDING_REGISTER', 'FLOORS_BELOW_GROUND', known))
  }
  return found
}

function ageContradictions({ builtYears, isNew }: DescriptionStatements, { register, asOf }: DescribedFacts) {
  const approval = register?.useApprovalDate ?? null
  if (approval === null || approval > asOf) return []
  const year = Number(approval.slice(0, 4))
  // a building is completed before it is approved, sometimes at the end of the previous year
  const other = unfitting(builtYears, (stated) => Math.abs(stated - year) <= 1)
  const day = message('REGISTERED_DAY', { date: approval })
  const found = other ? [contradiction('BUILT_YEAR', other, 'BUILDING_REGISTER', 'APPROVAL_DATE', day)] : []
  const [called] = isNew
  const isOld = (completedYears(approval, asOf) ?? 0) >= DESCRIPTION_THRESHOLDS.newForYears
  if (called && isOld) found.push(contradiction('BUILT_YEAR', called, 'BUILDING_REGISTER', 'APPROVAL_DATE', day))
  return found
}

function buildingContradictions({ types, households }: DescriptionStatements, { register }: DescribedFacts) {
  if (register === null) return []
  const { propertyType, householdCount, familyCount, hasShops } = register
  const found: DescriptionContradiction[] = []
  if (propertyType !== null && propertyType !== 'UNKNOWN') {
    const shop = types.find(({ value }) => value === 'NEIGHBORHOOD_FACILITY')
    const homes = types.filter((stated) => stated.value !== 'NEIGHBORHOOD_FACILITY')
    // a villa that is also called a shop may not be a home in the register
    const isHome = propertyType !== 'NEIGHBORHOOD_FACILITY'
    const other =
      isHome && shop !== undefined && !hasShops
        ? shop
        : unfitting(isHome ? homes : types, (type) => type === propertyType)
    if (other) {
      found.push(
        contradiction('TYPE', other, 'BUILDING_REGISTER', 'TYPE', message('PROPERTY_TYPE_LABEL', { propertyType })),
      )
    }
  }
  // blank counts are zero in the register
  const counts = [householdCount ?? 0, familyCount ?? 0].filter((count) => count > 0)
  if (counts.length > 0) {
    const all = (householdCount ?? 0) + (familyCount ?? 0)
    const other = unfitting(households, (stated) => stated === all || counts.includes(stated))
    const known = message('HOUSEHOLD_COUNTS', { counts: [...new Set(counts)] })
    if (other) found.push(contradiction('HOUSEHOLDS', other, 'BUILDING_REGISTER', 'HOUSEHOLDS', known))
  }
  return found
}

function amountContradictions(statements: DescriptionStatements, facts: DescribedFacts) {
  const { depositsManwon, rentsManwon } = statements
  const { depositManwon, monthlyRentManwon } = facts.terms
  const isRounded = (stated: number, known: number) =>
    Math.abs(stated - known) <= Math.max(1, known * DESCRIPTION_THRESHOLDS.roundedShare)
  const deposit = unfitting(depositsManwon, (stated) => isRounded(stated, depositManwon))
  const rent = unfitting(rentsManwon, (stated) => isRounded(stated, monthlyRentManwon))
  const asRent = describedAsRent(statements, facts)
  const typed = (manwon: number) => message('AMOUNT', { manwon })
  return [
    ...(deposit
      ? [contradiction('DEPOSIT', deposit, 'USER_INPUT', 'DEPOSIT', typed(depositManwon), rent ? null : asRent)]
      : []),
    ...(rent ? [contradiction('RENT', rent, 'USER_INPUT', 'RENT', typed(monthlyRentManwon), asRent)] : []),
  ]
}

/** Deposit and rent as one monthly amount, since different splits may cost the same; `null` if one is not stated. */
function describedAsRent(
  { depositsManwon, rentsManwon }: DescriptionStatements,
  { terms, yearlyRate }: DescribedFacts,
) {
  const [deposit, ...otherDeposits] = depositsManwon
  const [rent, ...otherRents] = rentsManwon
  if (yearlyRate === undefined || deposit === undefined || rent === undefined) return null
  if (otherDeposits.length + otherRents.length > 0) return null
  const asRent = (...amounts: [depositManwon: number, rentManwon: number]) =>
    Math.round(rentEquivalent(...amounts, yearlyRate))
  return message('DESCRIBED_AS_RENT', {
    claimedManwon: asRent(deposit.value, rent.value),
    typedManwon: asRent(terms.depositManwon, terms.monthlyRentManwon),
    rate: yearlyRate,
  })
}
