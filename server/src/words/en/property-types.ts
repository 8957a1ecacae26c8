import type { PropertyType, TypeOfHome } from '../ko/property-types.ts'

/** Names with the Korean term used in papers. */
export const PROPERTY_TYPES: Record<PropertyType, string> = {
  APARTMENT: 'apartment (아파트)',
  OFFICETEL: 'officetel (오피스텔)',
  ROW_HOUSE_MULTI_UNIT: 'row house or multi-unit house (연립·다세대)',
  DETACHED_MULTI_FAMILY: 'detached or multi-family house (단독·다가구)',
  NEIGHBORHOOD_FACILITY: 'neighborhood facility (근린생활시설)',
  UNKNOWN: 'type not confirmed',
}

/** Plural names, for use in a sentence. */
export const HOMES: Record<PropertyType, string> = {
  APARTMENT: 'apartments (아파트)',
  OFFICETEL: 'officetels (오피스텔)',
  ROW_HOUSE_MULTI_UNIT: 'row houses and multi-unit houses (연립·다세대)',
  DETACHED_MULTI_FAMILY: 'detached and multi-family houses (단독·다가구)',
  NEIGHBORHOOD_FACILITY: 'neighborhood facilities (근린생활시설)',
  UNKNOWN: 'homes',
}

/** `single`: a house for one household, not a shared one. */
export function propertyTypeName({ propertyType, single = false }: TypeOfHome): string {
  return single ? 'detached house (단독주택)' : PROPERTY_TYPES[propertyType]
}
