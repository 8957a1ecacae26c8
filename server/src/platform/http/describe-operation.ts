import { ErrorResponse } from '@lease-risk/contract/common'
import type { FastifySchema, RouteOptions } from 'fastify'
import { word } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import type { Access } from './access.ts'
import { type ErrorCode, statusOf } from './errors.ts'
import { withPlainChoices, withPlainNulls, withRenamedIds } from './inline-schema.ts'
import { weightOf } from './read-weights.ts'
import { codesOf } from './refusals.ts'

/** Carries a schema's `$id` through the generator, which would otherwise resolve it. */
export const COMPONENT = 'x-component'

/** Describes a route for the API document: its schema, who may call it, and every error it may return. */
export function describeOperation(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const access = route.config?.access ?? 'public'
  const response = { ...errorResponses(errorCodesOf(schema, route)), ...successes(schema.response ?? {}) }
  const described = withRenamedIds(
    withPlainChoices(withPlainNulls({ ...schema, response })),
    COMPONENT,
  ) as FastifySchema
  const { documentedAs } = route.config ?? {}
  const extras = {
    'x-access': nameOf(access),
    ...(documentedAs && { 'x-group': documentedAs }),
    security: access === 'public' ? [] : [{ bearerAuth: [] }],
  }
  return {
    ...described,
    ...extras,
    querystring: withMembers(withoutDefaultsRequired(described.querystring), { lang: LANG }),
    headers: withMembers(described.headers, { 'Accept-Language': ACCEPT_LANGUAGE }),
  }
}

const LANG = {
  type: 'string',
  enum: [...LANGUAGES],
  description: '답의 언어입니다. 없으면 Accept-Language를 따르고, 그것도 없으면 한국어입니다.',
}
const ACCEPT_LANGUAGE = { type: 'string', description: '답의 언어입니다(RFC 9110). lang이 있으면 lang을 따릅니다.' }

/** Adds parameters that every operation accepts besides its own. */
function withMembers(schema: unknown, members: object): object {
  const { properties, ...rest } = (schema ?? {}) as { properties?: object }
  return { type: 'object', ...rest, properties: { ...properties, ...members } }
}

function nameOf(access: Access): string {
  return typeof access === 'string' ? access : `admin:${access.admin}`
}

/** The route's own responses without refusals; may include errors in a custom format, such as the health of a down service. */
function successes(response: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(response)
      .filter(([, answer]) => codesOf(answer).length === 0)
      .map(([status, answer]) => [status, { description: status.startsWith('2') ? '성공' : '오류', ...answer }]),
  )
}

/** A query parameter with a default is optional for callers, although the code always receives it. */
function withoutDefaultsRequired(querystring: unknown): unknown {
  const schema = (querystring ?? {}) as { properties?: Record<string, { default?: unknown }>; required?: string[] }
  if (!schema.required) return querystring
  return { ...schema, required: schema.required.filter((name) => schema.properties?.[name]?.default === undefined) }
}

/** Any request may be unreadable, too slow, have oversized headers, or ask for an unsupported language. */
const EVERYWHERE: ErrorCode[] = [
  'COMMON_400_MALFORMED_REQUEST',
  'COMMON_400_VALIDATION',
  'COMMON_408_REQUEST_TIMEOUT',
  'COMMON_431_HEADERS_TOO_LARGE',
  'COMMON_500_INTERNAL',
  'COMMON_503_UNAVAILABLE',
  'COMMON_503_OVERLOADED',
]
/** A body is read wherever one may arrive, even if none is expected. */
const WITH_BODY: ErrorCode[] = ['COMMON_400_MALFORMED_BODY', 'COMMON_413_TOO_LARGE', 'COMMON_415_MEDIA_TYPE']
const WITH_LOGIN: ErrorCode[] = [
  'AUTH_401_TOKEN_MISSING',
  'AUTH_401_TOKEN_INVALID',
  'AUTH_401_TOKEN_EXPIRED',
  'AUTH_401_TOKEN_REVOKED',
]

/** Returns every error a route may return: its own refusals, and those that follow from its inputs and callers. */
function errorCodesOf(schema: FastifySchema, { config = {}, method }: Pick<RouteOptions, 'config' | 'method'>) {
  const { access = 'public', rateLimit, eventStream, upload } = config
  const isRead = [method].flat().every((name) => name === 'GET' || name === 'HEAD')
  const mayBeDenied = typeof access === 'object' || (access !== 'public' && !isRead)
  const rules: [applies: unknown, codes: ErrorCode[]][] = [
    [true, Object.values(schema.response ?? {}).flatMap(codesOf)],
    [true, EVERYWHERE],
    [!isRead, WITH_BODY],
    [schema.params, ['COMMON_404_NOT_FOUND']],
    [access !== 'public', WITH_LOGIN],
    [access !== 'public' && access !== 'first-step', ['AUTH_403_PASSKEY_MISSING', 'AUTH_403_PASSKEY_UNPROVEN']],
    [mayBeDenied, ['AUTH_403_ACCESS_DENIED']],
    [rateLimit || eventStream || upload || weightOf(schema.operationId), ['COMMON_429_RATE_LIMIT']],
  ]
  return [...new Set(rules.flatMap(([applies, codes]) => (applies ? codes : [])))]
}

/** Returns one response per status, with the codes in its description. */
function errorResponses(codes: ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const description = group.map((code) => `${code}: ${word(message(code), DEFAULT_LANGUAGE)}`).join('\n')
      return [status, { ...ErrorResponse, description }]
    }),
  )
}
