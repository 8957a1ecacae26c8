import type { FeatureModule } from '../../platform/feature-module.ts'
import type { CandidateServices } from './find-candidates.ts'
import { candidateRoutes } from './routes.ts'

export function candidatesFeature(services: CandidateServices): FeatureModule {
  return { routes: (app) => candidateRoutes(app, services) }
}
