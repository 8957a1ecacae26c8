import type { OwnPasskeys, RecoveryCodes } from '@lease-risk/contract/own-passkeys'
import { seoulDateTime } from '../../../domain/calendar.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { audited, type OperatorContext } from '../../audit/index.ts'
import { notifyOwner } from '../email/mail-of-change.ts'
import { confirmPassword } from '../password-attempts.ts'
import { countRecoveryCodes, removeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import type { PasskeyServices } from './services.ts'
import { type Asking, requireKeys, requireProven } from './services.ts'
import { isDemandedOf } from './settings.ts'
import { deletePasskey, forgetOtherProofs, lockOwner, readPasskeys, removePasskeys } from './stored-passkeys.ts'

/**
 * The caller's keys, without any key material. @throws AppError 403 when the user has a key that this session has not
 * shown.
 */
export async function readOwnPasskeys(
  { pool, passkeys }: Pick<PasskeyServices, 'pool' | 'passkeys'>,
  { userId, roleName, passkeyState }: Asking['caller'],
): Promise<OwnPasskeys> {
  if (passkeyState === 'UNPROVEN') throw new AppError('AUTH_403_PASSKEY_UNPROVEN')
  const rows = await readPasskeys(pool, { userId })
  return {
    available: passkeys !== null,
    required: passkeys !== null && isDemandedOf(roleName, passkeys),
    items: rows.map((row) => ({
      passkeyId: row.passkey_id,
      name: row.name,
      createdAt: seoulDateTime(row.created_at),
      lastUsedAt: row.last_used_at && seoulDateTime(row.last_used_at),
    })),
    state: passkeyState === 'LAPSED' ? 'UNPROVEN' : passkeyState,
    recoveryCodesLeft: await countRecoveryCodes(pool, userId),
  }
}

type Removed = { userId: number; sessionId: string; passkeyId: number; isRequired: boolean }

/**
 * Removes a key. Other sessions, which may have shown that key, must show one again.
 * @throws AppError 401 when the password is wrong, 403 before a key was shown, 404, 409 for the last key of a user who
 * must have one.
 */
export async function removeOwnPasskey(
  services: PasskeyServices,
  { caller, context }: Asking,
  given: { passkeyId: number; confirmationPassword: string },
): Promise<void> {
  const own = await readPasskeys(services.pool, { userId: caller.userId })
  if (!own.some((row) => row.passkey_id === given.passkeyId)) throw new AppError('COMMON_404_NOT_FOUND')
  const { sessionId, ...settings } = requireKeys(services, caller)
  const isRequired = isDemandedOf(caller.roleName, settings)
  requireProven(caller)
  await confirmPassword(services, caller.userId, given.confirmationPassword)
  await remove(services, context, { userId: caller.userId, sessionId, passkeyId: given.passkeyId, isRequired })
}

const remove = audited<PasskeyServices, OperatorContext, Removed, null>(
  {
    actionType: 'PASSKEY_REMOVE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: ({ passkeyId }) => ({ passkeyId }),
  },
  async (transaction, { userId, sessionId, passkeyId, isRequired }, { now }) => {
    await lockOwner(transaction, { userId })
    const [removed] = await deletePasskey(transaction, { userId, passkeyId })
    if (removed === undefined) throw new AppError('COMMON_404_NOT_FOUND')
    await forgetOtherProofs(transaction, { userId, sessionId })
    if ((await readPasskeys(transaction, { userId })).length === 0) {
      if (isRequired) throw new AppError('PASSKEY_409_LAST')
      await removeRecoveryCodes(transaction, userId)
    }
    await notifyOwner(transaction, userId, { type: 'PASSKEYS_CHANGED', code: 'REMOVED' }, now)
    return { result: null }
  },
)

/**
 * Issues new codes and voids the previous ones. @throws AppError 401 when the password is wrong, 403 before a key was
 * shown.
 */
export async function renewRecoveryCodes(
  services: PasskeyServices,
  { caller, context }: Asking,
  { confirmationPassword }: { confirmationPassword: string },
): Promise<RecoveryCodes> {
  requireKeys(services, caller)
  requireProven(caller)
  await confirmPassword(services, caller.userId, confirmationPassword)
  return renew(services, context, caller.userId)
}

const renew = audited<PasskeyServices, OperatorContext, number, RecoveryCodes>(
  { actionType: 'RECOVERY_CODES_RENEW', targetType: 'USER', targetId: (userId) => userId, summary: () => ({}) },
  async (transaction, userId, { now }) => {
    await lockOwner(transaction, { userId })
    const recoveryCodes = await replaceRecoveryCodes(transaction, userId)
    await notifyOwner(transaction, userId, { type: 'PASSKEYS_CHANGED', code: 'CODES_RENEWED' }, now)
    return { result: { recoveryCodes } }
  },
)

/** Removes all keys and codes of a user who has lost theirs. Expects the user to be locked. */
export async function resetPasskeysOf(transaction: Queryable, userId: number, now: Date): Promise<void> {
  await removePasskeys(transaction, userId)
  await notifyOwner(transaction, userId, { type: 'PASSKEYS_CHANGED', code: 'RESET' }, now)
}
