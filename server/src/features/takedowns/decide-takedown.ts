import type { AdminTakedownResponse, TakedownDecisionRequest } from '@lease-risk/contract/takedown-requests'
import { seoulDateTime } from '../../domain/calendar.ts'
import { isOpen, removableFrom, takedownStatus } from '../../domain/community/takedown.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { endTakedown } from './end-takedown.ts'
import { lockTakedown, refuseAuthor } from './lock-takedown.ts'
import { presentCovered } from './look-at-takedown.ts'
import type { TakedownServices } from './services.ts'
import type { TakedownRow } from './takedowns.ts'

type Input = TakedownDecisionRequest & { takedownId: number }

/**
 * Grants or rejects a request. It can be granted only after the content was hidden provisionally and its author has
 * objected or has had the days to do so.
 * @throws AppError 404, 403 for the author of the content, 409 when it is over, or too early to grant it.
 */
export const decideTakedown = audited<TakedownServices, OperatorContext, Input, AdminTakedownResponse>(
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
