import { householdsOf } from './building-use.ts'
import type { PropertyDetermination } from './determination.ts'
import type { RegisterBuilding } from './register-building.ts'
import { floorOfHo, namesRooftop, parseUnitFloor, type UnitFloor } from './unit-floor.ts'
import { parseUnitText, plainDongName } from './unit-text.ts'

/** The user's input about the unit; both values may be unknown. */
export type TypedUnit = {
  /** Negative below ground. */
  floorNumber: number | null
  /** Tail of the address, such as `101동 1203호`. */
  unitText: string | null
  /** The floor that the public prices give for this unit; omitted or `null`: none is known. */
  publishedFloor?: number | null
}

/**
 * A contradiction between the input and the stored building register or within the input, or a basement or rooftop.
 * Not a verdict on the home.
 */
export type RegisterInputFinding =
  | { code: 'FLOOR_ABOVE_BUILDING'; floor: number; floorsAboveGround: number }
  | { code: 'FLOOR_BELOW_BUILDING'; floor: number; floorsBelowGround: number }
  | { code: 'DONG_NOT_IN_REGISTER'; dong: string; registered: readonly string[] }
  | { code: 'HO_NOT_PLAUSIBLE'; ho: string; because: 'ABOVE_BUILDING'; hoFloor: number; floorsAboveGround: number }
  | { code: 'HO_NOT_PLAUSIBLE'; ho: string; because: 'SINGLE_HOUSEHOLD' }
  /** `registered`: whether the register confirms that there are floors below ground. */
  | { code: 'BASEMENT'; from: 'FLOOR' | 'UNIT_TEXT'; registered: boolean }
  | { code: 'ROOFTOP' }
  | { code: 'FLOOR_DIFFERS'; floor: number; inAddress: number | 'BASEMENT' }
  /** By a rule of thumb, `301` is on the third floor: a question, since buildings number their units as they like. */
  | { code: 'FLOOR_UNLIKE_UNIT'; floor: number; ho: string; hoFloor: number }

/**
 * Compares the typed floor, building and unit with the register. Values that are blank or 0 in the register are unknown
 * and contradict nothing, except that a register which counts floors above ground and none below has no basement. With several candidates, all must contradict, and the largest of their numbers is reported.
 */
export function registerAgainstInput(
  { building, candidates }: Pick<PropertyDetermination, 'building' | 'candidates'>,
  { floorNumber, unitText, publishedFloor = null }: TypedUnit,
): RegisterInputFinding[] {
  const compared = building === null ? candidates : [building]
  const { dong, ho } = parseUnitText(unitText)
  const said = parseUnitFloor(unitText)
  const ofHo = ho === null ? [] : hoFindings(ho, compared)
  const floors = new Set([floorNumber, floorBelow(floorNumber, said) ?? said.floor].filter((floor) => floor !== null))
  return [
    ...[...floors].flatMap((floor) => floorFindings(floor, compared)),
    ...(dong === null ? [] : dongFindings(dong, candidates)),
    ...ofHo,
    ...basementFindings(floorNumber, said, compared),
    ...(namesRooftop(unitText) ? [{ code: 'ROOFTOP' as const }] : []),
    ...differingFloors(floorNumber, said),
    // a number that the building cannot have is asked about already, and a floor in the address is compared itself
    ...(ho === null || ofHo.length > 0 || said.floor !== null || floorNumber === publishedFloor
      ? []
      : unlikeUnit(floorNumber, ho)),
  ]
}

/** Whether the floor, building or unit is missing from the register, so that its data on homes does not apply to it. */
export function isOutsideRegister(property: Pick<PropertyDetermination, 'building' | 'candidates'>, typed: TypedUnit) {
  return registerAgainstInput(property, typed).some(({ code }) => OUTSIDE.includes(code))
}

const OUTSIDE: readonly RegisterInputFinding['code'][] = [
  'FLOOR_ABOVE_BUILDING',
  'FLOOR_BELOW_BUILDING',
  'DONG_NOT_IN_REGISTER',
  'HO_NOT_PLAUSIBLE',
  'ROOFTOP',
]

function floorFindings(floor: number, compared: readonly RegisterBuilding[]): RegisterInputFinding[] {
  const floorsAboveGround = most(compared.map((building) => building.floorsAboveGround))
  const floorsBelowGround = deepest(compared)
  if (floorsAboveGround !== null && floor > floorsAboveGround) {
    return [{ code: 'FLOOR_ABOVE_BUILDING', floor, floorsAboveGround }]
  }
  if (floorsBelowGround !== null && -floor > floorsBelowGround) {
    return [{ code: 'FLOOR_BELOW_BUILDING', floor, floorsBelowGround }]
  }
  return []
}

