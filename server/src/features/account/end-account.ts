import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { appendEvent } from '../../platform/outbox/events.ts'
import { imageKeyOf } from './image-url.ts'
import { USER_DELETED } from './user-deleted.ts'

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
   )
   update users set
     username = 'deleted~' || user_id, nickname = null, email = null, profile_image_url = null, password_hash = '',
     credential_version = credential_version + 1, role_name = 'ROLE_USER', department_code = 'GENERAL_USER',
     enabled = false, deleted_at = :now
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
