import type { LookupStatus } from '../lookup.ts'
import type { PropertyType } from './property-type.ts'
import type { RegisterBuilding } from './register-building.ts'

/** State of a section of the answer (R-DIAG-28). */
export type SectionState = 'success' | 'partial' | 'empty' | 'unavailable' | 'ambiguous' | 'error'

/** What a building may lawfully be used for, by the register's main and detail use. */
export type BuildingUse = 'HOUSING' | 'OFFICETEL' | 'MIXED' | 'UNCLEAR' | 'NEIGHBORHOOD_FACILITY' | 'NON_RESIDENTIAL'

export type PropertyCaution =
  /** Several main buildings stand on the lot and none was chosen. */
  | 'SEVERAL_BUILDINGS'
  /** Housing and another use in one building: the unit's own use has to be looked up. */
  | 'MIXED_USE'
  | 'USE_UNCLEAR'
  | 'NEIGHBORHOOD_FACILITY'
  /** The register names a use that is neither housing nor a neighbourhood facility. */
  | 'NON_RESIDENTIAL'
  /** Several households or families may live under one ownership (다가구). */
  | 'SEVERAL_HOUSEHOLDS'
  /** The type is only what the user said. */
  | 'TYPE_FROM_HINT'
  /** The type is only that of past deals on the lot. */
  | 'TYPE_FROM_SAME_LOT_DEALS'
  /** The user named another type than the official material does. */
  | 'HINT_DIFFERS'

/** What kind of property stands on the lot, and how we know. */
export type PropertyDetermination = {
  /** `partial`: the type rests on a hint or on past deals, or the register leaves it open. */
  state: SectionState
  /** The register's outcome after a unit text or a chosen key has settled an ambiguity. */
  registerStatus: LookupStatus
  propertyType: PropertyType
  /** Every type that is possible on this lot; holds `propertyType` unless that is `UNKNOWN`. */
  candidateTypes: PropertyType[]
  basis: 'REGISTER' | 'USER_HINT' | 'SAME_LOT_DEALS' | 'NONE'
  /** The one building of the lease; `null` when none or several are possible. */
  building: RegisterBuilding | null
  /** All main buildings that may be the one of the lease, the chosen one included. */
  candidates: RegisterBuilding[]
  /** Use of the building, or the common use of all candidates; `null` without a register. */
  use: BuildingUse | null
  cautions: PropertyCaution[]
}

/** A house that several families share: one property, out of whose value all their deposits come (다가구). */
export function isSharedHouse({ cautions }: Pick<PropertyDetermination, 'cautions'>): boolean {
  return cautions.includes('SEVERAL_HOUSEHOLDS')
}
