import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'
import { networkOf } from './network-of.ts'
import { createPlaces } from './places.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file held in memory until it is processed, so the number at once is limited. Set by `acceptUploads`. */
    upload?: true
  }
}

const EVERYBODY = 'all'

/** Takes the places before the file is read. The limit over all uploads applies even if rate limits are switched off. */
export function limitUploads(
  app: FastifyInstance,
  { uploads, rateLimit }: Pick<Config, 'uploads' | 'rateLimit'>,
): void {
  const takeOwn = createPlaces(rateLimit.openUploads)
  const takeAny = createPlaces(uploads.atOnce)
  app.addHook('onRequest', async ({ caller, ip, routeOptions }, reply) => {
    if (routeOptions.config.upload === undefined) return
    const uploader = caller.kind === 'user' ? `user:${caller.userId}` : `address:${networkOf(ip)}`
    const headers = { 'retry-after': '5' }
    if (rateLimit.enabled && !takeOwn(uploader, reply)) throw new AppError('COMMON_429_RATE_LIMIT', { headers })
    if (!takeAny(EVERYBODY, reply)) throw new AppError('COMMON_503_UNAVAILABLE', { headers })
  })
}
