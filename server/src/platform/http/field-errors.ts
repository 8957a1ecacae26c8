import type { ErrorObject } from 'ajv'
import { message, type Text } from '../../words/message.ts'
import type { FieldProblem } from './errors.ts'

type Reason = { code: string; message: Text }
type LimitCode =
  | 'FIELD_AT_LEAST'
  | 'FIELD_AT_MOST'
  | 'FIELD_MORE_THAN'
  | 'FIELD_LESS_THAN'
  | 'FIELD_TOO_SHORT'
  | 'FIELD_TOO_LONG'
  | 'FIELD_TOO_FEW'
  | 'FIELD_TOO_MANY'

const REQUIRED = { code: 'REQUIRED', message: message('FIELD_REQUIRED') }
const CHARACTERS = { code: 'CHARACTERS', message: message('FIELD_CHARACTERS') }
const UNKNOWN_RULE = { code: 'INVALID', message: message('FIELD_INVALID') }

const limited =
  (code: string, words: LimitCode) =>
  ({ params }: ErrorObject): Reason => ({ code, message: message(words, { limit: Number(params['limit']) }) })
const ofType = (types: unknown[]): Reason => {
  const named = types.filter((type) => type !== 'null').map(String)
  return { code: 'TYPE', message: message('FIELD_OF_TYPE', { types: named }) }
}
const ofChoices = (choices: string[]): Reason => ({
  code: 'NOT_ALLOWED',
  message: message('FIELD_NOT_A_CHOICE', { choices }),
})
/** The description of the field explains the format. */
const ofFormat = ({ schema, parentSchema }: ErrorObject): Reason => {
  const description: unknown = parentSchema?.['description']
  const given = { format: String(schema), description: typeof description === 'string' ? description : null }
  return { code: 'FORMAT', message: message('FIELD_FORMAT', given) }
}

/** The code and message of each schema rule when it is broken. */
const RULES: Record<string, (error: ErrorObject) => Reason> = {
  type: ({ params }) => ofType([params['type']].flat()),
  minimum: limited('RANGE', 'FIELD_AT_LEAST'),
  maximum: limited('RANGE', 'FIELD_AT_MOST'),
  exclusiveMinimum: limited('RANGE', 'FIELD_MORE_THAN'),
  exclusiveMaximum: limited('RANGE', 'FIELD_LESS_THAN'),
  multipleOf: ({ params }) => ({
    code: 'RANGE',
    message: message('FIELD_MULTIPLE_OF', { limit: Number(params['multipleOf']) }),
  }),
  minLength: (error) => (error.params['limit'] === 1 ? REQUIRED : limited('LENGTH', 'FIELD_TOO_SHORT')(error)),
  maxLength: limited('LENGTH', 'FIELD_TOO_LONG'),
  minItems: limited('SIZE', 'FIELD_TOO_FEW'),
  maxItems: limited('SIZE', 'FIELD_TOO_MANY'),
  uniqueItems: () => ({ code: 'DUPLICATE', message: message('FIELD_NOT_DISTINCT') }),
  enum: ({ schema }) => ofChoices((schema as unknown[]).map(String)),
  pattern: ofFormat,
  format: ofFormat,
  characters: () => CHARACTERS,
  encoding: () => ({ code: 'ENCODING', message: message('FIELD_NOT_UTF8') }),
  // only characters are excluded by a pattern
  not: () => CHARACTERS,
}

/**
 * Lists each wrong field once, with its first reason and the bounds of its rule; a wrong type comes before what else it
 * breaks. A choice of constants is one error.
 */
function fieldErrors(errors: ErrorObject[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>()
  for (const error of withoutBranches(errors)) {
    const field = fieldPath(error)
    if (!byField.has(field) || error.keyword === 'type')
      byField.set(field, { field, ...reasonOf(error), ...boundsOf(error) })
  }
  return [...byField.values()]
}

function reasonOf(error: ErrorObject): Reason {
  if (error.keyword === 'required') return REQUIRED
  if (error.keyword === 'anyOf') return choiceReason(error)
  // `null` or blank text for a required field counts as missing, not as a wrong type or choice.
  if (/^(type|enum)$/.test(error.keyword) && (error.data === null || error.data === '')) return REQUIRED
  if (error.keyword === 'pattern' && String(error.data).trim() === '') return REQUIRED
  return RULES[error.keyword]?.(error) ?? UNKNOWN_RULE
}

/** Returns both bounds of a number, length or count that is out of range, so that clients can word them themselves. */
function boundsOf({ keyword, parentSchema = {} }: ErrorObject): { min?: number; max?: number } {
  const [, of] = /^(?:exclusive)?(?:min|max)(imum|Length|Items)$/i.exec(keyword) ?? []
  if (of === undefined) return {}
  const min = parentSchema[`min${of}`] ?? parentSchema['exclusiveMinimum']
  const max = parentSchema[`max${of}`] ?? parentSchema['exclusiveMaximum']
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
}

function choiceReason({ schema, data }: ErrorObject): Reason {
  if (data === null || data === '') return REQUIRED
  const branches = schema as Branch[]
  const constants = branches.flatMap((branch) => (branch.const === undefined ? [] : [String(branch.const)]))
  return constants.length > 0 ? ofChoices(constants) : ofType(branches.map((branch) => branch.type))
}

function fieldPath(error: ErrorObject): string {
  const parts = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (error.keyword === 'required') parts.push(String(error.params['missingProperty']))
  return parts.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  )
}

type Branch = { const?: string | number | boolean; type?: unknown }

/**
 * For a value that may be `null`, the errors of its other branch are more useful than "no branch fits";
 * for a choice between constants, only the error of the choice itself is useful.
 * Ajv reports the errors inside a choice right before the choice, so one pass finds them, however many there are.
 */
function withoutBranches(errors: ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword === 'anyOf') kept.push(...reasonsOfChoice(error, takeInside(error, kept)))
    else kept.push(error)
  }
  return kept
}

/** Removes the errors inside the choice from the end of `errors`. */
function takeInside(choice: ErrorObject, errors: ErrorObject[]): ErrorObject[] {
  const isInside = ({ schemaPath, instancePath }: ErrorObject) =>
    schemaPath.startsWith(`${choice.schemaPath}/`) && `${instancePath}/`.startsWith(`${choice.instancePath}/`)
  return errors.splice(errors.findLastIndex((error) => !isInside(error)) + 1)
}

function reasonsOfChoice(choice: ErrorObject, inside: ErrorObject[]): ErrorObject[] {
  const branches = choice.schema as Branch[]
  const nullBranch = branches.findIndex((branch) => branch.type === 'null')
  if (branches.length !== 2 || nullBranch < 0) return [choice]
  const ofValue = inside.filter((error) => !error.schemaPath.startsWith(`${choice.schemaPath}/${nullBranch}/`))
  return ofValue.length > 0 ? ofValue : [choice]
}

/** If the body is not an object there is no field to name, so the part of the request is named instead. */
export function namedFieldErrors(validation: ErrorObject[], part = 'body'): FieldProblem[] {
  return fieldErrors(validation).map((error) => ({ ...error, field: error.field || part }))
}
