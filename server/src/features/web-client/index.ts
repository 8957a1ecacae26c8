import { join } from 'node:path'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { FoundServices } from './found/found-routes.ts'
import { readBuild } from './read-build.ts'
import { clientRoutes, withoutBuild } from './routes.ts'

/** As Fastify reads it: what is registered is that of the whole application. */
const IN_THE_SAME_SCOPE = { [Symbol.for('skip-override')]: true }

/** Where `npm run -w web build` puts the client. */
const BUILD_FOLDER = join(import.meta.dirname, '../../../../web/dist')

type Options = FoundServices & {
  folder?: string | undefined
  /** Ends when the client is built; the service listens afterwards. */
  built?: Promise<unknown> | undefined
}

/** The web client: its pages and files at `/`, as they were built. Without a build the rest of the service works, and `/` says how to make one. */
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
