import type { FeatureModule } from '../../platform/feature-module.ts'
import { assistantRoute } from './assistant-route.ts'
import type { AssistantServices } from './services.ts'

/** R-ASSIST-01 to R-ASSIST-07: tools for assistants, built on the public operations. */
export function assistantFeature(services: AssistantServices): FeatureModule {
  return { routes: (app) => assistantRoute(app, services) }
}
