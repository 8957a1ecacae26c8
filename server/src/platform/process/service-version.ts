import { createRequire } from 'node:module'

/** The version of the package, as shown by `GET /api/health`. */
export const { version: serviceVersion } = createRequire(import.meta.url)('../../../package.json') as {
  version: string
}
