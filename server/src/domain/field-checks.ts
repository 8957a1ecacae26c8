/** R-MAP-09: what nobody can see in public data, and has to be looked at on site. */
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
