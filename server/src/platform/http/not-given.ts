/** The parts of a JSON schema used here. */
export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  default?: unknown
  const?: unknown
  enum?: unknown[]
  minLength?: number
  pattern?: string
  format?: string
}

/**
 * Removes members that count as "not given" (R-HTTP-05): `null` and `""` for an optional field.
 * `null` stays if the schema allows it, and `""` if a plain text may be empty: there it may be meaningful to the operation.
 * Changes `value` in place.
 */
export function dropNotGiven(schema: JsonSchema, value: unknown): void {
  if (Array.isArray(value)) {
    if (schema.items) for (const item of value) dropNotGiven(schema.items, item)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const members = value as Record<string, unknown>
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(members, name)) continue
    const mayBeMissing = !schema.required?.includes(name) || property.default !== undefined
    if (mayBeMissing && isNotGiven(property, members[name])) delete members[name]
    else dropNotGiven(property, members[name])
  }
}

function isNotGiven(schema: JsonSchema, value: unknown): boolean {
  if (value === null) return !allowsNull(schema)
  return value === '' && !allowsEmptyText(schema)
}

function allowsNull(schema: JsonSchema): boolean {
  return (
    schema.type === 'null' ||
    (Array.isArray(schema.type) && schema.type.includes('null')) ||
    (schema.anyOf?.some(allowsNull) ?? false)
  )
}

function allowsEmptyText(schema: JsonSchema): boolean {
  if (schema.anyOf) return schema.anyOf.some(allowsEmptyText)
  const narrowed =
    schema.const !== undefined ||
    schema.enum !== undefined ||
    schema.pattern !== undefined ||
    schema.format !== undefined
  return schema.type === 'string' && !narrowed && (schema.minLength ?? 0) === 0
}
