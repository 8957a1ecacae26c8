import type { AdminTakedownResponse, TakedownHideRequest } from '@lease-risk/contract/takedown-requests'
import { endAfter, isOpen } from '../../domain/community/takedown.ts'
import { AppError } from '../../platform/http/errors.ts'
import { appendEvent } from '../../platform/outbox/events.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { markHidden } from '../community/face.ts'
import { TAKEDOWN_HIDDEN } from './events.ts'
import { lockTakedown, refuseAuthor } from './lock-takedown.ts'
import { presentCovered } from './look-at-takedown.ts'
import type { TakedownServices } from './services.ts'
import { findHiding, keepHiding } from './takedowns.ts'

type Input = TakedownHideRequest & { takedownId: number }

/**
 * Hides the content for the given number of days while the request is examined, once per request; notifies its author.
 * @throws AppError 404 also for deleted content, 403 for its author, 409 when it was already hidden for this request, or
 * the request has ended.
 */
export const hideProvisionally = audited<TakedownServices, OperatorContext, Input, AdminTakedownResponse>(
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
