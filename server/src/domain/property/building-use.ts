import type { BuildingUse } from './determination.ts'
import type { PropertyType } from './property-type.ts'
import type { RegisterBuilding } from './register-building.ts'

/** The use of one building, from the register's main use, detail use and counts. */
export type UseReading = {
  use: BuildingUse
  /** `UNKNOWN` if the register leaves it open or the building contains no home. */
  propertyType: PropertyType
  /** Types that the register does not rule out; empty if the building cannot contain a home. */
  possibleTypes: PropertyType[]
  /** A neighbourhood facility is in the same building as homes. */
  mixed: boolean
}

const HOMES: PropertyType[] = ['APARTMENT', 'OFFICETEL', 'ROW_HOUSE_MULTI_UNIT', 'DETACHED_MULTI_FAMILY']

/** Sub codes of main use 02000 (공동주택): apartment, row house (연립), multi-unit (다세대). */
const MULTI_UNIT_SUB_CODE: Record<string, PropertyType> = {
  '02001': 'APARTMENT',
  '02002': 'ROW_HOUSE_MULTI_UNIT',
  '02003': 'ROW_HOUSE_MULTI_UNIT',
}

/**
 * Derives a building's use and type. An officetel takes precedence, then the main use, then the detail use, then
 * household and family counts (R-DIAG-31).
 */
export function readBuildingUse(building: RegisterBuilding): UseReading {
  const text = `${building.mainUseName ?? ''} ${building.detailUse ?? ''}`
  const mixed = /근린생활|근생/.test(text)
  const mainUse = readMainUse(building)
  if (text.includes('오피스텔')) {
    const use = mainUse === 'NEIGHBORHOOD_FACILITY' ? 'MIXED' : 'OFFICETEL'
    return { use, propertyType: 'OFFICETEL', possibleTypes: ['OFFICETEL'], mixed }
  }
  switch (mainUse) {
    case 'DETACHED':
      return settled(mixed ? 'MIXED' : 'HOUSING', 'DETACHED_MULTI_FAMILY', mixed)
    case 'MULTI_UNIT':
      return multiUnit(building, text, mixed ? 'MIXED' : 'HOUSING')
    case 'NEIGHBORHOOD_FACILITY':
      return neighborhoodFacility(building, text)
    case 'OFFICE':
      // offices that the register does not call an officetel are not homes (R-DIAG-33)
      return { use: 'NON_RESIDENTIAL', propertyType: 'UNKNOWN', possibleTypes: ['OFFICETEL'], mixed }
    case 'BLANK':
      return { use: 'UNCLEAR', propertyType: 'UNKNOWN', possibleTypes: HOMES, mixed }
    case 'OTHER':
      return { use: 'NON_RESIDENTIAL', propertyType: 'UNKNOWN', possibleTypes: [], mixed: false }
  }
}

/**
 * Whether several families can live in a building that is one property with one registry (다가구, 다중주택). False for a
 * house with one household in the register, whatever its name; if the register has no counts, the name decides.
 */
export function isSharedHouse(building: RegisterBuilding): boolean {
  if (readBuildingUse(building).propertyType !== 'DETACHED_MULTI_FAMILY') return false
  const households = householdsOf(building)
  if (households > 0) return households > 1
  return /다가구|다중주택/.test(`${building.mainUseName ?? ''} ${building.detailUse ?? ''}`)
}

/** Whether the register counts one household in a house, which makes it one home, whatever its name. */
export function isSingleHouse(building: RegisterBuilding): boolean {
  return readBuildingUse(building).propertyType === 'DETACHED_MULTI_FAMILY' && householdsOf(building) === 1
}

/** Number of households and families in the register; 0 means that none are recorded, which proves nothing. */
export function householdsOf({ familyCount, householdCount }: RegisterBuilding): number {
  return familyCount + householdCount
}

type MainUse = 'DETACHED' | 'MULTI_UNIT' | 'NEIGHBORHOOD_FACILITY' | 'OFFICE' | 'OTHER' | 'BLANK'

function readMainUse(building: RegisterBuilding): MainUse {
  const code = building.mainUseCode?.slice(0, 2) ?? ''
  const name = building.mainUseName ?? building.detailUse ?? ''
  if (code === '01' || (code === '' && /단독주택|다가구|다중주택/.test(name))) return 'DETACHED'
  if (code === '02' || (code === '' && /공동주택|다세대|연립|아파트(?!형)/.test(name))) return 'MULTI_UNIT'
  if (code === '03' || code === '04' || (code === '' && /근린생활|근생/.test(name))) return 'NEIGHBORHOOD_FACILITY'
  if (code === '14' || (code === '' && name.includes('업무시설'))) return 'OFFICE'
  return code === '' && name === '' ? 'BLANK' : 'OTHER'
}

function settled(use: BuildingUse, propertyType: PropertyType, mixed: boolean): UseReading {
  return { use, propertyType, possibleTypes: [propertyType], mixed }
}

/**
 * By name, then sub code, then height: an apartment has five or more floors of homes, but the register counts all
 * floors.
 */
function multiUnit(building: RegisterBuilding, text: string, use: BuildingUse): UseReading {
  const mixed = use === 'MIXED'
  if (/다세대|연립/.test(text)) return settled(use, 'ROW_HOUSE_MULTI_UNIT', mixed)
  if (/아파트(?!형)/.test(text)) return settled(use, 'APARTMENT', mixed)
  const bySubCode = MULTI_UNIT_SUB_CODE[building.mainUseCode ?? '']
  if (bySubCode !== undefined) return settled(use, bySubCode, mixed)
  const floors = building.floorsAboveGround ?? 0
  if (floors >= 6) return settled(use, 'APARTMENT', mixed)
  if (floors >= 1 && floors <= 4) return settled(use, 'ROW_HOUSE_MULTI_UNIT', mixed)
  // Five floors may include open pillars (필로티), which leaves four floors of homes: either type is possible.
  return { use, propertyType: 'UNKNOWN', possibleTypes: ['APARTMENT', 'ROW_HOUSE_MULTI_UNIT'], mixed }
}

/** A shop building with homes or households in the register is mixed, and its homes determine the type. */
function neighborhoodFacility(building: RegisterBuilding, text: string): UseReading {
  if (/다가구|단독주택|다중주택/.test(text)) return settled('MIXED', 'DETACHED_MULTI_FAMILY', true)
  if (/다세대|연립|공동주택|아파트(?!형)/.test(text) || building.householdCount > 0) {
    return multiUnit(building, text, 'MIXED')
  }
  if (building.familyCount > 0) return settled('MIXED', 'DETACHED_MULTI_FAMILY', true)
  return settled('NEIGHBORHOOD_FACILITY', 'NEIGHBORHOOD_FACILITY', false)
}
