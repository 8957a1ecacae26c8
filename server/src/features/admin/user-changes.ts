import type { AdminUserChangeQuery, AdminUserChangeResponse } from '@lease-risk/contract/admin-user-changes'
import type { ChangedField } from '@lease-risk/contract/audit-log'
import type { Page } from '@lease-risk/contract/common'
import { seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findAdministrators } from '../account/index.ts'
import { WAITS_MS } from './change-rules.ts'
import type { UserChange } from './user-change.ts'

type Decision = 'CONFIRMED' | 'DECLINED' | 'EXPIRED'

type UserChangeRow = {
  change_id: number
  user_id: number
  username: string
  wanted: UserChange
  changed_fields: ChangedField[]
  requested_by: number
  requester: string
  requested_at: Date
  expires_at: Date
  /** `null`: open. */
  decision: Decision | null
  decided_by: number | null
  decider: string | null
  decided_at: Date | null
}

const COLUMNS = {
  change_id: 'int8',
  user_id: 'int8',
  username: 'text',
  wanted: 'jsonb',
  changed_fields: 'jsonb',
  requested_by: 'int8',
  requester: 'text',
  requested_at: 'timestamptz',
  expires_at: 'timestamptz',
  decision: 'text',
  decided_by: 'int8',
  decider: 'text',
  decided_at: 'timestamptz',
} as const
const SELECTED = `
  change_id, user_changes.user_id, users.username, wanted, changed_fields, requested_by, requesters.username as requester,
  requested_at, expires_at, decision, decided_by, deciders.username as decider, decided_at`
const WITH_NAMES = `
  join users on users.user_id = user_changes.user_id
  join users as requesters on requesters.user_id = requested_by
  left join users as deciders on deciders.user_id = decided_by`

const insert = statement<
  { change_id: number },
  { userId: number; wanted: string; changedFields: string; operatorId: number; now: Date; expiresAt: Date }
>({
  name: 'user-change-insert',
  columns: { change_id: 'int8' },
  text: `insert into user_changes (user_id, wanted, changed_fields, requested_by, requested_at, expires_at)
   values (:userId, :wanted::jsonb, :changedFields::jsonb, :operatorId, :now, :expiresAt)
   on conflict do nothing
   returning change_id`,
})
const expireAll = statement<never, { now: Date }>({
  name: 'user-changes-expire',
  columns: {},
  text: `update user_changes set decision = 'EXPIRED', decided_at = :now where decision is null and expires_at <= :now`,
})
const lock = statement<UserChangeRow, { changeId: number }>({
  name: 'user-change-lock',
  columns: COLUMNS,
  text: `select ${SELECTED} from user_changes ${WITH_NAMES} where change_id = :changeId for update of user_changes`,
})
const select = statement<UserChangeRow, { changeId: number }>({
  name: 'user-change',
  columns: COLUMNS,
  text: `select ${SELECTED} from user_changes ${WITH_NAMES} where change_id = :changeId`,
})
const decide = statement<never, { changeId: number; decision: Decision; operatorId: number; now: Date }>({
  name: 'user-change-decide',
  columns: {},
  text: `update user_changes set decision = :decision, decided_by = :operatorId, decided_at = :now
   where change_id = :changeId`,
})

type Filters = { state: 'OPEN' | 'ALL'; userId: number | null; now: Date }
const CHOSEN = `
  (:state = 'ALL' or (decision is null and expires_at > :now))
  and (:userId::bigint is null or user_changes.user_id = :userId)`
const selectPage = statement<UserChangeRow, Filters & { limit: number; offset: number }>({
  name: 'user-change-page',
  planned: 'EACH_TIME',
  columns: COLUMNS,
  text: `select ${SELECTED} from user_changes ${WITH_NAMES} where ${CHOSEN}
   order by change_id desc limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'user-change-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from user_changes where ${CHOSEN}`,
})

/**
 * Stores a change that a second administrator has to decide; an earlier one that has expired does not block it.
 * @throws AppError 409 while another change of that user waits.
 */
