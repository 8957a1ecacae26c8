import type { DeleteAccountRequest } from '@lease-risk/contract/account'
import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { lockUntilCommit } from '../../platform/database/advisory-locks.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import { appendEvent, eventType } from '../../platform/outbox/events.ts'
import { on, type Subscriber, subscriber } from '../../platform/outbox/subscribers.ts'
import type { FileStorage } from '../../platform/storage.ts'
import { audited, type OperatorContext } from '../audit/index.ts'
import { findUserManagers } from './managed-users.ts'
import { confirmPassword } from './password-attempts.ts'
import { imageKeyOf } from './profile-image.ts'
import type { OperatorServices } from './services.ts'

/** Removes what a module stores of a user, in the transaction that ends the account. Must be idempotent. */
type Erasure = (transaction: Queryable, userId: number) => Promise<void>

export type DeletionServices = OperatorServices & { erasures: readonly Erasure[] }

/**
 * Permanently ends the caller's own account. Wrong passwords are not written to the audit log: anybody could flood it
 * with them.
 * @throws AppError 401 when the password is wrong, 409 for the last account that can manage users.
 */
export async function deleteAccount(
  services: DeletionServices,
  context: OperatorContext,
  { confirmationPassword }: DeleteAccountRequest,
): Promise<void> {
  const { userId } = context.actor
  await confirmPassword(services, userId, confirmationPassword)
  await endAudited(services, context, userId)
}

const endAudited = audited<DeletionServices, OperatorContext, number, null>(
  {
    actionType: 'ACCOUNT_DELETE',
    targetType: 'USER',
    targetId: (userId) => userId,
    summary: () => ({}),
  },
  async (transaction, userId, { services: { erasures }, now }) => {
    await keepAnotherUserManager(transaction, userId)
    // another request ended it at the same time
    if (!(await endWithErasures(transaction, userId, { erasures, now }))) throw new AppError('AUTH_401_TOKEN_REVOKED')
    return { result: null }
  },
)

/** Ends the account and erases what every module stores of it. @returns false when the account has ended already. */
export async function endWithErasures(
  transaction: Queryable,
  userId: number,
  { erasures, now }: { erasures: readonly Erasure[]; now: Date },
): Promise<boolean> {
  if (!(await endAccount(transaction, userId, now))) return false
  for (const erase of erasures) await erase(transaction, userId)
  return true
}

/** The lock admits one such change at a time across all instances. */
async function keepAnotherUserManager(transaction: Queryable, userId: number): Promise<void> {
  await lockUntilCommit(transaction, 'userManagers')
  const managers = await findUserManagers(transaction)
  if (managers.length === 1 && managers[0] === userId) throw new AppError('USER_409_LAST_ADMINISTRATOR')
}

/** `for update`: a concurrent insert of a row for this user waits until the account has ended. */
const lock = statement<{ image_url: string | null }, { userId: number }>({
  name: 'lock-account-to-end',
  columns: { image_url: 'text' },
  text: `select profile_image_url as image_url from users where user_id = :userId and deleted_at is null for update`,
})

/** Nobody can register the new username: it contains a character that usernames must not have. */
const anonymise = statement<never, { userId: number; now: Date }>({
  name: 'anonymise-user',
  columns: {},
  text: `with pages as (
     delete from user_page_permissions where user_id = :userId
   ), sessions as (
     delete from refresh_tokens where user_id = :userId
   ), logins as (
     delete from sessions where user_id = :userId
   ), mailed as (
     delete from one_time_tokens where user_id = :userId
   ), notified as (
     delete from account_mails where user_id = :userId
   ), emails as (
     delete from verified_emails where user_id = :userId
   ), devices as (
     delete from known_devices where user_id = :userId
   ), keys as (
     delete from passkeys where user_id = :userId
   ), challenges as (
     delete from passkey_challenges where user_id = :userId
   ), codes as (
     delete from passkey_recovery_codes where user_id = :userId
   ), identities as (
     delete from login_identities where user_id = :userId
   ), agreed as (
     delete from consents where user_id = :userId
   )
   update users set
     username = 'deleted~' || user_id, nickname = null, email = null, profile_image_url = null, password_hash = '',
     credential_version = credential_version + 1, role_name = 'ROLE_USER', department_code = 'GENERAL_USER',
     enabled = false, deleted_at = :now,
     erase_unused_on = null
   where user_id = :userId`,
})

/**
 * Removes all personal data from the account and ends its sessions; the username becomes free again. Other modules
 * erase their own data in the same transaction (`Erasure`).
 * @returns false when the account has ended already.
 */
export async function endAccount(transaction: Queryable, userId: number, now: Date): Promise<boolean> {
  const [user] = await lock(transaction, { userId })
  if (user === undefined) return false
  await anonymise(transaction, { userId, now })
  const payload = { userId, imageKey: imageKeyOf(user.image_url) }
  await appendEvent(transaction, USER_DELETED, { subject: `user ${userId}`, payload, occurredAt: now })
  return true
}

/**
 * A user deleted their own account. Their data in the database is removed in the same transaction; this event is for
 * data stored elsewhere. `imageKey`: the uploaded picture; `null` without one.
 */
const USER_DELETED = eventType<{ userId: number; imageKey: string | null }>('USER_DELETED')

/** Removes the picture of a deleted account from the storage. Idempotent. */
export function imageRemoval(storage: Pick<FileStorage, 'remove'>): Subscriber {
  return subscriber(
    'profile-image-removal',
    on(USER_DELETED, async (_transaction, { payload: { imageKey } }) => {
      if (imageKey !== null) await storage.remove(imageKey)
    }),
  )
}

/**
 * Longer than the interval between two runs, so that each deletion is examined at least once after everything under way
 * for it has finished.
 */
const LOOKED_BACK_MS = 3 * 60 * 60_000

const selectDeleted = statement<{ user_id: number }, { since: Date }>({
  name: 'users-deleted-since',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where deleted_at > :since',
})

/**
 * Work that was under way when an account ended, such as a diagnosis of ten seconds, may write a row for the deleted
 * user afterwards. This hourly job erases such rows like the others.
 */
export function lateErasureJob(services: { pool: Pool; clock: Clock; erasures: readonly Erasure[] }): Job {
  const { pool, clock, erasures } = services
  return {
    name: 'erase-late-rows',
    schedule: '47 * * * *',
    async run() {
      const since = new Date(clock.now().getTime() - LOOKED_BACK_MS)
      for (const { user_id: userId } of await selectDeleted(pool, { since })) {
        await inTransaction(pool, async (transaction) => {
          for (const erase of erasures) await erase(transaction, userId)
        })
      }
    },
  }
}
