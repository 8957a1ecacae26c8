import { lockNamesUntilCommit } from '../../platform/database/advisory-locks.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { lockUser } from '../account/face.ts'
import type { ContentTarget } from '../community/face.ts'
import { findTakedown, type TakedownRow } from './takedowns.ts'

/** Serialises hiding and showing of content, for a request or by a moderator. */
export async function lockTarget(transaction: Queryable, { targetType, targetId }: ContentTarget): Promise<void> {
  await lockNamesUntilCommit(transaction, 'takedownsOf', [`${targetType} ${targetId}`])
}

/** The request, locked until the transaction ends. The author's account cannot end in between. @throws AppError 404. */
export async function lockTakedown(transaction: Queryable, takedownId: number): Promise<TakedownRow> {
  const found = requireTakedown(await findTakedown(transaction, takedownId))
  await lockUser(transaction, found.authorUserId)
  await lockTarget(transaction, found)
  return requireTakedown(await findTakedown(transaction, takedownId))
}

export function requireTakedown(row: TakedownRow | undefined): TakedownRow {
  if (row === undefined) throw new AppError('COMMUNITY_404_TAKEDOWN')
  return row
}

/** @throws AppError 403 for the author of the content: another operator handles the request, and sees its requester. */
export function refuseAuthor({ authorUserId }: TakedownRow, operatorId: number): void {
  if (authorUserId === operatorId) throw new AppError('COMMUNITY_403_OWN_TAKEDOWN')
}
