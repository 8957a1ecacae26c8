import type { RoleName } from '@lease-risk/contract/account'
import type { Page, PageQuery } from '@lease-risk/contract/common'
import type { PersonalReadResponse, ReadPurpose } from '@lease-risk/contract/personal-reads'
import { seoulDateTime } from '../../domain/calendar.ts'
import { removal } from '../../platform/database/removal.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import type { OperatorContext } from './action-context.ts'
import { type AuditServices, audited } from './audited.ts'

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

/** The number of ids recorded: one page, unless more are requested; of a longer page, only the total shows the rest. */
const MOST_IDS = 20

/**
 * Records in the sealed log that an operator saw a list of people or of their input (R-ADMIN-16): how many, and which.
 * The search text is not recorded, since it may be an address.
 */
export function keepListing(
  actionType: 'USER_LIST' | 'DIAGNOSIS_LIST',
  targetType: 'USER' | 'DIAGNOSIS',
): (services: AuditServices, context: OperatorContext, ids: readonly number[]) => Promise<void> {
  return audited<AuditServices, OperatorContext, readonly number[], void>(
    {
      actionType,
      targetType,
      summary: (ids) => ({ count: ids.length, ids: ids.slice(0, MOST_IDS).join(' ') }),
    },
    async () => ({ result: undefined }),
  )
}

const MASK = '***'

/**
 * The first character and the part after the @; the mask reveals only that a text exists: `h***@example.com`, `h***`.
 */
export function masked(text: string): string {
  const [name = '', domain] = text.split('@')
  const first = Array.from(name)[0] ?? ''
  return domain === undefined ? `${first}${MASK}` : `${first}${MASK}@${domain}`
}

/** The value with every occurrence of each text masked. */
export function withCovered<T>(value: T, texts: readonly string[]): T {
  const covered = texts.filter((text) => text.trim() !== '').toSorted((one, other) => other.length - one.length)
  return cover(value, covered) as T
}

function cover(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === 'string') return texts.reduce((text, covered) => text.replaceAll(covered, MASK), value)
  if (Array.isArray(value)) return value.map((member) => cover(member, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cover(member, texts)]))
}
