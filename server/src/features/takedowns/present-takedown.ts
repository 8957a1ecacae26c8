import type {
  AdminTakedownSummary,
  TakedownCreatedResponse,
  TakedownNoticeResponse,
  TakedownStateResponse,
} from '@lease-risk/contract/takedown-requests'
import { seoulDateTime } from '../../domain/calendar.ts'
import { isOpen, takedownStatus } from '../../domain/community/takedown.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { readPublicProfiles } from '../account/face.ts'
import { readStates } from '../community/face.ts'
import type { TakedownRow } from './takedowns.ts'

/** The view of the requester. */
export function presentForRequester(row: TakedownRow): TakedownStateResponse {
  return { ...presentState(row), revealCount: row.reveals }
}

/** The view of everybody concerned. */
export function presentState(row: TakedownRow): Omit<TakedownCreatedResponse, 'token'> {
  const { takedownId, targetType, grounds, answer, requestedAt, hiddenUntil, decidedAt } = row
  return {
    takedownId,
    targetType,
    grounds,
    status: takedownStatus(row),
    requestedAt: seoulDateTime(requestedAt),
    hiddenUntil: hiddenUntil && seoulDateTime(hiddenUntil),
    answer,
    decidedAt: decidedAt && seoulDateTime(decidedAt),
  }
}

/** The view of the author, without the requester. */
export function presentNotice(row: TakedownRow, now: Date): TakedownNoticeResponse {
  const { postId, excerpt, objectedAt } = row
  const mayObject = isOpen(row, now) && objectedAt === null
  return { ...presentState(row), ...hearingOf(row), postId, excerpt, mayObject }
}

/** Entries of the operators' list, also without the requester. */
export async function presentSummaries(
  database: Queryable,
  rows: readonly TakedownRow[],
): Promise<AdminTakedownSummary[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.map(({ authorUserId }) => authorUserId),
  )
  const stateOf = await readStates(database, rows)
  return rows.map((row) => ({
    ...presentState(row),
    ...hearingOf(row),
    targetId: row.targetId,
    postId: row.postId,
    author: profileOf(row.authorUserId),
    excerpt: row.excerpt,
    targetVisibility: stateOf(row),
    hiddenBy: row.hiddenBy,
    decidedBy: row.decidedBy,
  }))
}

function hearingOf({ hiddenAt, objection, objectedAt }: TakedownRow) {
  return {
    hiddenAt: hiddenAt && seoulDateTime(hiddenAt),
    objection,
    objectedAt: objectedAt && seoulDateTime(objectedAt),
  }
}
