import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'

export type PasskeyRow = {
  passkey_id: number
  credential_id: string
  public_key: Buffer
  sign_count: number
  name: string
  created_at: Date
  last_used_at: Date | null
}

export const readPasskeys = statement<PasskeyRow, { userId: number }>({
  name: 'passkeys-of-user',
  columns: {
    passkey_id: 'int8',
    credential_id: 'text',
    public_key: 'bytea',
    sign_count: 'int8',
    name: 'text',
    created_at: 'timestamptz',
    last_used_at: 'timestamptz',
  },
  text: `select passkey_id, credential_id, public_key, sign_count, name, created_at, last_used_at
   from passkeys where user_id = :userId order by passkey_id`,
})

/** Serialises changes to a user's keys. */
export const lockOwner = statement<{ user_id: number }, { userId: number }>({
  name: 'passkeys-lock-owner',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where user_id = :userId for update',
})

type Fresh = { userId: number; credentialId: string; publicKey: Buffer; signCount: number; name: string; now: Date }

/** Returns nothing for a key that is already registered. */
export const insertPasskey = statement<{ passkey_id: number }, Fresh>({
  name: 'passkey-insert',
  columns: { passkey_id: 'int8' },
  text: `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
   values (:userId, :credentialId, :publicKey, :signCount, :name, :now)
   on conflict do nothing
   returning passkey_id`,
})

/** Returns nothing for a counter that does not increase: the key was copied, or the response was replayed. */
export const countUse = statement<{ passkey_id: number }, { passkeyId: number; signCount: number; now: Date }>({
  name: 'passkey-count-use',
  columns: { passkey_id: 'int8' },
  text: `update passkeys set sign_count = :signCount, last_used_at = :now
   where passkey_id = :passkeyId and (sign_count < :signCount or (sign_count = 0 and :signCount = 0))
   returning passkey_id`,
})

/** Returns nothing for a session that has ended in the meantime. */
export const markProven = statement<{ user_id: number }, { userId: number; sessionId: string; now: Date }>({
  name: 'session-prove-passkey',
  columns: { user_id: 'int8' },
  text: `update sessions set passkey_at = :now
   where session_id = :sessionId and user_id = :userId and ended_at is null returning user_id`,
})

/** Which key proved a session is not stored. */
export const forgetOtherProofs = statement<never, { userId: number; sessionId: string }>({
  name: 'sessions-forget-passkey',
  columns: {},
  text: `update sessions set passkey_at = null
   where user_id = :userId and session_id <> :sessionId and passkey_at is not null`,
})

export const deletePasskey = statement<{ passkey_id: number }, { userId: number; passkeyId: number }>({
  name: 'passkey-delete',
  columns: { passkey_id: 'int8' },
  text: 'delete from passkeys where user_id = :userId and passkey_id = :passkeyId returning passkey_id',
})

const deleteAll = statement<never, { userId: number }>({
  name: 'passkeys-delete-all',
  columns: {},
  text: `with asked as (delete from passkey_challenges where user_id = :userId)
   delete from passkeys where user_id = :userId`,
})

/** Removes every key and recovery code of the user, who may then register a first one by the password. */
export async function removePasskeys(transaction: Queryable, userId: number): Promise<void> {
  await deleteAll(transaction, { userId })
  await removeRecoveryCodes(transaction, userId)
}
