import type { LookupStatus } from '../lookup.ts'
import type { PropertyType } from './property-type.ts'
import type { RegisterBuilding } from './register-building.ts'

/** State of a section of the answer (R-DIAG-28). */
export type SectionState = 'success' | 'partial' | 'empty' | 'unavailable' | 'ambiguous' | 'error'

/** The lawful use of a building, by the register's main and detail use. */
export type BuildingUse = 'HOUSING' | 'OFFICETEL' | 'MIXED' | 'UNCLEAR' | 'NEIGHBORHOOD_FACILITY' | 'NON_RESIDENTIAL'

export type PropertyCaution =
  /** The lot has several main buildings and none was chosen. */
  | 'SEVERAL_BUILDINGS'
  /** Housing and another use in one building: the unit's own use has to be checked. */
  | 'MIXED_USE'
  | 'USE_UNCLEAR'
  | 'NEIGHBORHOOD_FACILITY'
  /** The register names a use that is neither housing nor a neighbourhood facility. */
  | 'NON_RESIDENTIAL'
  /** Several households or families may live under one ownership (다가구). */
  | 'SEVERAL_HOUSEHOLDS'
  /** The type comes only from the user's input. */
  | 'TYPE_FROM_HINT'
  /** The type comes only from past deals on the lot. */
  | 'TYPE_FROM_SAME_LOT_DEALS'
  /** The user named a different type than the official data. */
  | 'HINT_DIFFERS'

/** The kind of property on the lot, and the basis for it. */
export type PropertyDetermination = {
  /** `partial`: the type is based on a hint or on past deals, or the register leaves it open. */
  state: SectionState
  /** The register's outcome after a unit text or a chosen key has settled an ambiguity. */
  registerStatus: LookupStatus
  propertyType: PropertyType
  /** Every type that is possible on this lot; includes `propertyType` unless that is `UNKNOWN`. */
  candidateTypes: PropertyType[]
  basis: 'REGISTER' | 'USER_HINT' | 'SAME_LOT_DEALS' | 'NONE'
  /** The building of the lease; `null` if none or several are possible. */
  building: RegisterBuilding | null
  /** All main buildings that may be the building of the lease, including the chosen one. */
  candidates: RegisterBuilding[]
  /** Use of the building, or the common use of all candidates; `null` without a register. */
  use: BuildingUse | null
  cautions: PropertyCaution[]
}

/** A house shared by several families: one property whose value has to cover all their deposits (다가구). */
export function isSharedHouse({ cautions }: Pick<PropertyDetermination, 'cautions'>): boolean {
  return cautions.includes('SEVERAL_HOUSEHOLDS')
}
