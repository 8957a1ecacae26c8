import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'
import { createPlaces } from './places.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response stays open: the number per address is limited. */
    eventStream?: true
  }
}

export function limitEventStreams(app: FastifyInstance, { enabled, openStreams }: Config['rateLimit']): void {
  const takePlace = createPlaces(openStreams)
  app.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
    if (!enabled || routeOptions.config.eventStream === undefined) return
    if (!takePlace(ip, reply)) throw new AppError('COMMON_429_RATE_LIMIT', { headers: { 'retry-after': '10' } })
  })
}
