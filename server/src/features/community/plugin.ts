import type { FeatureModule } from '../../platform/feature-module.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { attachmentRoutes } from './attachment-routes.ts'
import { collectDeleted } from './collect-files.ts'
import { commentRoutes } from './comment-routes.ts'
import { eraseUnseen } from './delete-content.ts'
import { eventRoute } from './event-route.ts'
import { likeRoutes } from './like-routes.ts'
import { postDraftRoute } from './post-draft.ts'
import { postRoutes } from './post-routes.ts'
import type { CommunityServices } from './services.ts'
import { createViewCounter } from './views.ts'

/** The community board: posts, comments, likes, attachments and live events. */
export function communityFeature(given: Omit<CommunityServices, 'views'>): FeatureModule {
  const services: CommunityServices = { ...given, views: createViewCounter(given) }
  return {
    async routes(app: HttpApp) {
      app.addHook('onClose', () => services.views.close())
      postRoutes(app, services)
      commentRoutes(app, services)
      likeRoutes(app, services)
      await attachmentRoutes(app, services)
      eventRoute(app, services)
      postDraftRoute(app, services)
    },
    housekeeping: (now) => collectDeleted(services, now),
    erase: eraseUnseen,
  }
}
