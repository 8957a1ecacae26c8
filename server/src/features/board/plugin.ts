import type { FeatureModule } from '../../platform/feature-module.ts'
import type { OperatorServices } from '../account/index.ts'
import { BOARD_DATA } from './board-data.ts'
import { attachmentRoutes } from './posts/attachment-routes.ts'
import { collectDeleted } from './posts/collect-files.ts'
import { commentRoutes } from './posts/comment-routes.ts'
import { eraseUnseen } from './posts/delete-content.ts'
import { likeRoutes } from './posts/like-routes.ts'
import { postDraftRoute } from './posts/post-draft.ts'
import { eventRoute, postRoutes } from './posts/post-routes.ts'
import type { CommunityServices } from './posts/services.ts'
import { createViewCounter } from './posts/views.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { eraseReportDetails } from './reports/reports.ts'
import { moderationRoutes } from './reports/routes.ts'
import { appealRoutes } from './sanctions/appeal-routes.ts'
import { eraseAppeals } from './sanctions/appeals.ts'
import { expiryJob } from './sanctions/change-sanction.ts'
import { sanctionRoutes } from './sanctions/routes.ts'
import { takedownJob } from './takedowns/decide-takedown.ts'
import { operatorRoutes } from './takedowns/operator-routes.ts'
import { takedownRoutes } from './takedowns/routes.ts'
import { eraseTakedowns } from './takedowns/takedowns.ts'

/**
 * The board: posts, comments, likes, attachments and live events; reports of them and the operators' decisions; who may
 * not write, and until when; takedown requests, with or without an account.
 */
export function boardFeature(given: Omit<CommunityServices, 'views'> & OperatorServices): FeatureModule {
  const services = { ...given, views: createViewCounter(given) }
  return {
    async routes(app) {
      app.addHook('onClose', () => services.views.close())
      sanctionRoutes(app, services)
      appealRoutes(app, services)
      postRoutes(app, services)
      commentRoutes(app, services)
      likeRoutes(app, services)
      await attachmentRoutes(app, services)
      eventRoute(app, services)
      postDraftRoute(app, services)
      reportRoutes(app, services)
      moderationRoutes(app, services)
      takedownRoutes(app, services)
      operatorRoutes(app, services)
    },
    jobs: [expiryJob(services), takedownJob(services)],
    housekeeping: (now) => collectDeleted(services, now),
    async erase(transaction, userId) {
      await eraseAppeals(transaction, userId)
      await eraseUnseen(transaction, userId)
      await eraseReportDetails(transaction, userId)
      await eraseTakedowns(transaction, userId)
    },
    personalData: BOARD_DATA,
  }
}
