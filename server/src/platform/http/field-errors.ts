import type { ErrorObject } from 'ajv'
import type { Text } from '../../words/message.ts'
import { type Branch, withoutBranches } from './choice-errors.ts'
import type { FieldProblem } from './errors.ts'

type Reason = { code: string; message: Text }

/** What a broken rule of the schema is called on the wire, and its message. */
const RULES: Record<string, (error: ErrorObject) => Reason> = {
  type: ({ params }) => ({ code: 'TYPE', message: `${typeName(params['type'])} 형식으로 입력해 주세요.` }),
  minimum: ({ params }) => ({ code: 'RANGE', message: `${params['limit']} 이상이어야 합니다.` }),
  maximum: ({ params }) => ({ code: 'RANGE', message: `${params['limit']} 이하여야 합니다.` }),
  exclusiveMinimum: ({ params }) => ({ code: 'RANGE', message: `${params['limit']}보다 커야 합니다.` }),
  exclusiveMaximum: ({ params }) => ({ code: 'RANGE', message: `${params['limit']}보다 작아야 합니다.` }),
  multipleOf: ({ params }) => ({ code: 'RANGE', message: `${params['multipleOf']}의 배수여야 합니다.` }),
  minLength: ({ params }) =>
    params['limit'] === 1 ? REQUIRED : { code: 'LENGTH', message: `${params['limit']}자 이상 입력해 주세요.` },
  maxLength: ({ params }) => ({ code: 'LENGTH', message: `${params['limit']}자 이하로 입력해 주세요.` }),
  minItems: ({ params }) => ({ code: 'SIZE', message: `${params['limit']}개 이상이어야 합니다.` }),
  maxItems: ({ params }) => ({ code: 'SIZE', message: `${params['limit']}개 이하여야 합니다.` }),
  uniqueItems: () => ({ code: 'DUPLICATE', message: '같은 값이 두 번 들어 있습니다.' }),
  enum: ({ schema }) => ({
    code: 'NOT_ALLOWED',
    message: `다음 값 중 하나여야 합니다: ${(schema as unknown[]).join(', ')}`,
  }),
  pattern: (error) => ({ code: 'FORMAT', message: withRule('형식이 올바르지 않습니다.', error) }),
  format: (error) => ({ code: 'FORMAT', message: withRule('형식이 올바르지 않습니다.', error) }),
  characters: () => ({ code: 'CHARACTERS', message: '사용할 수 없는 문자가 들어 있습니다.' }),
}

/** What a format is, only the description of the field explains. */
function withRule(message: string, { parentSchema }: ErrorObject): string {
  const description: unknown = parentSchema?.['description']
  return typeof description === 'string' ? `${message} ${description}` : message
}

const REQUIRED = { code: 'REQUIRED', message: '필수 입력 항목입니다.' }
const UNKNOWN_RULE = { code: 'INVALID', message: '값이 올바르지 않습니다.' }
const TYPE_NAMES: Record<string, string> = {
  string: '문자열',
  number: '숫자',
  integer: '정수',
  boolean: 'true 또는 false',
  array: '목록',
  object: '객체',
}

function typeName(type: unknown): string {
  const names = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null')
  return names.map((name) => TYPE_NAMES[String(name)] ?? String(name)).join(' 또는 ')
}

/** Every wrong field once, with its first reason and the bounds of its rule; a choice between constants is named as the choice. */
export function fieldErrors(errors: ErrorObject[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>()
  for (const error of withoutBranches(errors)) {
    const field = fieldPath(error)
    if (!byField.has(field)) byField.set(field, { field, ...reasonOf(error), ...boundsOf(error) })
  }
  return [...byField.values()]
}

function reasonOf(error: ErrorObject): Reason {
  if (error.keyword === 'required') return REQUIRED
  if (error.keyword === 'anyOf') return choiceReason(error)
  // `null` or a blank text for something that has to be given reads as missing, not as a wrong type.
  if (error.keyword === 'type' && (error.data === null || error.data === '')) return REQUIRED
  if (error.keyword === 'pattern' && String(error.data).trim() === '') return REQUIRED
  return RULES[error.keyword]?.(error) ?? UNKNOWN_RULE
}

/** Of a number, a length or a count that is out of its bounds both bounds, so that a client can say them in its own words. */
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
  if (constants.length > 0)
    return { code: 'NOT_ALLOWED', message: `다음 값 중 하나여야 합니다: ${constants.join(', ')}` }
  return { code: 'TYPE', message: `${typeName(branches.map((branch) => branch.type))} 형식으로 입력해 주세요.` }
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
