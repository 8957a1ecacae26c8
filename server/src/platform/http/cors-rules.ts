import type { FastifyCorsOptions } from '@fastify/cors'
import type { Config } from '../config/config.ts'

type Rules = Pick<Config, 'corsOrigins' | 'environment'>

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/** Returns which pages of other origins may read responses. */
export function corsRules({ corsOrigins, environment }: Rules): FastifyCorsOptions {
  return {
    origin: environment === 'production' ? corsOrigins : [...corsOrigins, LOCAL_ORIGIN],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['X-Request-Id', 'X-Data-Mode', 'Retry-After'],
    maxAge: 600,
  }
}

/** Whether a request with this `Origin` may be served where only such pages are allowed. Non-browsers send no `Origin`. */
export function mayCallFromPage({ corsOrigins, environment }: Rules, origin: string | undefined): boolean {
  if (origin === undefined || corsOrigins.includes(origin)) return true
  return environment !== 'production' && LOCAL_ORIGIN.test(origin)
}
