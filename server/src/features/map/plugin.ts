import type { FeatureModule } from '../../platform/feature-module.ts'
import { type PersonalData, personalTable } from '../../platform/personal-data.ts'
import type { MapServices } from './list-analyzable-locations.ts'
import { mapRoutes } from './routes.ts'

/** The field checks of a user. */
const PERSONAL_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'field_checks',
      columns: 'diagnosis_id, favorite_id, code, completed, memo, updated_at',
      of: `diagnosis_id in (select diagnosis_id from diagnoses where requester_user_id = :userId)
        or favorite_id in (select favorite_id from favorites where user_id = :userId)`,
      key: `concat_ws(' ', diagnosis_id, favorite_id, code)`,
    }),
  ],
}

export function mapFeature(services: MapServices): FeatureModule {
  return {
    routes: (app) => mapRoutes(app, services),
    personalData: PERSONAL_DATA,
  }
}
