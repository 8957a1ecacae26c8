import type { FeatureModule } from '../../platform/feature-module.ts'
import type { RegionalServices } from './analyse-region.ts'
import { regionalRoutes } from './routes.ts'

export { lowestCodes, type RegionTarget, targetOfDistricts } from './region-target.ts'
export { cellsOf, scopeStatistics } from './scoped-statistics.ts'
export { regionView, statisticView } from './statistic-view.ts'

export function regionalFeature(services: RegionalServices): FeatureModule {
  return { routes: (app) => regionalRoutes(app, services) }
}
