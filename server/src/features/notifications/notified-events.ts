import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { on, type Subscriber, subscriber } from '../../platform/outbox/subscribers.ts'
import {
  APPEAL_DECIDED,
  COMMENT_CREATED,
  CONTENT_HIDDEN,
  CONTENT_RESTORED,
  FALSE_REPORTER,
  findAppealAnswer,
  findResolutionNote,
  findTakedownAnswer,
  HIGH_LEVEL_SANCTION,
  REPLY_CREATED,
  REPORT_RESTRICTED,
  REPORT_REVIEWED,
  SANCTION_APPEALED,
  SANCTION_APPLIED,
  SANCTION_EXPIRED,
  SANCTION_EXTENDED,
  SANCTION_RELEASED,
  type SanctionPayload,
  TAKEDOWN_ENDED,
  TAKEDOWN_HIDDEN,
  TAKEDOWN_OBJECTED,
  TAKEDOWN_REQUESTED,
} from '../board/index.ts'
import { REFRESH_RUN_FAILED } from '../collection/index.ts'
import { DIAGNOSIS_FINISHED } from '../diagnosis/index.ts'
import { PROVIDER_ILL } from '../operations/index.ts'
import { type Notice, notify } from './notify.ts'
import { readSwitches } from './stored-notifications.ts'

/**
 * Maps events of the board to notifications and their recipients. Nobody is notified of their own actions, or twice of
 * one action.
 */
function boardNotices({ now }: Clock) {
  return [
    on(COMMENT_CREATED, async (transaction, { payload: { postId, actorUserId, postAuthorUserId: userId } }) => {
      if (userId === actorUserId) return
      const notice: Notice = { type: 'COMMENT_ON_MY_POST', userId, relatedType: 'POST', relatedId: postId }
      await notify(transaction, [notice], now())
    }),
    on(REPLY_CREATED, async (transaction, { payload }) => {
      const { postId, parentCommentId: relatedId, parentAuthorUserId: userId, postAuthorUserId, actorUserId } = payload
      if (userId === actorUserId) return
      // the author of the post has been notified of the reply as a comment, unless comment notifications are off
      if (userId === postAuthorUserId && (await wants(transaction, userId, 'COMMENT_ON_MY_POST'))) return
      const type = 'REPLY_TO_MY_COMMENT'
      await notify(transaction, [{ type, userId, relatedType: 'COMMENT', relatedId, detail: { postId } }], now())
    }),
    ...([CONTENT_HIDDEN, CONTENT_RESTORED] as const).map((event) =>
      on(event, async (transaction, { payload }) => {
        const { targetType: relatedType, targetId: relatedId, authorUserId: userId, postId } = payload
        const type = event === CONTENT_HIDDEN ? 'CONTENT_HIDDEN' : 'CONTENT_RESTORED'
        await notify(transaction, [{ type, userId, relatedType, relatedId, detail: { postId } }], now())
      }),
    ),
    on(REPORT_REVIEWED, async (transaction, { payload: { reportId: relatedId, reporterUserId: userId, status } }) => {
      const note = await findResolutionNote(transaction, relatedId)
      const detail = { code: status, ...(note === null ? {} : { note }) }
      await notify(transaction, [{ type: 'REPORT_REVIEWED', userId, relatedType: 'REPORT', relatedId, detail }], now())
    }),
    ...takedownNotices(now),
    ...TO_THE_USER.map(([event, type]) =>
      on(event, async (transaction, { payload }) => {
        await notify(transaction, [{ ...ofSanction(type, payload), userId: payload.userId }], now())
      }),
    ),
    ...appealNotices(now),
    on(HIGH_LEVEL_SANCTION, async (transaction, { payload }) => {
      await notify(transaction, [{ ...ofSanction('HIGH_LEVEL_SANCTION', payload), userId: null }], now())
    }),
    on(FALSE_REPORTER, async (transaction, { payload: { userId: relatedId } }) => {
      const notice: Notice = { type: 'REPEATED_FALSE_REPORTER', userId: null, relatedType: 'USER', relatedId }
      await notify(transaction, [notice], now())
    }),
  ]
}

