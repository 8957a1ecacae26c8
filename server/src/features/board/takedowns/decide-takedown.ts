import type {
  AdminTakedownResponse,
  TakedownDecisionRequest,
  TakedownHideRequest,
} from '@lease-risk/contract/takedown-requests'
import { seoulDateTime } from '../../../domain/calendar.ts'
import {
  endAfter,
  isOpen,
  removableFrom,
  type TakedownOutcome,
  takedownStatus,
} from '../../../domain/community/takedown.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { appendEvent } from '../../../platform/outbox/events.ts'
import { message } from '../../../words/message.ts'
import type { AuditServices } from '../../audit/index.ts'
import { audited, changedFields, type OperatorContext } from '../../audit/index.ts'
import { markHidden, setHidden } from '../posts/hide-content.ts'
import { readStates } from '../posts/targets.ts'
import { presentCovered } from './read-takedowns.ts'
import {
  findHiding,
  findOpenTakedowns,
  hideNothingMore,
  keepEnd,
  keepHiding,
  lockTakedown,
  lockTarget,
  refuseAuthor,
  TAKEDOWN_ENDED,
  TAKEDOWN_HIDDEN,
  type TakedownRow,
} from './takedowns.ts'

type DecisionInput = TakedownDecisionRequest & { takedownId: number }

/**
 * Grants or rejects a request. It can be granted only after the content was hidden provisionally and its author has
 * objected or has had the days to do so.
 * @throws AppError 404, 403 for the author of the content, 409 when it is over, or too early to grant it.
 */
export const decideTakedown = audited<AuditServices, OperatorContext, DecisionInput, AdminTakedownResponse>(
  {
    actionType: 'COMMUNITY_TAKEDOWN_DECIDE',
    targetType: 'COMMUNITY_TAKEDOWN',
    targetId: ({ takedownId }) => takedownId,
    summary: ({ outcome, answer }) => ({ outcome, answer }),
  },
  async (transaction, { takedownId, outcome, answer }, { context, now }) => {
    const decidedBy = context.actor.userId
    const before = await lockTakedown(transaction, takedownId)
    refuseAuthor(before, decidedBy)
    if (!isOpen(before, now)) throw new AppError('COMMUNITY_409_TAKEDOWN_ENDED')
    if (outcome === 'REMOVED') requireHeard(before, now)
    const after = await endTakedown(transaction, before, { outcome, answer, decidedBy, now })
    const result = await presentCovered(transaction, after)
    const fields = changedFields({ status: takedownStatus(before) }, { status: takedownStatus(after) })
    return { result, changedFields: fields }
  },
)

function requireHeard(row: TakedownRow, now: Date): void {
  const from = removableFrom(row)
  if (from === null) throw new AppError('COMMUNITY_409_TAKEDOWN_TOO_SOON')
  if (from <= now) return
  const reason = message('TAKEDOWN_AUTHOR_HAS_UNTIL', { until: seoulDateTime(from) })
  throw new AppError('COMMUNITY_409_TAKEDOWN_TOO_SOON', { message: reason })
}

type HideInput = TakedownHideRequest & { takedownId: number }

/**
 * Hides the content for the given number of days while the request is examined, once per request; notifies its author.
 * @throws AppError 404 also for deleted content, 403 for its author, 409 when it was already hidden for this request, or
 * the request has ended.
 */
export const hideProvisionally = audited<AuditServices, OperatorContext, HideInput, AdminTakedownResponse>(
  {
    actionType: 'COMMUNITY_TAKEDOWN_HIDE',
    targetType: 'COMMUNITY_TAKEDOWN',
    targetId: ({ takedownId }) => takedownId,
    summary: ({ days, reason }) => ({ days, reason }),
  },
  async (transaction, { takedownId, days }, { context, now }) => {
    const hiddenBy = context.actor.userId
    const before = await lockTakedown(transaction, takedownId)
    refuseAuthor(before, hiddenBy)
    if (!isOpen(before, now)) throw new AppError('COMMUNITY_409_TAKEDOWN_ENDED')
    if (before.hiddenAt !== null) throw new AppError('COMMUNITY_409_TAKEDOWN_HIDDEN')
    const { wasHidden } = await markHidden(transaction, { ...before, hidden: true, now })
    // content hidden by a moderator stays hidden
    const hides = !wasHidden || (await findHiding(transaction, before)).length > 0
    const hiddenUntil = endAfter(now, days)
    const after = await keepHiding(transaction, { takedownId, hides, hiddenBy, hiddenUntil, now })
    const { authorUserId: userId, postId, grounds } = after
    await appendEvent(transaction, TAKEDOWN_HIDDEN, {
      subject: `takedown ${takedownId}`,
      payload: { takedownId, userId, postId, grounds, hiddenUntil: hiddenUntil.toISOString() },
      occurredAt: now,
    })
    const result = await presentCovered(transaction, after)
    return { result, changedFields: changedFields({ hidden: wasHidden }, { hidden: true }) }
  },
)

type End = { outcome: TakedownOutcome; answer: string | null; decidedBy: number | null; now: Date }

/**
 * Ends a locked request. If it is granted, the content stays hidden; otherwise it is shown again, unless something other
 * than this request hides it. The requester's statement and identity are erased at once. The author is notified if the
 * content was hidden.
 */
async function endTakedown(transaction: Queryable, before: TakedownRow, end: End): Promise<TakedownRow> {
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

const AT_ONCE = 100

/**
 * Every minute, so that nothing stays hidden beyond its time: ends requests that nobody decided, and those with nothing
 * left to decide.
 */
export function takedownJob({ pool, clock }: Pick<AuditServices, 'pool' | 'clock'>): Job {
  return {
    name: 'end-takedowns',
    schedule: '* * * * *',
    async run(_payload, signal) {
      for (let after = 0; ; ) {
        const open = await findOpenTakedowns(pool, { after, limit: AT_ONCE })
        const stateOf = await readStates(pool, open)
        for (const row of open) {
          signal.throwIfAborted()
          if (!isOpen(row, clock.now()) || stateOf(row) === 'DELETED') await endDue(row.takedownId)
        }
        if (open.length < AT_ONCE) return
        after = open.at(-1)?.takedownId ?? after
      }
    },
  }

  async function endDue(takedownId: number): Promise<void> {
    await inTransaction(pool, async (transaction) => {
      const row = await lockTakedown(transaction, takedownId)
      // decided in the meantime
      if (row.outcome !== null) return
      const stateOf = await readStates(transaction, [row])
      const outcome = stateOf(row) === 'DELETED' ? 'GONE' : 'TIME_OVER'
      await endTakedown(transaction, row, { outcome, answer: null, decidedBy: null, now: clock.now() })
    })
  }
}

/**
 * Hides content by a moderator's decision, regardless of requests for it, or shows it again.
 * @throws AppError 409 for showing content that is hidden for a request: only the decision on that request shows it.
 */
export async function setHiddenByModerator(
  transaction: Queryable,
  change: Parameters<typeof setHidden>[1],
): ReturnType<typeof setHidden> {
  await lockTarget(transaction, change)
  if (!change.hidden && (await findHiding(transaction, change)).length > 0)
    throw new AppError('COMMUNITY_409_TAKEDOWN_OPEN')
  const done = await setHidden(transaction, change)
  if (change.hidden) await hideNothingMore(transaction, change)
  return done
}
