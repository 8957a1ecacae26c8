import { ErrorResponse } from '@lease-risk/contract/common'
import type { FastifySchema, RouteOptions } from 'fastify'
import type { Access } from './access.ts'
import { ERROR_SENTENCES, type ErrorCode, statusOf } from './error-codes.ts'
import { withPlainNulls, withRenamedIds } from './inline-schema.ts'

/** Carries a schema's `$id` through the generator, which would otherwise resolve it. */
export const COMPONENT = 'x-component'

/** What the document says of a route: its schema, who may call it, and every error it may answer with. */
export function describeOperation(schema: FastifySchema, { config, method }: RouteOptions): FastifySchema {
  const access = config?.access ?? 'public'
  const limited = config?.rateLimit !== undefined || config?.eventStream !== undefined
  const { body, querystring, params, headers, response, ...rest } = withRenamedIds(
    withPlainNulls(schema),
    COMPONENT,
  ) as FastifySchema & { response?: Record<string, object> }
  const described: Record<string, unknown> = {
    ...rest,
    'x-access': nameOf(access),
    response: {
      ...withDescriptions(response ?? {}),
      ...errorResponses(errorCodes(schema, access, [method].flat(), limited), response),
    },
  }
  const parts = { body, querystring: withoutDefaultsRequired(querystring), params, headers }
  for (const [name, part] of Object.entries(parts)) if (part !== undefined) described[name] = part
  if (access !== 'public') described['security'] = [{ bearerAuth: [] }]
  return described
}

function nameOf(access: Access): string {
  return typeof access === 'string' ? access : `admin:${access.admin}`
}

function withDescriptions(response: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [
      status,
      { description: status.startsWith('2') ? '성공' : '오류', ...schema },
    ]),
  )
}

/** A query parameter that has a default need not be sent, though it is always there for the code. */
function withoutDefaultsRequired(querystring: unknown): unknown {
  const schema = querystring as { properties?: Record<string, { default?: unknown }>; required?: string[] } | undefined
  if (!schema?.required) return querystring
  return { ...schema, required: schema.required.filter((name) => schema.properties?.[name]?.default === undefined) }
}

function errorCodes(schema: FastifySchema, access: Access, methods: string[], limited: boolean): ErrorCode[] {
  const codes: ErrorCode[] = ['COMMON_500_INTERNAL', 'COMMON_503_UNAVAILABLE']
  if (schema.body || schema.querystring || schema.params) codes.push('COMMON_400_VALIDATION')
  if (schema.body) codes.push('COMMON_400_MALFORMED_BODY', 'COMMON_413_TOO_LARGE', 'COMMON_415_MEDIA_TYPE')
  if (schema.params) codes.push('COMMON_404_NOT_FOUND')
  if (access !== 'public')
    codes.push('AUTH_401_TOKEN_MISSING', 'AUTH_401_TOKEN_INVALID', 'AUTH_401_TOKEN_EXPIRED', 'AUTH_401_TOKEN_REVOKED')
  if (access !== 'public' && (typeof access !== 'string' || !methods.includes('GET')))
    codes.push('AUTH_403_ACCESS_DENIED')
  if (limited) codes.push('COMMON_429_RATE_LIMIT')
  return codes
}

/** One response per status, its description naming the codes; a route's own declaration of a status stays. */
function errorResponses(codes: ErrorCode[], own: Record<string, object> = {}): Record<string, object> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].flatMap(([status, group]) => {
      const description = group.map((code) => `${code}: ${ERROR_SENTENCES[code]}`).join('\n')
      return status in own ? [] : [[status, { ...(withRenamedIds(ErrorResponse, COMPONENT) as object), description }]]
    }),
  )
}