/** A building whose name contains no 동 may be the typed one. */
function dongFindings(dong: string, candidates: readonly RegisterBuilding[]): RegisterInputFinding[] {
  const names = candidates.map(({ dongName }) => plainDongName(dongName))
  const unnamed = names.length === 0 || names.includes(null)
  const named = candidates.some(({ buildingName }) => parseUnitText(buildingName).dong === dong)
  if (unnamed || named || names.includes(dong)) return []
  return [{ code: 'DONG_NOT_IN_REGISTER', dong, registered: names.filter((name) => name !== null) }]
}

function hoFindings(ho: string, compared: readonly RegisterBuilding[]): RegisterInputFinding[] {
  const findings: RegisterInputFinding[] = []
  const hoFloor = floorOfHo(ho)
  const floorsAboveGround = most(compared.map((building) => building.floorsAboveGround))
  if (hoFloor !== null && floorsAboveGround !== null && hoFloor > floorsAboveGround) {
    findings.push({ code: 'HO_NOT_PLAUSIBLE', ho, because: 'ABOVE_BUILDING', hoFloor, floorsAboveGround })
  }
  if (compared.length > 0 && compared.every(hasSingleHousehold)) {
    findings.push({ code: 'HO_NOT_PLAUSIBLE', ho, because: 'SINGLE_HOUSEHOLD' })
  }
  return findings
}

/** Whether the building has one household or unit, and neither exceeds one; all 0 means unknown. */
function hasSingleHousehold(building: RegisterBuilding): boolean {
  return Math.max(householdsOf(building), building.unitCount) === 1
}

/**
 * A unit number with a B belongs to wing B if the typed floor matches the number: B201, floor 2.
 */
function basementFindings(
  floorNumber: number | null,
  said: UnitFloor,
  compared: readonly RegisterBuilding[],
): RegisterInputFinding[] {
  const registered = (deepest(compared) ?? 0) > 0
  if (floorNumber !== null && floorNumber < 0) return [{ code: 'BASEMENT', from: 'FLOOR', registered }]
  return isBasement(floorNumber, said) ? [{ code: 'BASEMENT', from: 'UNIT_TEXT', registered }] : []
}

/** A basement that the address names without a floor is at least the first one; `null`: it names none. */
function floorBelow(floorNumber: number | null, said: UnitFloor): number | null {
  return isBasement(floorNumber, said) ? Math.min(said.floor ?? -1, -1) : null
}

function isBasement(floorNumber: number | null, { basement, floor, wingFloor }: UnitFloor): boolean {
  const ofWing = wingFloor !== null && wingFloor === (floorNumber ?? floor)
  return basement === 'WORD' || (basement === 'LETTER' && !ofWing)
}

/** Compares the floor in the address with the floor field. */
function differingFloors(floorNumber: number | null, said: UnitFloor): RegisterInputFinding[] {
  const inAddress = said.floor ?? (isBasement(floorNumber, said) ? 'BASEMENT' : null)
  const agree = inAddress === 'BASEMENT' ? floorNumber !== null && floorNumber < 0 : floorNumber === inAddress
  if (floorNumber === null || inAddress === null || agree) return []
  return [{ code: 'FLOOR_DIFFERS', floor: floorNumber, inAddress }]
}

/** Compares the floor field with the floor that the number of the unit begins with. */
function unlikeUnit(floor: number | null, ho: string): RegisterInputFinding[] {
  const hoFloor = floorOfHo(ho)
  if (floor === null || hoFloor === null || floor === hoFloor) return []
  return [{ code: 'FLOOR_UNLIKE_UNIT', floor, ho, hoFloor }]
}

/** The number of floors below ground; `null` if it is unknown of any building. */
function deepest(compared: readonly RegisterBuilding[]): number | null {
  const below = compared.map(({ floorsAboveGround, floorsBelowGround }) =>
    floorsBelowGround !== null && floorsBelowGround + (floorsAboveGround ?? 0) > 0 ? floorsBelowGround : null,
  )
  const known = below.filter((floors) => floors !== null)
  return known.length > 0 && known.length === below.length ? Math.max(...known) : null
}

/** The largest floor; `null` if any is unknown (`null` or 0) or there is none. */
function most(floors: readonly (number | null)[]): number | null {
  const known = floors.filter((floor): floor is number => floor !== null && floor > 0)
  return known.length > 0 && known.length === floors.length ? Math.max(...known) : null
}
