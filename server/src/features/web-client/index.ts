import { join } from 'node:path'
import type { DataMode } from '../../platform/data-mode.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { readBuild } from './read-build.ts'
import { clientRoutes, withoutBuild } from './routes.ts'

/** Where `npm run -w web build` puts the client. */
const BUILD_FOLDER = join(import.meta.dirname, '../../../../web/dist')

/** The web client: its pages and files at `/`, as they were built. Without a build the rest of the service works, and `/` says how to make one. */
export function webClientFeature(options: { dataMode: DataMode; folder?: string }): FeatureModule {
  const { dataMode, folder = BUILD_FOLDER } = options
  return {
    async routes(app: HttpApp) {
      const build = readBuild(folder)
      if (build === null) withoutBuild(app)
      else await clientRoutes(app, { folder, pagePaths: build.pagePaths, dataMode })
    },
  }
}
