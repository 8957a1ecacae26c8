import type { FeatureModule } from '../../platform/feature-module.ts'
import { type AddressSearchServices, addressSearchRoutes } from './routes.ts'

export function addressSearchFeature(services: AddressSearchServices): FeatureModule {
  return { routes: (app) => addressSearchRoutes(app, services) }
}
