import type { RoleName } from '@lease-risk/contract/account'
import type { Page, PageQuery } from '@lease-risk/contract/common'
import type { PersonalReadResponse, ReadPurpose } from '@lease-risk/contract/personal-reads'
import { seoulDateTime } from '../../domain/calendar.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import type { OperatorContext } from './action-context.ts'

/** The purpose for which an operator views a person's data; `reason` where masked fields are shown. */
export type Look = { purpose: ReadPurpose; reason: string | null }

type Seen = { targetType: 'USER' | 'DIAGNOSIS'; targetId: number }

type ReadRow = Omit<PersonalReadResponse, 'occurredAt'> & { occurredAt: Date }

const insert = statement<never, Omit<ReadRow, 'readId'> & { userId: number }>({
  name: 'personal-read-insert',
  columns: {},
  text: `insert into personal_reads (user_id, action, target_type, target_id, role_name, purpose, reason, occurred_at)
   values (:userId, :action, :targetType, :targetId, :roleName, :purpose, :reason, :occurredAt)`,
})
const selectPage = statement<ReadRow, { userId: number; limit: number; offset: number }>({
  name: 'personal-read-page',
  columns: {
    readId: 'int8',
    action: 'text',
    targetType: 'text',
    targetId: 'int8',
    roleName: 'text',
    purpose: 'text',
    reason: 'text',
    occurredAt: 'timestamptz',
  },
  text: `select read_id as "readId", action, target_type as "targetType", target_id as "targetId",
     role_name as "roleName", purpose, reason, occurred_at as "occurredAt"
   from personal_reads where user_id = :userId order by read_id desc limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, { userId: number }>({
  name: 'personal-read-count',
  columns: { count: 'int8' },
  text: 'select count(*) from personal_reads where user_id = :userId',
})
const eraseAll = statement<never, { userId: number }>({
  name: 'personal-read-erase',
  columns: {},
  text: 'delete from personal_reads where user_id = :userId',
})

/** Removes older reads; the sealed log still records that they took place. */
export const removeOldReads = removal<{ before: Date }>({
  name: 'personal-reads-remove-old',
  oldest: 'occurred_at',
  text: 'delete from personal_reads where occurred_at < :before',
})

/**
 * Records, for a person to see, that an operator viewed their data. Data that belongs to nobody, or to the viewer, is
 * not recorded.
 */
export async function keepLook(
  transaction: Queryable,
  { actor }: OperatorContext,
  look: Look & Seen & { ownerId: number | null; now: Date },
): Promise<void> {
  const { ownerId, now, targetType, targetId, purpose, reason } = look
  if (ownerId === null || ownerId === actor.userId) return
  const action = reason === null ? 'READ' : 'REVEAL'
  // plain ROLE_ADMIN appears alone, other roles follow it
  const roleName = (actor.roles.at(-1) ?? 'ROLE_ADMIN') as RoleName
  await insert(transaction, {
    userId: ownerId,
    action,
    targetType,
    targetId,
    roleName,
    purpose,
    reason,
    occurredAt: now,
  })
}

/** Who viewed the user's data, newest first. */
export async function listReads(
  database: Queryable,
  userId: number,
  { page, size }: PageQuery,
): Promise<Page<PersonalReadResponse>> {
  const rows = await selectPage(database, { userId, limit: size, offset: page * size })
  const [counted] = await countAll(database, { userId })
  const content = rows.map((row) => ({ ...row, occurredAt: seoulDateTime(row.occurredAt) }))
  return pageOf(content, { page, size }, counted?.count ?? 0)
}

export async function eraseReads(transaction: Queryable, userId: number): Promise<void> {
  await eraseAll(transaction, { userId })
}
