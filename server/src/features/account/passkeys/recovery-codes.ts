import { createHash, randomBytes } from 'node:crypto'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { limited } from '../password-attempts.ts'
import type { AccountServices } from '../services.ts'

const CODES = 10
/** 112 bits, so that a plain hash is enough (ASVS 5, 6.5.2). */
const BYTES = 14

const removeAll = statement<never, { userId: number }>({
  name: 'passkey-recovery-codes-remove',
  columns: {},
  text: 'delete from passkey_recovery_codes where user_id = :userId',
})
const insert = statement<never, { userId: number; hashes: Buffer[] }>({
  name: 'passkey-recovery-codes-insert',
  columns: {},
  text: `insert into passkey_recovery_codes (user_id, code_hash)
   select :userId, code_hash from unnest(:hashes::bytea[]) as code_hash`,
})
const count = statement<{ count: number }, { userId: number }>({
  name: 'passkey-recovery-codes-count',
  columns: { count: 'int8' },
  text: 'select count(*) from passkey_recovery_codes where user_id = :userId',
})
/** If a code is used twice at once, the second use waits for the row lock of the first and then finds none. */
const use = statement<{ user_id: number }, { userId: number; hash: Buffer }>({
  name: 'passkey-recovery-code-use',
  columns: { user_id: 'int8' },
  text: 'delete from passkey_recovery_codes where user_id = :userId and code_hash = :hash returning user_id',
})

/** Hashes the code without dashes and in the case in which it is shown. */
function hashOf(code: string): Buffer {
  return createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest()
}

/** Replaces all codes with new ones; the plain codes exist only in the return value. */
export async function replaceRecoveryCodes(transaction: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => (randomBytes(BYTES).toString('hex').match(/.{7}/g) ?? []).join('-'))
  await removeAll(transaction, { userId })
  await insert(transaction, { userId, hashes: codes.map(hashOf) })
  return codes
}

export async function removeRecoveryCodes(transaction: Queryable, userId: number): Promise<void> {
  await removeAll(transaction, { userId })
}

export async function countRecoveryCodes(database: Queryable, userId: number): Promise<number> {
  return (await count(database, { userId }))[0]?.count ?? 0
}

/** Uses up the code. @throws AppError 401 when the user has no such code, 429 after too many failures. */
export async function takeRecoveryCode(
  services: Pick<AccountServices, 'pool' | 'rateLimiter'>,
  userId: number,
  code: string,
): Promise<void> {
  await limited(services, { as: `recovery:${userId}` }, async () => {
    const [used] = await use(services.pool, { userId, hash: hashOf(code) })
    if (used === undefined) throw new AppError('AUTH_401_RECOVERY_CODE_INVALID')
  })
}