function appealNotices(now: Clock['now']) {
  return [
    on(APPEAL_DECIDED, async (transaction, { payload }) => {
      const { sanctionId: relatedId, userId, appealId, outcome, restrictionUntil: until } = payload
      const note = await findAppealAnswer(transaction, appealId)
      const detail = { until, ...(outcome === null ? {} : { code: outcome }), ...(note === null ? {} : { note }) }
      await notify(transaction, [{ type: 'APPEAL_DECIDED', userId, relatedType: 'SANCTION', relatedId, detail }], now())
    }),
    on(SANCTION_APPEALED, async (transaction, { payload: { appealId: relatedId } }) => {
      await notify(transaction, [{ type: 'SANCTION_APPEALED', userId: null, relatedType: 'APPEAL', relatedId }], now())
    }),
  ]
}

function takedownNotices(now: Clock['now']) {
  return [
    on(TAKEDOWN_HIDDEN, async (transaction, { payload }) => {
      const { takedownId: relatedId, userId, grounds: code, hiddenUntil: until } = payload
      const about = { relatedType: 'TAKEDOWN', relatedId, detail: { code, until } } as const
      await notify(transaction, [{ type: 'TAKEDOWN_HIDDEN', userId, ...about }], now())
    }),
    on(TAKEDOWN_ENDED, async (transaction, { payload: { takedownId: relatedId, userId, outcome: code } }) => {
      const note = await findTakedownAnswer(transaction, relatedId)
      const detail = { code, ...(note === null ? {} : { note }) }
      await notify(transaction, [{ type: 'TAKEDOWN_ENDED', userId, relatedType: 'TAKEDOWN', relatedId, detail }], now())
    }),
    ...([TAKEDOWN_REQUESTED, TAKEDOWN_OBJECTED] as const).map((event) =>
      on(event, async (transaction, { payload: { takedownId: relatedId } }) => {
        const type = event === TAKEDOWN_REQUESTED ? 'TAKEDOWN_REQUESTED' : 'TAKEDOWN_OBJECTED'
        await notify(transaction, [{ type, userId: null, relatedType: 'TAKEDOWN', relatedId }], now())
      }),
    ),
  ]
}

async function wants(transaction: Queryable, userId: number, type: NotificationType): Promise<boolean> {
  const off = await readSwitches(transaction, { userId })
  return !off.some(({ notificationType }) => notificationType === type)
}

const TO_THE_USER = [
  [SANCTION_APPLIED, 'SANCTION_APPLIED'],
  [SANCTION_RELEASED, 'SANCTION_RELEASED'],
  [SANCTION_EXTENDED, 'SANCTION_EXTENDED'],
  [SANCTION_EXPIRED, 'SANCTION_EXPIRED'],
  [REPORT_RESTRICTED, 'REPORT_RESTRICTED'],
] as const

function ofSanction(
  type: NotificationType,
  { sanctionId, level, restrictionUntil }: SanctionPayload,
): Omit<Notice, 'userId'> {
  return { type, relatedType: 'SANCTION', relatedId: sanctionId, detail: { code: level, until: restrictionUntil } }
}

/**
 * Maps events to notifications and their recipients. A feature whose events become notifications adds its lines here.
 */
export function notificationSubscriber(clock: Clock): Subscriber {
  return subscriber(
    'notifications',
    on(DIAGNOSIS_FINISHED, async (transaction, { payload: { diagnosisId, userId, processingStatus } }) => {
      if (userId === null) return
      const related = { relatedType: 'DIAGNOSIS', relatedId: diagnosisId } as const
      const notice = { type: 'DIAGNOSIS_FINISHED', userId, ...related, detail: { code: processingStatus } } as const
      await notify(transaction, [notice], clock.now())
    }),
    on(PROVIDER_ILL, async (transaction, { payload: { provider } }) => {
      const notice = { type: 'PROVIDER_ILL', userId: null, relatedType: 'PROVIDER', relatedId: provider } as const
      await notify(transaction, [notice], clock.now())
    }),
    on(REFRESH_RUN_FAILED, async (transaction, { payload: { runId, stopReason } }) => {
      const related = { relatedType: 'REFRESH_RUN', relatedId: runId } as const
      const detail = stopReason === null ? {} : { code: stopReason }
      await notify(transaction, [{ type: 'REFRESH_RUN_FAILED', userId: null, ...related, detail }], clock.now())
    }),
    ...boardNotices(clock),
  )
}
