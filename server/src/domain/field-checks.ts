/** R-MAP-09: checks that public data cannot answer and that have to be made on site. */
export const FIELD_CHECK_CODES = [
  'ROADVIEW_CHECK',
  'WALK_ROUTE_CHECK',
  'NOISE_CHECK',
  'NIGHT_RETURN_CHECK',
  'BUILDING_ENTRANCE_CHECK',
  'GROUND_FLOOR_USE_CHECK',
  'PARKING_AND_ACCESS_CHECK',
] as const

export type FieldCheckCode = (typeof FIELD_CHECK_CODES)[number]
