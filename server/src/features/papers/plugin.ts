import type { FeatureModule } from '../../platform/feature-module.ts'
import { type PersonalData, personalTable } from '../../platform/personal-data.ts'
import type { Services } from '../../services.ts'
import { calculationRoute } from './calculation-route.ts'
import { requestRoutes } from './request-routes.ts'
import { keptRoutes } from './saved-reading-routes.ts'
import { specialClauseRoute } from './special-clauses.ts'
import { unreturnedDepositRoute } from './unreturned-deposit.ts'

/** What the papers store of a user. */
const PERSONAL_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'paper_readings',
      columns: 'reading_id, diagnosis_id, version, pnu, unit_text, reading, saved_at',
      of: 'user_id = :userId',
      key: 'reading_id::text',
      // a reading may be large
      most: 20,
    }),
    personalTable({
      table: 'paper_requests',
      columns: 'diagnosis_id, paper, status, asked_on, answered_on, memo, updated_at',
      of: 'user_id = :userId',
      key: `diagnosis_id || ' ' || paper`,
    }),
  ],
}

/** R-PAPERS-01 to R-PAPERS-26: the half of the risk that only the tenant can read from papers. */
export function papersFeature(services: Services): FeatureModule {
  return {
    routes(app) {
      calculationRoute(app, services)
      keptRoutes(app, services)
      requestRoutes(app, services)
      specialClauseRoute(app, services)
      unreturnedDepositRoute(app, services)
    },
    personalData: PERSONAL_DATA,
  }
}
