import type { PasskeyAssertion } from '@lease-risk/contract/own-passkeys'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { AppError } from '../../../platform/http/errors.ts'
import { audited, type OperatorContext } from '../../audit/face.ts'
import { limited } from '../password-attempts.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { type Asking, type PasskeyServices, requireOperator } from './services.ts'
import { countUse, markProven, type PasskeyRow, readPasskeys } from './stored-passkeys.ts'

/** What a browser shows a key by. @throws AppError 403 for who has none. */
export async function startProof(
  services: PasskeyServices,
  { caller }: Pick<Asking, 'caller'>,
): Promise<{ publicKey: unknown }> {
  const { rpId, sessionId } = requireOperator(services, caller)
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
 * Gives the session what the operator's role may do.
 * @throws AppError 401 when the answer does not fit, or its counter does not rise; 429 after too many failures.
 */
export async function finishProof(
  services: PasskeyServices,
  { caller, context }: Asking,
  response: PasskeyAssertion,
): Promise<void> {
  const { sessionId } = requireOperator(services, caller)
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
  await prove(services, context, { userId, sessionId, passkeyId, signCount })
}

type Shown = Pick<Asking, 'caller'> & { challenge: string; row: PasskeyRow; response: PasskeyAssertion }

async function verified(services: PasskeyServices, { caller, challenge, row, response }: Shown): Promise<number> {
  const { origin, rpId } = requireOperator(services, caller)
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

const prove = audited<PasskeyServices, OperatorContext, Proof, null>(
  {
    actionType: 'PASSKEY_PROVE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: ({ passkeyId }) => ({ passkeyId }),
  },
  async (transaction, { userId, sessionId, passkeyId, signCount }, { now }) => {
    const [key] = await countUse(transaction, { passkeyId, signCount, now })
    if (key === undefined) throw new AppError('AUTH_401_PASSKEY_INVALID')
    const [session] = await markProven(transaction, { userId, sessionId, now })
    if (session === undefined) throw new AppError('AUTH_401_TOKEN_REVOKED')
    return { result: null }
  },
)
