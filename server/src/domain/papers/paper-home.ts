import { householdsOf } from '../property/building-use.ts'
import { isSharedHouse, type PropertyDetermination } from '../property/determination.ts'
import type { PaperHome } from './papers-input.ts'

/** The home of a diagnosis; the diagnosis determines whether it is shared and by how many households. */
export function paperHomeOf(legalDistrictCode: string, property: PropertyDetermination): PaperHome {
  const { propertyType, building } = property
  const householdCount = (building && householdsOf(building)) || null
  return { legalDistrictCode, propertyType, householdCount, isShared: isSharedHouse(property) }
}

/** A typed home without a register: a detached house may be shared unless it has one household. */
export function typedHome({
  householdCount = null,
  ...home
}: Pick<PaperHome, 'legalDistrictCode' | 'propertyType'> & { householdCount?: number | null }): PaperHome {
  return { ...home, householdCount, isShared: home.propertyType === 'DETACHED_MULTI_FAMILY' && householdCount !== 1 }
}
