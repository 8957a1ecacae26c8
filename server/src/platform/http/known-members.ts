/**
 * Removes members that are not in the schema, at every depth: they are ignored (R-HTTP-04), so no code after request
 * validation may see, store or compare them. Changes `value` in place and validates nothing: a wrong value stays wrong.
 *
 * In a choice, the branch whose constants the value carries applies, such as its `kind`; without such a branch, all
 * apply. Why no library is used: docs/adr/0020-request-validation.md.
 */
export function dropUnknown(schema: JsonSchema, value: unknown): void {
  drop([schema], value)
}

/** Throws if this file could not distinguish the schema's choices by a constant. */
export function demandDistinctChoices(schema: JsonSchema): void {
  const objects = (schema.anyOf ?? schema.oneOf ?? []).flatMap(branchesOf).filter((branch) => branch.properties)
  for (const [index, one] of objects.entries()) {
    for (const other of objects.slice(index + 1)) {
      if (!differInConstant(one, other))
        throw new Error(`a choice between objects needs a constant that distinguishes them: ${JSON.stringify(one)}`)
    }
  }
  const { properties = {}, patternProperties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const inside = [...Object.values(properties), ...Object.values(patternProperties), ...anyOf, ...oneOf, ...allOf]
  for (const part of items ? [...inside, items] : inside) demandDistinctChoices(part)
}

function differInConstant(one: JsonSchema, other: JsonSchema): boolean {
  return Object.entries(one.properties ?? {}).some(([name, { const: constant }]) => {
    const others = other.properties?.[name]?.const
    return constant !== undefined && others !== undefined && constant !== others
  })
}

function drop(schemas: JsonSchema[], value: unknown): void {
  const branches = schemas.flatMap(branchesOf)
  if (Array.isArray(value)) {
    const items = branches.flatMap((branch) => branch.items ?? [])
    if (items.length > 0) for (const item of value) drop(items, item)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const members = value as Record<string, unknown>
  const fitting = branches.filter((branch) => carriesConstants(branch, members))
  const matching = fitting.length > 0 ? fitting : branches.filter(takesObjects)
  if (matching.some(knowsEverything)) return
  for (const name of Object.keys(members)) {
    const known = matching.flatMap((branch) => memberSchemas(branch, name))
    if (known.length > 0) drop(known, members[name])
    else delete members[name]
  }
}

/** Returns the schema's choices and parts; if it has its own members, only the parts that add members. */
function branchesOf(schema: JsonSchema): JsonSchema[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(branchesOf)
  if (parts.length > 0 && schema.properties) return [schema, ...parts.filter((part) => part.properties)]
  return parts.length > 0 ? parts : [schema]
}

function takesObjects({ type, const: constant, enum: values }: JsonSchema): boolean {
  return constant === undefined && values === undefined && (type === undefined || [type].flat().includes('object'))
}

function carriesConstants(branch: JsonSchema, members: Record<string, unknown>): boolean {
  const named = Object.entries(branch.properties ?? {})
  return (
    takesObjects(branch) && named.every(([name, { const: wanted }]) => wanted === undefined || members[name] === wanted)
  )
}

/** Whether the schema does not restrict members, as one that accepts anything. */
function knowsEverything({ properties, patternProperties, additionalProperties }: JsonSchema): boolean {
  return additionalProperties === true || (!properties && !patternProperties && additionalProperties === undefined)
}

function memberSchemas({ properties = {}, patternProperties = {}, additionalProperties }: JsonSchema, name: string) {
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (own !== undefined) return [own]
  const byPattern = Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, 'u').test(name))
  if (byPattern.length > 0) return byPattern.map(([, schema]) => schema)
  return typeof additionalProperties === 'object' ? [additionalProperties] : []
}

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
