import { readBuildingUse } from './building-use.ts'
import type { RegisterBuilding } from './register-building.ts'
import { isSameName, parseUnitText } from './unit-text.ts'

/**
 * The buildings of a lot that a lease could mean: main buildings, each once. Where an apartment building stands, the
 * complex's shop, kindergarten or office block is left out, or no complex would ever be one building.
 */
export function registerCandidates(buildings: readonly RegisterBuilding[]): RegisterBuilding[] {
  const byKey = new Map(
    buildings.filter((building) => building.isMain).map((building) => [building.registerKey, building]),
  )
  const main = [...byKey.values()]
  const isComplex = main.some((building) => readBuildingUse(building).propertyType === 'APARTMENT')
  return isComplex ? main.filter((building) => !isWithoutHomes(building)) : main
}

/** What a register answer with these rows amounts to; annexes alone say nothing about a home. */
export function registerOutcome(buildings: readonly RegisterBuilding[]): 'FOUND' | 'AMBIGUOUS' | 'NOT_FOUND' {
  const count = registerCandidates(buildings).length
  return count === 0 ? 'NOT_FOUND' : count === 1 ? 'FOUND' : 'AMBIGUOUS'
}

/** An answer lists no more; a building beyond them is chosen by its name (동) in the address. */
const MOST_LISTED = 8

/** The chosen one first, then those that no name could choose, then the others in the register's order. */
export function listedCandidates(
  candidates: readonly RegisterBuilding[],
  chosen: RegisterBuilding | null,
): readonly RegisterBuilding[] {
  if (candidates.length <= MOST_LISTED) return candidates
  const rank = ({ registerKey, dongName }: RegisterBuilding) =>
    registerKey === chosen?.registerKey ? 0 : dongName === null ? 1 : 2
  return candidates.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_LISTED)
}

/** The candidate whose building name (동) the unit text names; `null` unless exactly one fits. */
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
