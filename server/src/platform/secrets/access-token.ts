import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '../clock.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'lease-risk'
/** The audience of every token: the operations of this service. */
const AUDIENCE = 'lease-risk-api'

/** The claims of an access token besides `iss`, `iat` and `exp`. */
const Claims = Type.Object({
  /** username */
  sub: Type.String(),
  jti: Type.String({ minLength: 1 }),
  userId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  roles: Type.Array(Type.String()),
  departmentCode: Type.String(),
  /** The user's `credential_version` when the token was issued; a later version invalidates the token. */
  credentialVersion: Type.Integer(),
  exp: Type.Number(),
  /** The session the token belongs to; absent from tokens issued by the previous release. */
  sid: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
  /** Absent from tokens issued by 0.6.0 and earlier. */
  aud: Type.Optional(Type.Literal(AUDIENCE)),
})
export type Claims = Static<typeof Claims>

export type AccessTokens = {
  /** Signs a new token with a `jti` of its own. */
  issue(claims: Omit<Claims, 'jti' | 'exp' | 'aud'>): Promise<{ token: string; expiresAt: Date }>
  /** Checks the token alone; only the database shows whether its user may still use it. */
  read(token: string): Promise<Claims | 'INVALID' | 'EXPIRED'>
}

/**
 * Access tokens are JWTs with a pinned algorithm and issuer; times come from `clock`. Tokens signed with `previousSecret`
 * are accepted as well, so that changing the secret logs nobody out.
 */
export function createAccessTokens(options: {
  secret: string
  previousSecret: string | undefined
  ttlSeconds: number
  clock: Clock
}): AccessTokens {
  const { ttlSeconds, clock } = options
  const key = new TextEncoder().encode(options.secret)
  const previousKey =
    options.previousSecret === undefined ? undefined : new TextEncoder().encode(options.previousSecret)
  const verify = (token: string, using: Uint8Array) =>
    jwtVerify(token, using, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['iat', 'exp', 'jti'],
      currentDate: clock.now(),
    })
  return {
    async issue({ sub, ...claims }) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000)
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(sub)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds)
        .setJti(randomUUID())
        .sign(key)
      return { token, expiresAt: new Date((issuedAt + ttlSeconds) * 1000) }
    },
    async read(token) {
      try {
        const { payload } = await verify(token, key).catch((error) => {
          if (previousKey === undefined || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
          return verify(token, previousKey)
        })
        return Value.Check(Claims, payload) ? payload : 'INVALID'
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'EXPIRED'
        if (error instanceof errors.JOSEError) return 'INVALID'
        throw error
      }
    },
  }
}
