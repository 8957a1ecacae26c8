import { ErrorResponse } from '@lease-risk/contract/common'
import type { FastifySchema, RouteOptions } from 'fastify'
import { word } from '../../words/in-words.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { type ErrorCode, statusOf } from './error-codes.ts'
import { weightOf } from './read-weights.ts'
import { codesOf } from './refusals.ts'

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
export function errorCodesOf(schema: FastifySchema, { config = {}, method }: Pick<RouteOptions, 'config' | 'method'>) {
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
export function errorResponses(codes: ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const description = group.map((code) => `${code}: ${word(message(code), DEFAULT_LANGUAGE)}`).join('\n')
      return [status, { ...ErrorResponse, description }]
    }),
  )
}
