import type { KeyObject } from 'node:crypto'
import { LOGIN_PROVIDERS } from '@lease-risk/contract/login-providers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '../../../platform/clock.ts'
import { isSecure } from '../../../platform/http/cookies.ts'

const NAME = 'service_provider_login'
const MINUTES = 10
const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const

const provider = Type.Enum([...LOGIN_PROVIDERS])

/** A login that a browser has begun at a provider; `userId`: the user who wants to link it. */
const Begun = Type.Object({
  step: Type.Literal('BEGUN'),
  provider,
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  userId: Type.Union([Type.Integer(), Type.Null()]),
})
/** A user whom the provider knows, but who has no account here yet. */
const Known = Type.Object({
  step: Type.Literal('KNOWN'),
  provider,
  issuer: Type.String(),
  subject: Type.String(),
})
export type Begun = Static<typeof Begun>
export type Known = Static<typeof Known>
const Steps = { BEGUN: Begun, KNOWN: Known }

export type Sealing = { loginKey: KeyObject; clock: Clock }

/**
 * The browser stores a login in progress, sealed: instances stay stateless, and neither the browser nor anybody with
 * access to the database can read it. `Strict` suffices: our own page submits the provider's reply, not the provider.
 */
function attributes(request: FastifyRequest) {
  return { httpOnly: true, sameSite: 'strict', path: '/api/auth/login', secure: isSecure(request) } as const
}

export async function setLoginCookie(
  { loginKey, clock }: Sealing,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Begun | Known,
): Promise<void> {
  const now = Math.floor(clock.now().getTime() / 1000)
  const sealed = await new EncryptJWT(step)
    .setProtectedHeader(ALGORITHMS)
    .setExpirationTime(now + MINUTES * 60)
    .encrypt(loginKey)
  reply.setCookie(NAME, sealed, { ...attributes(request), maxAge: MINUTES * 60 })
}

/** `undefined`: no cookie, one of another step or service, or one that is too old. */
export async function readLoginCookie<Step extends 'BEGUN' | 'KNOWN'>(
  { loginKey, clock }: Sealing,
  request: FastifyRequest,
  step: Step,
): Promise<Static<(typeof Steps)[Step]> | undefined> {
  const sealed = request.cookies[NAME]
  if (sealed === undefined) return undefined
  const options = {
    keyManagementAlgorithms: [ALGORITHMS.alg],
    contentEncryptionAlgorithms: [ALGORITHMS.enc],
    requiredClaims: ['exp'],
    currentDate: clock.now(),
  }
  const opened = await jwtDecrypt(sealed, loginKey, options).catch(() => undefined)
  return Value.Check(Steps[step], opened?.payload) ? opened?.payload : undefined
}

export function clearLoginCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(NAME, '', { ...attributes(request), maxAge: 0 })
}
