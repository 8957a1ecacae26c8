import type { PasskeyAssertion } from '@lease-risk/contract/own-passkeys'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { audited, type OperatorContext } from '../../audit/index.ts'
import { limited } from '../password-attempts.ts'
import { isOperator } from '../roles.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { PasskeyServices } from './services.ts'
import { type Asking, requireKeys } from './services.ts'
import { countUse, markProven, type PasskeyRow, readPasskeys } from './stored-passkeys.ts'

/** The options with which a browser shows a key. @throws AppError 403 for a user who has none. */
export async function startProof(
  services: PasskeyServices,
  { caller }: Pick<Asking, 'caller'>,
): Promise<{ publicKey: unknown }> {
  const { rpId, sessionId } = requireKeys(services, caller)
  const { userId } = caller
  const present = await readPasskeys(services.pool, { userId })
  if (present.length === 0) throw new AppError('AUTH_403_PASSKEY_MISSING')
  const publicKey = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: present.map((row) => ({ id: row.credential_id })),
    userVerification: 'required',
  })
  const asked = { userId, sessionId, purpose: 'PROVE', now: services.clock.now() } as const
  await keepChallenge(services.pool, asked, { challenge: publicKey.challenge, isForFirst: false })
  return { publicKey }
}

/**
 * Grants the session the access that requires a key.
 * @throws AppError 401 when the response does not match, or its counter does not increase; 429 after too many failures.
 */
export async function finishProof(
  services: PasskeyServices,
  { caller, context }: Asking,
  response: PasskeyAssertion,
): Promise<void> {
  const { sessionId } = requireKeys(services, caller)
  const { userId } = caller
  const { passkeyId, signCount } = await limited(services, { as: `passkey:${userId}` }, async () => {
    const asked = { userId, sessionId, purpose: 'PROVE', now: services.clock.now() } as const
    const taken = await takeChallenge(services.pool, asked)
    const row = (await readPasskeys(services.pool, { userId })).find((key) => key.credential_id === response.id)
    if (taken === undefined || row === undefined) throw new AppError('AUTH_401_PASSKEY_INVALID')
    return {
      passkeyId: row.passkey_id,
      signCount: await verified(services, { caller, challenge: taken.challenge, row, response }),
    }
  })
  const proof = { userId, sessionId, passkeyId, signCount }
  if (isOperator(caller.roleName)) await proveAudited(services, context, proof)
  else await inTransaction(services.pool, (transaction) => prove(transaction, proof, services.clock.now()))
}

type Shown = Pick<Asking, 'caller'> & { challenge: string; row: PasskeyRow; response: PasskeyAssertion }

async function verified(services: PasskeyServices, { caller, challenge, row, response }: Shown): Promise<number> {
  const { origin, rpId } = requireKeys(services, caller)
  const outcome = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: row.credential_id, publicKey: new Uint8Array(row.public_key), counter: row.sign_count },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!outcome?.verified) throw new AppError('AUTH_401_PASSKEY_INVALID')
  return outcome.authenticationInfo.newCounter
}

type Proof = { userId: number; sessionId: string; passkeyId: number; signCount: number }

/** For users, who show a key at every login, no audit entry is written. */
const proveAudited = audited<PasskeyServices, OperatorContext, Proof, null>(
  {
    actionType: 'PASSKEY_PROVE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: ({ passkeyId }) => ({ passkeyId }),
  },
  async (transaction, proof, { now }) => {
    await prove(transaction, proof, now)
    return { result: null }
  },
)

async function prove(transaction: Queryable, proof: Proof, now: Date): Promise<void> {
  const { userId, sessionId, passkeyId, signCount } = proof
  const [key] = await countUse(transaction, { passkeyId, signCount, now })
  if (key === undefined) throw new AppError('AUTH_401_PASSKEY_INVALID')
  const [session] = await markProven(transaction, { userId, sessionId, now })
  if (session === undefined) throw new AppError('AUTH_401_TOKEN_REVOKED')
}
