/** Names of property types as shown to readers. */
export const PROPERTY_TYPES = {
  APARTMENT: '아파트',
  OFFICETEL: '오피스텔',
  ROW_HOUSE_MULTI_UNIT: '연립·다세대',
  DETACHED_MULTI_FAMILY: '단독·다가구',
  NEIGHBORHOOD_FACILITY: '근린생활시설',
  UNKNOWN: '유형 미확인',
}
export type PropertyType = keyof typeof PROPERTY_TYPES

/** `single`: a house for one household, not a shared one. */
export function propertyTypeName({ propertyType, single = false }: TypeOfHome): string {
  return single ? '단독주택' : PROPERTY_TYPES[propertyType]
}

/** `single` is absent from data stored before it was introduced. */
export type TypeOfHome = { propertyType: PropertyType; single?: boolean }
