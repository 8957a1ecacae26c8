import type { LookupStatus } from '../lookup.ts'
import { householdsOf, isSharedHouse, readBuildingUse, type UseReading } from './building-use.ts'
import type { BuildingUse, PropertyCaution, PropertyDetermination, SectionState } from './determination.ts'
import { propertyTypeFromHint } from './property-hint.ts'
import type { PropertyType, TradedPropertyType } from './property-type.ts'
import type { RegisterBuilding } from './register-building.ts'
import { chooseByUnitText, registerCandidates } from './register-candidates.ts'

/** Hints for when the register has no answer or lists several buildings; none of them is an official fact. */
export type PropertyHints = {
  /** `knownPropertyType` of the request, in Korean or as our code. */
  knownPropertyType: string | null
  /** Types of stored past deals on the same lot, in any order, repeats allowed. */
  sameLotDealTypes: readonly TradedPropertyType[]
  /** Tail of the address, such as `101동 1203호`. */
  unitText: string | null
  /** Register key of the building that the user chose. */
  chosenRegisterKey: string | null
}

/** Determines the property on the lot. The register decides; hints are used only if it leaves the type open. */
export function determineProperty(
  register: { status: LookupStatus; buildings: readonly RegisterBuilding[] },
  hints: PropertyHints,
): PropertyDetermination {
  const answered = register.status === 'FOUND' || register.status === 'AMBIGUOUS'
  const candidates = answered ? registerCandidates(register.buildings) : []
  if (candidates.length === 0) return withoutRegister(answered ? 'NOT_FOUND' : register.status, hints)
  const building = chooseBuilding(candidates, hints)
  return building === null ? ofSeveral(candidates, hints) : ofOne(building, candidates, hints)
}

function chooseBuilding(candidates: readonly RegisterBuilding[], hints: PropertyHints): RegisterBuilding | null {
  if (candidates.length === 1) return candidates[0] ?? null
  const byKey = candidates.find((building) => building.registerKey === hints.chosenRegisterKey)
  return byKey ?? chooseByUnitText(candidates, hints.unitText)
}

function ofOne(
  building: RegisterBuilding,
  candidates: RegisterBuilding[],
  hints: PropertyHints,
): PropertyDetermination {
  const reading = readBuildingUse(building)
  const open = reading.propertyType === 'UNKNOWN' && reading.possibleTypes.length > 0
  const substitute = open ? fromHints(hints, reading.possibleTypes) : null
  const propertyType = substitute?.propertyType ?? reading.propertyType
  return {
    state: open ? 'partial' : 'success',
    registerStatus: 'FOUND',
    propertyType,
    candidateTypes: reading.possibleTypes,
    basis: substitute?.basis ?? 'REGISTER',
    building,
    candidates,
    use: reading.use,
    cautions: [
      ...useCautions(reading.use, reading.mixed),
      ...sharedHouseCaution(isSharedHouse(building) || mayBeShared(substitute, building)),
      ...(substitute?.cautions ?? []),
      ...hintDiffers(hints, propertyType),
    ],
  }
}

/** The type that all candidates share; until one is chosen, a hint cannot settle what the register leaves open. */
function ofSeveral(candidates: RegisterBuilding[], hints: PropertyHints): PropertyDetermination {
  const readings = candidates.map(readBuildingUse)
  const propertyType = common(readings.map((reading) => reading.propertyType)) ?? 'UNKNOWN'
  const use = commonUse(readings)
  return {
    state: 'ambiguous',
    registerStatus: 'AMBIGUOUS',
    propertyType,
    candidateTypes: [...new Set(readings.flatMap((reading) => reading.possibleTypes))],
    basis: 'REGISTER',
    building: null,
    candidates,
    use,
    cautions: [
      'SEVERAL_BUILDINGS',
      ...useCautions(
        use,
        readings.some((reading) => reading.mixed),
      ),
      ...sharedHouseCaution(candidates.some(isSharedHouse)),
      ...hintDiffers(hints, propertyType),
    ],
  }
}

function withoutRegister(status: LookupStatus, hints: PropertyHints): PropertyDetermination {
  const substitute = fromHints(hints, null)
  const silent: Partial<Record<LookupStatus, SectionState>> = { UNAVAILABLE: 'unavailable', ERROR: 'error' }
  return {
    state: substitute === null ? (silent[status] ?? 'empty') : 'partial',
    registerStatus: status,
    propertyType: substitute?.propertyType ?? 'UNKNOWN',
    candidateTypes: substitute === null ? [...new Set(hints.sameLotDealTypes)] : [substitute.propertyType],
    basis: substitute?.basis ?? 'NONE',
    building: null,
    candidates: [],
    use: null,
    cautions: [
      ...sharedHouseCaution(mayBeShared(substitute, null)),
      ...(substitute?.cautions ?? []),
      ...hintDiffers(hints, substitute?.propertyType ?? 'UNKNOWN'),
    ],
  }
}

type Substitute = {
  propertyType: PropertyType
  basis: 'USER_HINT' | 'SAME_LOT_DEALS'
  cautions: PropertyCaution[]
}

/** Past deals on the lot are official data, so a single type among them takes precedence over the user's input. */
function fromHints(hints: PropertyHints, possible: readonly PropertyType[] | null): Substitute | null {
  const allowed = (type: PropertyType | null): type is PropertyType =>
    type !== null && (possible === null || possible.includes(type))
  const dealt = common(hints.sameLotDealTypes)
  if (allowed(dealt)) {
    return { propertyType: dealt, basis: 'SAME_LOT_DEALS', cautions: ['TYPE_FROM_SAME_LOT_DEALS'] }
  }
  const hinted = propertyTypeFromHint(hints.knownPropertyType)
  return allowed(hinted) ? { propertyType: hinted, basis: 'USER_HINT', cautions: ['TYPE_FROM_HINT'] } : null
}

function common<T>(values: readonly T[]): T | null {
  const [first, ...rest] = new Set(values)
  return first === undefined || rest.length > 0 ? null : first
}

function commonUse(readings: readonly UseReading[]): BuildingUse {
  return common(readings.map((reading) => reading.use)) ?? 'UNCLEAR'
}

function useCautions(use: BuildingUse, mixed: boolean): PropertyCaution[] {
  if (use === 'NEIGHBORHOOD_FACILITY' || use === 'NON_RESIDENTIAL') return [use]
  if (use === 'UNCLEAR') return ['USE_UNCLEAR']
  return mixed ? ['MIXED_USE'] : []
}

function sharedHouseCaution(shared: boolean): PropertyCaution[] {
  return shared ? ['SEVERAL_HOUSEHOLDS'] : []
}

/**
 * If no name distinguishes shared houses from others, any detached house may be shared unless it has one household.
 */
function mayBeShared(substitute: Substitute | null, building: RegisterBuilding | null): boolean {
  const isSingle = building !== null && householdsOf(building) === 1
  return substitute?.propertyType === 'DETACHED_MULTI_FAMILY' && !isSingle
}

function hintDiffers(hints: PropertyHints, propertyType: PropertyType): PropertyCaution[] {
  const hinted = propertyTypeFromHint(hints.knownPropertyType)
  return hinted !== null && propertyType !== 'UNKNOWN' && hinted !== propertyType ? ['HINT_DIFFERS'] : []
}
