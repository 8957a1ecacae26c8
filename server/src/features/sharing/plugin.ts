import type { FeatureModule } from '../../platform/feature-module.ts'
import { type PersonalData, personalTable } from '../../platform/personal-data.ts'
import type { Services } from '../../services.ts'
import { removeExpiredLinks } from './links.ts'
import { sharingRoutes } from './routes.ts'
import { sheetRoutes } from './sheet-routes.ts'

/** The links of a user, without their tokens. */
const PERSONAL_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'shared_links',
      columns: 'share_id, diagnosis_id, include_papers, openings, last_opened_at, created_at, expires_at',
      of: 'user_id = :userId',
      key: 'share_id::text',
    }),
  ],
}

/** R-PAPERS-21: diagnoses that their owners show to others. */
export function sharingFeature(services: Services): FeatureModule {
  return {
    routes(app) {
      sharingRoutes(app, services)
      sheetRoutes(app, services)
    },
    personalData: PERSONAL_DATA,
    housekeeping: (now) => removeExpiredLinks(services.pool, { now }),
  }
}
