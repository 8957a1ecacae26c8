import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer stays open: one address has only so many of them at once. */
    eventStream?: true
  }
}

/** Counts in this process, since it is the connections of this process that an open stream takes. */
export function limitEventStreams(app: FastifyInstance, { enabled, openStreams: max }: Config['rateLimit']): void {
  const open = new Map<string, number>()
  app.addHook('onRequest', async ({ ip, routeOptions }, reply) => {
    if (!enabled || routeOptions.config.eventStream === undefined) return
    const held = open.get(ip) ?? 0
    if (held >= max) throw new AppError('COMMON_429_RATE_LIMIT', { headers: { 'retry-after': '10' } })
    open.set(ip, held + 1)
    finished(reply.raw, () => {
      const left = (open.get(ip) ?? 1) - 1
      if (left > 0) open.set(ip, left)
      else open.delete(ip)
    })
  })
}
