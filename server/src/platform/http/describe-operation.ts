import type { FastifySchema, RouteOptions } from 'fastify'
import { LANGUAGES } from '../../words/language.ts'
import type { Access } from './access.ts'
import { errorCodesOf, errorResponses } from './error-documentation.ts'
import { withPlainChoices, withPlainNulls, withRenamedIds } from './inline-schema.ts'
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
