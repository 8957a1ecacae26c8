import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

const findEmail = statement<{ email: string }, { userId: number }>({
  name: 'verified-email-of-user',
  columns: { email: 'text' },
  text: `select verified_emails.email from verified_emails join users using (user_id)
   where user_id = :userId and enabled and deleted_at is null`,
})

/**
 * The address to which mail for a user may be sent; `null` without a verified address or when the account is withdrawn.
 */
export async function readVerifiedEmail(database: Queryable, userId: number): Promise<string | null> {
  const [found] = await findEmail(database, { userId })
  return found?.email ?? null
}
