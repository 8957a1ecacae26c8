import type { FeatureModule } from '../../platform/feature-module.ts'
import { type AddressSearchServices, addressSearchRoutes } from './routes.ts'

export type { AddressSearchPort } from './search-addresses.ts'

export function addressSearchFeature(services: AddressSearchServices): FeatureModule {
  return { routes: (app) => addressSearchRoutes(app, services) }
}
