import type { FeatureModule } from '../../platform/feature-module.ts'
import { analysisRoutes } from './analysis/routes.ts'
import { FAVORITE_DATA } from './favorite-data.ts'
import { newDealsJob } from './new-deals/notify-new-deals.ts'
import { lookAgainJob } from './reminders/ask-who-still-looks.ts'
import { remindersJob } from './reminders/remind.ts'
import { favoriteRoutes } from './routes.ts'
import type { FavoriteServices } from './services.ts'
import { removeAllFavorites } from './stored-favorites.ts'
import { wayRoutes } from './way/routes.ts'

export function favoritesFeature(services: FavoriteServices): FeatureModule {
  return {
    routes(app) {
      favoriteRoutes(app, services)
      analysisRoutes(app, services)
      wayRoutes(app, services)
    },
    jobs: [newDealsJob(services), remindersJob(services), lookAgainJob(services)],
    async erase(transaction, userId) {
      await removeAllFavorites(transaction, { userId })
    },
    personalData: FAVORITE_DATA,
  }
}
