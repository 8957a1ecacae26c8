import type { Clock } from '../../platform/clock.ts'
import { on, type Subscriber, subscriber } from '../../platform/outbox/subscribers.ts'
import { REFRESH_RUN_FAILED } from '../collection/face.ts'
import { DIAGNOSIS_FINISHED } from '../diagnosis-runs/face.ts'
import { PROVIDER_ILL } from '../operations/face.ts'
import { boardNotices } from './board-notices.ts'
import { notify } from './notify.ts'

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
