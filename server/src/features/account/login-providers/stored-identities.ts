import type { LoginProvider } from '@lease-risk/contract/login-providers'
import { statement } from '../../../platform/database/statement.ts'
import { TOKEN_OWNER, TOKEN_OWNER_COLUMNS, type TokenOwner } from '../sessions.ts'
import type { Identity } from './provider-client.ts'

/** The user of an identity, withdrawn or not. */
export const findOwner = statement<TokenOwner & { enabled: boolean }, Omit<Identity, 'provider'>>({
  name: 'login-identity-owner',
  columns: { ...TOKEN_OWNER_COLUMNS, enabled: 'bool' },
  text: `select ${TOKEN_OWNER}, enabled
   from login_identities join users using (user_id) join user_permissions using (user_id)
   where issuer = :issuer and subject = :subject and deleted_at is null`,
})

/** Returns nothing when the identity already belongs to a user, or the user has another one of this provider. */
export const insertIdentity = statement<{ user_id: number }, Identity & { userId: number; now: Date }>({
  name: 'login-identity-insert',
  columns: { user_id: 'int8' },
  text: `insert into login_identities (user_id, provider, issuer, subject, linked_at)
   values (:userId, :provider, :issuer, :subject, :now)
   on conflict do nothing
   returning user_id`,
})

/** Returns nothing when the identity was unlinked in the meantime. */
export const markUsed = statement<{ user_id: number }, Omit<Identity, 'provider'> & { userId: number; now: Date }>({
  name: 'login-identity-used',
  columns: { user_id: 'int8' },
  text: `update login_identities set last_used_at = :now
   where issuer = :issuer and subject = :subject and user_id = :userId
   returning user_id`,
})

export const deleteIdentity = statement<{ user_id: number }, { userId: number; provider: LoginProvider }>({
  name: 'login-identity-delete',
  columns: { user_id: 'int8' },
  text: 'delete from login_identities where user_id = :userId and provider = :provider returning user_id',
})

export type IdentityRow = { provider: LoginProvider; linked_at: Date; last_used_at: Date | null }

export const readIdentities = statement<IdentityRow, { userId: number }>({
  name: 'login-identities-of-user',
  columns: { provider: 'text', linked_at: 'timestamptz', last_used_at: 'timestamptz' },
  text: 'select provider, linked_at, last_used_at from login_identities where user_id = :userId',
})

/** Such a user was created with a random text as password. */
export const markWithoutPassword = statement<never, { userId: number }>({
  name: 'user-without-password',
  columns: {},
  text: 'update users set has_password = false where user_id = :userId',
})

type PasswordState = { has_password: boolean; is_recent: boolean }

/** `is_recent`: the session began after `since`. */
export const readPasswordState = statement<PasswordState, { userId: number; sessionId: string | null; since: Date }>({
  name: 'user-password-state',
  columns: { has_password: 'bool', is_recent: 'bool' },
  text: `select has_password, exists (
     select from sessions
     where session_id = :sessionId and sessions.user_id = users.user_id and ended_at is null and began_at > :since
   ) as is_recent
   from users where user_id = :userId`,
})
