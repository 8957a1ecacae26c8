import { PROPERTY_TYPES, type PropertyType } from './property-type.ts'

const WORDS: [RegExp, PropertyType][] = [
  [/오피스텔/, 'OFFICETEL'],
  [/아파트|주상복합/, 'APARTMENT'],
  [/빌라|다세대|연립/, 'ROW_HOUSE_MULTI_UNIT'],
  [/단독|다가구|다중주택|상가주택/, 'DETACHED_MULTI_FAMILY'],
  [/근린생활|근생|상가(?!주택)/, 'NEIGHBORHOOD_FACILITY'],
]

/**
 * The type that a user's text names, by our code or in everyday Korean. `null` if it names none, several, or a room
 * size such as 원룸, which occurs in every type.
 */
export function propertyTypeFromHint(hint: string | null): PropertyType | null {
  const text = hint?.normalize('NFC').replaceAll(/\s/g, '') ?? ''
  const code = PROPERTY_TYPES.find((type) => type === text.toUpperCase())
  if (code !== undefined) return code === 'UNKNOWN' ? null : code
  const named = WORDS.filter(([word]) => word.test(text)).map(([, type]) => type)
  return named.length === 1 ? (named[0] ?? null) : null
}
