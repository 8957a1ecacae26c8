/** Residential property types that the service distinguishes (R-DIAG-31). */
export const PROPERTY_TYPES = [
  'APARTMENT',
  'OFFICETEL',
  'ROW_HOUSE_MULTI_UNIT',
  'DETACHED_MULTI_FAMILY',
  'NEIGHBORHOOD_FACILITY',
  'UNKNOWN',
] as const

export type PropertyType = (typeof PROPERTY_TYPES)[number]

/** The types for which the ministry publishes deals; the other two are never queried. */
export type TradedPropertyType = Exclude<PropertyType, 'NEIGHBORHOOD_FACILITY' | 'UNKNOWN'>
