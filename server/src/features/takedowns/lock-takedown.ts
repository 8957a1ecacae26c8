import { lockNamesUntilCommit } from '../../platform/advisory-locks.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { lockUser } from '../account/face.ts'
import type { ContentTarget } from '../community/face.ts'
import { findTakedown, type TakedownRow } from './takedowns.ts'

/** Whoever hides or shows content, for a request or above them, does so one at a time. */
export async function lockTarget(transaction: Queryable, { targetType, targetId }: ContentTarget): Promise<void> {
  await lockNamesUntilCommit(transaction, 'takedownsOf', [`${targetType} ${targetId}`])
}

/** A request as it stays until the transaction ends. Its author's account ends before or after. @throws AppError 404. */
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

/** @throws AppError 403 for who wrote the content: another operator deals with the request, and sees who made it. */
export function refuseAuthor({ authorUserId }: TakedownRow, operatorId: number): void {
  if (authorUserId === operatorId) throw new AppError('COMMUNITY_403_OWN_TAKEDOWN')
}
