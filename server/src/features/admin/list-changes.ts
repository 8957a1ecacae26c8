import type { AdminUserChangeQuery, AdminUserChangeResponse } from '@lease-risk/contract/admin-user-changes'
import type { Page } from '@lease-risk/contract/common'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findAdministrators } from '../account/face.ts'
import { findChange, findChanges, type UserChangeRow } from './user-changes.ts'

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
