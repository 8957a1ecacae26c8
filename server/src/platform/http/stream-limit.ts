import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'
import { networkOf } from './network-of.ts'
import { createPlaces } from './places.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response stays open: the number per network and over all is limited. */
    eventStream?: true
  }
}

const EVERYBODY = 'all'

/** R-HTTP-26. The limit over all streams applies even if rate limits are switched off. */
export function limitEventStreams(
  app: FastifyInstance,
  { streams, rateLimit }: Pick<Config, 'streams' | 'rateLimit'>,
): void {
  const takeOwn = createPlaces(rateLimit.openStreams)
  const takeAny = createPlaces(streams.atOnce)
  app.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
    if (routeOptions.config.eventStream === undefined) return
    const headers = { 'retry-after': '10' }
    if (rateLimit.enabled && !takeOwn(networkOf(ip), reply)) throw new AppError('COMMON_429_RATE_LIMIT', { headers })
    if (!takeAny(EVERYBODY, reply)) throw new AppError('COMMON_503_UNAVAILABLE', { headers })
  })
}
