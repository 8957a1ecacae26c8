import { createRequire } from 'node:module'

/** Of the package, as `GET /api/health` tells it. */
export const { version: serviceVersion } = createRequire(import.meta.url)('../../package.json') as { version: string }
