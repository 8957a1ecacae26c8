import type { TakedownOutcome } from '../../domain/community/takedown.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { appendEvent } from '../../platform/outbox/events.ts'
import { markHidden } from '../community/face.ts'
import { TAKEDOWN_ENDED } from './events.ts'
import { findHiding, hideNothingMore, keepEnd, type TakedownRow } from './takedowns.ts'

type End = { outcome: TakedownOutcome; answer: string | null; decidedBy: number | null; now: Date }

/**
 * Ends a locked request. If it is granted, the content stays hidden; otherwise it is shown again, unless something other
 * than this request hides it. The requester's statement and identity are erased at once. The author is notified if the
 * content was hidden.
 */
export async function endTakedown(transaction: Queryable, before: TakedownRow, end: End): Promise<TakedownRow> {
  const { takedownId, authorUserId: userId, postId } = before
  const { outcome, now } = end
  if (outcome === 'REMOVED') await hideNothingMore(transaction, before)
  const isLast = before.hides && (await findHiding(transaction, before)).length === 1
  const isGone = outcome !== 'REMOVED' && isLast && !(await showAgain(transaction, before, now))
  const after = await keepEnd(transaction, { takedownId, ...end, outcome: isGone ? 'GONE' : outcome })
  const { outcome: ended } = after
  if (before.hiddenAt !== null && ended !== null && ended !== 'GONE') {
    const payload = { takedownId, userId, postId, outcome: ended }
    await appendEvent(transaction, TAKEDOWN_ENDED, { subject: `takedown ${takedownId}`, payload, occurredAt: now })
  }
  return after
}

/** @returns `false` when there is nothing to show: it is deleted, or its text was erased with its author's account. */
async function showAgain(transaction: Queryable, target: TakedownRow, now: Date): Promise<boolean> {
  try {
    await markHidden(transaction, { ...target, hidden: false, now })
    return true
  } catch (error) {
    const isGone = error instanceof AppError && ['COMMON_404_NOT_FOUND', 'COMMUNITY_409_ERASED'].includes(error.code)
    if (!isGone) throw error
    return false
  }
}
