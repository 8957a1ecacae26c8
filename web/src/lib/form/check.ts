/** A schema of the contract, as plain JSON. */
export type Schema = Record<string, unknown>

/** A problem with a field; `field` is named as in the service's own errors (`jusoAddress.admCd`). */
export type Wrong = {
  field: string
  code: 'REQUIRED' | 'TYPE' | 'RANGE' | 'LENGTH' | 'PATTERN' | 'CHOICE'
  min?: number
  max?: number
}

/** Keywords that do not constrain a value. */
const SILENT = new Set(['$id', 'description', 'examples', 'default', 'title', '~kind', '~optional', '~readonly'])

type Rule = (limit: never, value: unknown, schema: Schema, field: string) => Wrong[]

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** Counts characters by code point, as the service does. */
const lengthOf = (text: string) => Array.from(text).length

const RULES: Record<string, Rule> = {
  type: (type: string, value, _schema, field) => (TYPES[type]?.(value) ? [] : [{ field, code: 'TYPE' }]),
  enum: (choices: unknown[], value, _schema, field) => (choices.includes(value) ? [] : [{ field, code: 'CHOICE' }]),
  const: (only: unknown, value, _schema, field) => (value === only ? [] : [{ field, code: 'CHOICE' }]),
  minLength: (min: number, value, _schema, field) =>
    typeof value === 'string' && lengthOf(value) < min ? [{ field, code: 'LENGTH', min }] : [],
  maxLength: (max: number, value, _schema, field) =>
    typeof value === 'string' && lengthOf(value) > max ? [{ field, code: 'LENGTH', max }] : [],
  pattern: (pattern: string, value, _schema, field) =>
    typeof value === 'string' && !new RegExp(pattern, 'u').test(value) ? [{ field, code: 'PATTERN' }] : [],
  minimum: (min: number, value, _schema, field) =>
    typeof value === 'number' && value < min ? [{ field, code: 'RANGE', min }] : [],
  maximum: (max: number, value, _schema, field) =>
    typeof value === 'number' && value > max ? [{ field, code: 'RANGE', max }] : [],
  exclusiveMinimum: (min: number, value, _schema, field) =>
    typeof value === 'number' && value <= min ? [{ field, code: 'RANGE', min }] : [],
  anyOf: (schemas: Schema[], value, _schema, field) =>
    schemas.some((schema) => check(schema, value, field).length === 0) ? [] : [{ field, code: 'TYPE' }],
  required: (names: string[], value, _schema, field) =>
    isRecord(value)
      ? names
          .filter((name) => value[name] === undefined)
          .map((name) => ({ field: join(field, name), code: 'REQUIRED' }))
      : [],
  properties: (schemas: Record<string, Schema>, value, _schema, field) =>
    isRecord(value)
      ? Object.entries(schemas).flatMap(([name, schema]) =>
          value[name] === undefined ? [] : check(schema, value[name], join(field, name)),
        )
      : [],
  items: (schema: Schema, value, _schema, field) =>
    Array.isArray(value) ? value.flatMap((item, index) => check(schema, item, join(field, String(index)))) : [],
  minItems: (min: number, value, _schema, field) =>
    Array.isArray(value) && value.length < min ? [{ field, code: 'LENGTH', min }] : [],
  maxItems: (max: number, value, _schema, field) =>
    Array.isArray(value) && value.length > max ? [{ field, code: 'LENGTH', max }] : [],
  not: (schema: Schema, value, _schema, field) =>
    check(schema, value).length === 0 ? [{ field, code: 'PATTERN' }] : [],
  allOf: (schemas: Schema[], value, _schema, field) => schemas.flatMap((schema) => check(schema, value, field)),
  format: (format: string, value, _schema, field) =>
    typeof value !== 'string' || fits(format, value) ? [] : [{ field, code: 'PATTERN' }],
}

const FORMATS: Record<string, RegExp> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
}

function fits(format: string, value: string): boolean {
  const pattern = FORMATS[format]
  if (!pattern) throw new Error(`unknown format ${format}`)
  return pattern.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return TYPES['object']?.(value) ?? false
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`
}

/**
 * Returns every problem with a value, by the schema that the service itself uses. The service makes the final decision.
 * @throws Error for an unknown keyword: no constraint of a schema may be silently ignored
 */
export function check(schema: Schema, value: unknown, field = ''): Wrong[] {
  return Object.entries(schema).flatMap(([keyword, limit]) => {
    if (SILENT.has(keyword)) return []
    const rule = RULES[keyword]
    if (!rule) throw new Error(`unknown keyword ${keyword}`)
    return rule(limit as never, value, schema, field)
  })
}
