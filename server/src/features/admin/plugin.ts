import type { FeatureModule } from '../../platform/feature-module.ts'
import { type PersonalData, personalTable } from '../../platform/personal-data.ts'
import type { OperatorServices } from '../account/index.ts'
import { userChangeRoutes } from './change-routes.ts'
import { adminUserRoutes, passkeyResetRoute } from './routes.ts'
import { expireChanges } from './user-changes.ts'

/** Changes of the account that wait or were decided. */
const PERSONAL_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'user_changes',
      columns: 'wanted, changed_fields, requested_at, expires_at, decision, decided_at',
      of: 'user_id = :userId',
      key: 'change_id::text',
    }),
  ],
}

export function adminFeature(services: OperatorServices): FeatureModule {
  return {
    routes: (app) => {
      adminUserRoutes(app, services)
      userChangeRoutes(app, services)
      passkeyResetRoute(app, services)
    },
    personalData: PERSONAL_DATA,
    housekeeping: (now) => expireChanges(services.pool, now),
  }
}
