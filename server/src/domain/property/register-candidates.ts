import { readBuildingUse } from './building-use.ts'
import type { RegisterBuilding } from './register-building.ts'
import { isSameName, parseUnitText } from './unit-text.ts'

/**
 * The buildings on a lot that a lease could refer to: main buildings, without duplicates. If there is an apartment
 * building, the complex's shop, kindergarten or office block is omitted; otherwise no complex would be one building.
 */
export function registerCandidates(buildings: readonly RegisterBuilding[]): RegisterBuilding[] {
  const byKey = new Map(
    buildings.filter((building) => building.isMain).map((building) => [building.registerKey, building]),
  )
  const main = [...byKey.values()]
  const isComplex = main.some((building) => readBuildingUse(building).propertyType === 'APARTMENT')
  return isComplex ? main.filter((building) => !isWithoutHomes(building)) : main
}

/** What decides how many candidates the buildings of a lot are, in the terms of `registerCandidates`. */
export function candidateMarks(building: RegisterBuilding): { isApartment: boolean; isWithoutHomes: boolean } {
  return {
    isApartment: readBuildingUse(building).propertyType === 'APARTMENT',
    isWithoutHomes: isWithoutHomes(building),
  }
}

/** The outcome of a register reply with these rows; annexes alone give no information about a home. */
export function registerOutcome(buildings: readonly RegisterBuilding[]): 'FOUND' | 'AMBIGUOUS' | 'NOT_FOUND' {
  const count = registerCandidates(buildings).length
  return count === 0 ? 'NOT_FOUND' : count === 1 ? 'FOUND' : 'AMBIGUOUS'
}

/** The maximum number listed in an answer; other buildings are chosen by their name (동) in the address. */
const MOST_LISTED = 8

/** The chosen one first, then those that no name can select, then the others in the register's order. */
export function listedCandidates(
  candidates: readonly RegisterBuilding[],
  chosen: RegisterBuilding | null,
): readonly RegisterBuilding[] {
  if (candidates.length <= MOST_LISTED) return candidates
  const rank = ({ registerKey, dongName }: RegisterBuilding) =>
    registerKey === chosen?.registerKey ? 0 : dongName === null ? 1 : 2
  return candidates.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_LISTED)
}

/** The candidate whose building name (동) is in the unit text; `null` unless exactly one matches. */
export function chooseByUnitText(
  candidates: readonly RegisterBuilding[],
  unitText: string | null,
): RegisterBuilding | null {
  const { dong } = parseUnitText(unitText)
  if (dong === null) return null
  const fitting = candidates.filter((building) => isSameName(building.dongName, dong))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function isWithoutHomes(building: RegisterBuilding): boolean {
  const { use } = readBuildingUse(building)
  return use === 'NEIGHBORHOOD_FACILITY' || use === 'NON_RESIDENTIAL'
}
