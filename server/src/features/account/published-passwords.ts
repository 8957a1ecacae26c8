import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { DEV_ACCOUNTS, PUBLISHED_PASSWORDS } from './dev-accounts.ts'
import type { Passwords } from './passwords.ts'
import { endSessions } from './sessions.ts'

/** An account that opens with a password that everybody can read in the sources. `enabled` false: it was withdrawn. */
export type PublishedAccount = { userId: number; username: string; enabled: boolean }

const USERNAMES = DEV_ACCOUNTS.map(({ username }) => username)

const findCandidates = statement<PublishedAccount & { passwordHash: string }, { usernames: string[] }>({
  name: 'find-accounts-of-development',
  columns: { userId: 'int8', username: 'text', enabled: 'bool', passwordHash: 'text' },
  text: `select user_id as "userId", username, enabled, password_hash as "passwordHash"
   from users where lower(username) = any(:usernames) and deleted_at is null order by user_id`,
})

/**
 * The development accounts (R-ACCT-16) that have a published password, by name. Accounts that were seeded together
 * share a hash, and each hash is verified once for each published password: a handful of verifications for a database
 * where nobody changed a password, two for each account at most.
 */
export async function findPublishedAccounts(
  pool: Pool,
  passwords: Pick<Passwords, 'verify'>,
): Promise<PublishedAccount[]> {
  const candidates = await findCandidates(pool, { usernames: USERNAMES })
  const open = new Set<string>()
  for (const hash of new Set(candidates.map(({ passwordHash }) => passwordHash))) {
    const fits = await Promise.all(PUBLISHED_PASSWORDS.map((password) => passwords.verify(hash, password)))
    if (fits.includes(true)) open.add(hash)
  }
  return candidates
    .filter(({ passwordHash }) => open.has(passwordHash))
    .map(({ userId, username, enabled }) => ({ userId, username, enabled }))
}

/** Whether an account of this name is one that `SEED_DEV_ACCOUNTS` creates. */
export function isOfDevelopment(username: string): boolean {
  return USERNAMES.includes(username.toLowerCase())
}

/** Names the first accounts and counts the others. */
export function namesOf(accounts: readonly PublishedAccount[]): string {
  const names = accounts.slice(0, NAMED).map(({ username }) => username)
  const others = accounts.length - names.length
  return others === 0 ? names.join(', ') : `${names.join(', ')} (+${others})`
}

/** Every operator account, and the first plain users. */
const NAMED = 12

const lockAccount = statement<never, { userId: number; passwordHash: string; now: Date }>({
  name: 'lock-published-account',
  columns: {},
  text: `update users set enabled = false, password_hash = :passwordHash, password_changed_at = :now
   where user_id = :userId`,
})

/**
 * Withdraws the accounts with a published password, gives them one that nobody knows, so that an administrator who
 * brings one back does not open it, and ends their sessions.
 * @returns the accounts that were locked.
 */
export async function lockPublishedAccounts(services: {
  pool: Pool
  passwords: Passwords
  now: Date
}): Promise<PublishedAccount[]> {
  const { pool, passwords, now } = services
  const accounts = await findPublishedAccounts(pool, passwords)
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64'))
  await inTransaction(pool, async (transaction) => {
    for (const { userId } of accounts) {
      await lockAccount(transaction, { userId, passwordHash, now })
      await endSessions(transaction, userId, now)
    }
  })
  return accounts
}
