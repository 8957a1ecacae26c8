import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { endAccount } from './delete-account.ts'

/** Number and time of the sign-up, which together are nobody else's, also not in another database. */
export type EndedAccount = { userId: number; createdAt: Date }

const selectEnded = statement<EndedAccount>({
  name: 'ended-accounts',
  columns: { userId: 'int8', createdAt: 'timestamptz' },
  text: 'select user_id as "userId", created_at as "createdAt" from users where deleted_at is not null order by user_id',
})

const findOpen = statement<{ userId: number }, EndedAccount>({
  name: 'ended-account-is-open',
  columns: { userId: 'int8' },
  text: `select user_id as "userId" from users
   where user_id = :userId and created_at = :createdAt and deleted_at is null`,
})

/** Accounts that have ended for good. */
export function listEndedAccounts(database: Queryable): Promise<EndedAccount[]> {
  return selectEnded(database)
}

/**
 * R-PRIV-09: ends the accounts of the list that a restored backup has brought back; other modules erase theirs in the
 * job for late rows. @returns how many were ended.
 */
export async function endAgain(pool: Pool, accounts: readonly EndedAccount[], now: Date): Promise<number> {
  let ended = 0
  for (const account of accounts) {
    if ((await findOpen(pool, account)).length === 0) continue
    if (await inTransaction(pool, (transaction) => endAccount(transaction, account.userId, now))) ended += 1
  }
  return ended
}
