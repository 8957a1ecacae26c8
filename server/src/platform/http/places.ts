import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config/config.ts'
import { AppError } from './errors.ts'
import { networkOf } from './network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response stays open: the number per network and over all is limited. */
    eventStream?: true
    /** The body is a file held in memory until it is processed, so the number at once is limited. Set by `acceptUploads`. */
    upload?: true
  }
}

/** Takes a place for as long as the response is open; returns false if the subject holds its maximum. */
type TakePlace = (subject: string, reply: FastifyReply) => boolean

/** Counts per process, since the memory and connections in use are those of the process. */
function createPlaces(max: number): TakePlace {
  const held = new Map<string, number>()
  return (subject, reply) => {
    const taken = held.get(subject) ?? 0
    if (taken >= max) return false
    held.set(subject, taken + 1)
    finished(reply.raw, () => {
      const left = (held.get(subject) ?? 1) - 1
      if (left > 0) held.set(subject, left)
      else held.delete(subject)
    })
    return true
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