export async function keepForSecond(
  transaction: Queryable,
  asked: { userId: number; change: UserChange; changes: ChangedField[]; operatorId: number; now: Date },
): Promise<number> {
  const { userId, change, changes, operatorId, now } = asked
  await expireAll(transaction, { now })
  const [kept] = await insert(transaction, {
    userId,
    wanted: JSON.stringify(change),
    changedFields: JSON.stringify(changes),
    operatorId,
    now,
    expiresAt: new Date(now.getTime() + WAITS_MS),
  })
  if (kept === undefined) throw new AppError('USER_409_CHANGE_WAITING')
  return kept.change_id
}

/**
 * The change, open and locked until the transaction ends. @throws AppError 404, 409 when it was decided or has expired.
 */
export async function lockOpenChange(transaction: Queryable, changeId: number, now: Date): Promise<UserChangeRow> {
  const [row] = await lock(transaction, { changeId })
  if (row === undefined) throw new AppError('USER_404_CHANGE')
  if (row.decision === 'EXPIRED' || (row.decision === null && row.expires_at <= now))
    throw new AppError('USER_409_CHANGE_EXPIRED')
  if (row.decision !== null) throw new AppError('USER_409_CHANGE_DECIDED')
  return row
}

/** Records the decision; expects the change to be locked. */
export async function markDecided(
  transaction: Queryable,
  decided: { changeId: number; decision: 'CONFIRMED' | 'DECLINED'; operatorId: number; now: Date },
): Promise<void> {
  await decide(transaction, decided)
}

/** Marks all changes whose time ran out as expired. */
export async function expireChanges(database: Queryable, now: Date): Promise<void> {
  await expireAll(database, { now })
}

async function findChanges(
  database: Queryable,
  filters: Filters & { page: number; size: number },
): Promise<{ rows: UserChangeRow[]; total: number }> {
  const { page, size, ...chosen } = filters
  const rows = await selectPage(database, { ...chosen, limit: size, offset: page * size })
  const [counted] = await countAll(database, chosen)
  return { rows, total: counted?.count ?? 0 }
}

/** `undefined`: no such change. */
async function findChange(database: Queryable, changeId: number): Promise<UserChangeRow | undefined> {
  return (await select(database, { changeId }))[0]
}

/** The operator who views the list, and the time. */
type Viewer = { operatorId: number; now: Date }

/** Changes that wait for a second administrator, or all changes, newest first. */
export async function listChanges(
  database: Queryable,
  { state, userId, page, size }: AdminUserChangeQuery,
  viewer: Viewer,
): Promise<Page<AdminUserChangeResponse>> {
  const { rows, total } = await findChanges(database, { state, userId: userId ?? null, now: viewer.now, page, size })
  const administrators = await findAdministrators(database)
  const content = rows.map((row) => present(row, viewer, administrators))
  return pageOf(content, { page, size }, total)
}

/** @throws AppError 404. */
export async function presentChange(
  database: Queryable,
  changeId: number,
  viewer: Viewer,
): Promise<AdminUserChangeResponse> {
  const row = await findChange(database, changeId)
  if (row === undefined) throw new AppError('USER_404_CHANGE')
  return present(row, viewer, await findAdministrators(database))
}

function present(
  row: UserChangeRow,
  { operatorId, now }: Viewer,
  administrators: readonly number[],
): AdminUserChangeResponse {
  const isOpen = row.decision === null && row.expires_at > now
  return {
    changeId: row.change_id,
    user: { userId: row.user_id, username: row.username },
    changes: row.changed_fields,
    requestedBy: { userId: row.requested_by, username: row.requester },
    requestedAt: seoulDateTime(row.requested_at),
    expiresAt: seoulDateTime(row.expires_at),
    decision: row.decision ?? (isOpen ? null : 'EXPIRED'),
    decidedBy: row.decided_by === null ? null : { userId: row.decided_by, username: row.decider ?? '' },
    decidedAt: row.decided_at && seoulDateTime(row.decided_at),
    mayConfirm: isOpen && row.requested_by !== operatorId && administrators.includes(operatorId),
  }
}
