import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { requesterUserId } from '../../platform/http/access.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { KeyedRequest } from './once-per-key.ts'

/** The `headers` schema of a creation that may be repeated. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description:
        '같은 요청을 다시 보낼 때 두 번 처리되지 않게 하는 값(UUID 권장). 24시간 안에 같은 값과 같은 본문이면 처음의 답을 그대로 주고, 본문이 다르면 409입니다.',
    }),
  ),
})

type Request = Pick<FastifyRequest, 'caller' | 'ip' | 'body'> & { headers: { 'idempotency-key'?: string } }

/** `null` for a request without a key. Keys are per user, or per address for anonymous callers (R-DIAG-23). */
export function keyedRequest(request: Request, operation: string, markOf: KeyedHash): KeyedRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  const userId = requesterUserId(request)
  // of an address, only a keyed hash is stored, which cannot be computed without the service's secret
  const requester = userId === null ? `address ${markOf(request.ip)}` : `user ${userId}`
  return { operation, requester, key, body: request.body }
}
