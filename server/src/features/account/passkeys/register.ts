import type { PasskeyRegistration, PasskeyRegistrationStart, RecoveryCodes } from '@lease-risk/contract/own-passkeys'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { AppError } from '../../../platform/http/errors.ts'
import { audited, type OperatorContext } from '../../audit/index.ts'
import { notifyOwner } from '../email/mail-of-change.ts'
import { confirmPassword } from '../password-attempts.ts'
import { isOperator } from '../roles.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import type { PasskeyServices } from './services.ts'
import { type Asking, requireKeys } from './services.ts'
import { forgetOtherProofs, insertPasskey, lockOwner, markProven, readPasskeys } from './stored-passkeys.ts'

const MOST_KEYS = 10
/** The maximum length of a credential id, as given by the device (WebAuthn Level 3, 6.5.1). */
const MOST_ID_BYTES = 1023
const RP_NAME = 'Lease Risk'

/**
 * The options with which a browser creates a new key. A user who already has a key shows it first, or enters a recovery
 * code.
 * @throws AppError 401 when password or code is wrong, 403 without either proof, 429 after too many failures.
 */
export async function startRegistration(
  services: PasskeyServices,
  { caller }: Pick<Asking, 'caller'>,
  given: PasskeyRegistrationStart,
): Promise<{ publicKey: unknown }> {
  const { rpId, sessionId } = requireKeys(services, caller)
  const { userId, username } = caller
  await confirmPassword(services, userId, given.confirmationPassword)
  const present = await readPasskeys(services.pool, { userId })
  if (present.length > 0 && caller.passkeyState !== 'PROVEN') {
    if (given.recoveryCode === undefined) throw new AppError('AUTH_403_PASSKEY_UNPROVEN')
    await takeRecoveryCode(services, userId, given.recoveryCode)
  }
  const publicKey = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId,
    userID: new TextEncoder().encode(`user ${userId}`),
    userName: username,
    attestationType: 'none',
    excludeCredentials: present.map((row) => ({ id: row.credential_id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  const asked = { userId, sessionId, purpose: 'REGISTER', now: services.clock.now() } as const
  await keepChallenge(services.pool, asked, { challenge: publicKey.challenge, isForFirst: present.length === 0 })
  return { publicKey }
}

/**
 * Registers the key that the browser created, which also proves the session. The first key comes with the recovery
 * codes, and every other session must then show it.
 * @throws AppError 401 when it does not answer the challenge, 403 when the registration was begun before there was a
 * key and there is one now, 409 when it is registered or there are ten.
 */
export async function finishRegistration(
  services: PasskeyServices,
  { caller, context }: Asking,
  { name, credential }: PasskeyRegistration,
): Promise<RecoveryCodes> {
  const { origin, rpId, sessionId } = requireKeys(services, caller)
  const asked = { userId: caller.userId, sessionId, purpose: 'REGISTER', now: services.clock.now() } as const
  const taken = await takeChallenge(services.pool, asked)
  if (taken === undefined) throw new AppError('AUTH_401_PASSKEY_INVALID')
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: taken.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => {
    throw new AppError('AUTH_401_PASSKEY_INVALID')
  })
  if (!made.verified) throw new AppError('AUTH_401_PASSKEY_INVALID')
  const { id: credentialId, publicKey, counter: signCount } = made.registrationInfo.credential
  if (Buffer.from(credentialId, 'base64url').length > MOST_ID_BYTES) throw new AppError('AUTH_401_PASSKEY_INVALID')
  const key = { credentialId, publicKey: Buffer.from(publicKey), signCount, name: name.trim() }
  const namedInLog = isOperator(caller.roleName) ? key.name : undefined
  return add(services, context, { userId: caller.userId, sessionId, key, namedInLog, isForFirst: taken.isForFirst })
}

type Key = { credentialId: string; publicKey: Buffer; signCount: number; name: string }

type Added = {
  userId: number
  sessionId: string
  key: Key
  /** The name of an operator's key. A name that a user gives must not outlive the account in an audit entry. */
  namedInLog: string | undefined
  isForFirst: boolean
}

const add = audited<PasskeyServices, OperatorContext, Added, RecoveryCodes>(
  {
    actionType: 'PASSKEY_ADD',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: ({ namedInLog: name }) => ({ name }),
  },
  async (transaction, { userId, sessionId, key, isForFirst }, { now }) => {
    await lockOwner(transaction, { userId })
    const [session] = await markProven(transaction, { userId, sessionId, now })
    if (session === undefined) throw new AppError('AUTH_401_TOKEN_REVOKED')
    const present = await readPasskeys(transaction, { userId })
    // another login has registered the first key in the meantime
    if (isForFirst && present.length > 0) throw new AppError('AUTH_403_PASSKEY_UNPROVEN')
    if (present.length >= MOST_KEYS) throw new AppError('PASSKEY_409_TOO_MANY')
    const [stored] = await insertPasskey(transaction, { userId, ...key, now })
    if (stored === undefined) throw new AppError('PASSKEY_409_REGISTERED')
    await notifyOwner(transaction, userId, { type: 'PASSKEYS_CHANGED', code: 'ADDED' }, now)
    if (present.length > 0) return { result: { recoveryCodes: [] } }
    // other sessions may have been proven by a key that no longer exists
    await forgetOtherProofs(transaction, { userId, sessionId })
    return { result: { recoveryCodes: await replaceRecoveryCodes(transaction, userId) } }
  },
)
