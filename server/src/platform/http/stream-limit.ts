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
  { enabled, openStreams, streamsAtOnce }: Config['rateLimit'],
): void {
  const takeOwn = createPlaces(openStreams)
  const takeAny = createPlaces(streamsAtOnce)
  app.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
    if (routeOptions.config.eventStream === undefined) return
    const headers = { 'retry-after': '10' }
    if (enabled && !takeOwn(networkOf(ip), reply)) throw new AppError('COMMON_429_RATE_LIMIT', { headers })
    if (!takeAny(EVERYBODY, reply)) throw new AppError('COMMON_503_UNAVAILABLE', { headers })
  })
}
