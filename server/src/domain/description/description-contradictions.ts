import type { DescribedThing } from '../../words/ko/description.ts'
import { message, type Text } from '../../words/message.ts'
import { completedYears } from '../calendar.ts'
import { rentEquivalent } from '../law/deposit-rent-conversion.ts'
import type { PropertyType } from '../property/property-type.ts'
import { DESCRIPTION_LINES } from '../rule-book/evidence-lines.ts'
import { type DescriptionStatements, readDescription, type Stated } from './read-description.ts'

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

/** A description's hint against something better known. */
export type DescriptionContradiction = {
  topic: ContradictionTopic
  /** The words of the description. */
  claimed: string
  known: Text
  /** What `known` is of. */
  about: DescribedThing
  source: 'BUILDING_REGISTER' | 'USER_INPUT' | 'PUBLIC_PRICE'
  sentence: Text
  /** Pyeong of which it is not said which area they are of, and which would fit as those of the supplied one. */
  mayFit?: true
}

/** As it is shown, without what findings are made by. */
export type DescriptionHint = Omit<DescriptionContradiction, 'about' | 'mayFit'>

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
    /** Shops stand in the same building as homes. */
    hasShops: boolean
  } | null
  /** Exclusive areas of the lot's homes as the public prices name them. */
  publishedAreas: number[]
  /** A share a year, at which deposits become rent; left out where none do. */
  yearlyRate?: number
}

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
  const shown = message('AREA_LIST', { squareMeters: [...new Set(known)] })
  const isWithin = (squareMeter: number, tolerance: number) =>
    known.some((area) => Math.abs(area - squareMeter) < tolerance)
  const exclusive = areas.filter(({ value }) => value.kind !== 'OTHER')
  const inMeters = exclusive.filter(({ value }) => value.unit === 'SQUARE_METER')
  const inPyeong = exclusive.filter(({ value }) => value.unit === 'PYEONG')
  const meters = unfitting(inMeters, ({ amount }) => isWithin(amount, 1))
  const pyeong = unfitting(inPyeong, ({ amount }) => isWithin(amount * SQUARE_METER_OF_PYEONG, SQUARE_METER_OF_PYEONG))
  const found: DescriptionContradiction[] = []
  if (meters) found.push(contradiction('AREA', meters, source, 'AREA', shown))
  if (pyeong) {
    const { amount, kind } = pyeong.value
    const squareMeter = Math.round(amount * SQUARE_METER_OF_PYEONG * 10) / 10
    const remark = message('PYEONG_IN_METERS', { squareMeter, exclusive: kind === 'EXCLUSIVE' })
    const mayFit = kind === 'OPEN' && known.some((area) => mayBeSupplied(area, squareMeter))
    found.push({
      ...contradiction('AREA', pyeong, source, 'AREA', shown, remark),
      ...(mayFit && { mayFit }),
    })
  }
  return found
}

/** Whether a home of that exclusive area may be advertised by so much supplied area. */
function mayBeSupplied(exclusive: number, supplied: number): boolean {
  const { from, to } = DESCRIPTION_LINES.exclusiveShare
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
  // a building is finished before it is approved, at times at the end of the year before
  const other = unfitting(builtYears, (stated) => Math.abs(stated - year) <= 1)
  const day = message('REGISTERED_DAY', { date: approval })
  const found = other ? [contradiction('BUILT_YEAR', other, 'BUILDING_REGISTER', 'APPROVAL_DATE', day)] : []
  const [called] = isNew
  const isOld = (completedYears(approval, asOf) ?? 0) >= DESCRIPTION_LINES.newForYears
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
    // a villa that is called a shop too is one that the register may not hold as a home
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
  // a register that leaves the counts blank holds zeros
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
    Math.abs(stated - known) <= Math.max(1, known * DESCRIPTION_LINES.roundedShare)
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

/** Both as one amount a month, since more of one for less of the other may cost the same; `null` where one is not said. */
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
