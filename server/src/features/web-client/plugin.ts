import { join } from 'node:path'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { readBuild } from './read-build.ts'
import type { RenderedServices } from './rendered/rendered-routes.ts'
import { clientRoutes, withoutBuild } from './routes.ts'

/** Fastify's flag to register hooks and routes in the parent scope, for the whole application. */
const IN_THE_SAME_SCOPE = { [Symbol.for('skip-override')]: true }

/** Output folder of `npm run -w web build`. */
const BUILD_FOLDER = join(import.meta.dirname, '../../../../web/dist')

type Options = RenderedServices & {
  folder?: string | undefined
  /** Resolves when the client is built; the service listens afterwards. */
  built?: Promise<unknown> | undefined
}

/** The built web client at `/`. Without a build, the rest of the service works, and `/` explains how to build it. */
export function webClientFeature({ folder = BUILD_FOLDER, built, ...services }: Options): FeatureModule {
  async function routes(app: HttpApp): Promise<void> {
    await built
    const build = readBuild(folder, services.dataMode)
    if (build === null) withoutBuild(app)
    else await clientRoutes(app, { folder, build, services })
  }
  return {
    routes(app) {
      app.register(Object.assign(routes, IN_THE_SAME_SCOPE))
    },
  }
}
