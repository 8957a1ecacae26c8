import type { FeatureModule } from '../../platform/feature-module.ts'
import type { DiagnosisServices } from '../diagnosis/index.ts'
import { candidateRoutes } from './routes.ts'

export function candidatesFeature(services: DiagnosisServices): FeatureModule {
  return { routes: (app) => candidateRoutes(app, services) }
}
