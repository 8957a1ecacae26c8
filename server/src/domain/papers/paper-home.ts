import type { PropertyDetermination } from '../property/determination.ts'
import type { PaperHome } from './papers-input.ts'

/** Families are counted in shared houses, households elsewhere; a register that leaves both blank holds zeros. */
export function paperHomeOf(
  legalDistrictCode: string,
  { propertyType, building }: Pick<PropertyDetermination, 'propertyType' | 'building'>,
): PaperHome {
  const households = Math.max(building?.householdCount ?? 0, building?.familyCount ?? 0)
  return { legalDistrictCode, propertyType, householdCount: households > 0 ? households : null }
}
