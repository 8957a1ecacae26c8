import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { AppError } from './errors.ts'
import { metricsOfAll } from './metrics-of-all.ts'
import { collectServiceMetrics } from './service-metrics.ts'

/**
 * Serves Prometheus metrics at `/metrics`, unless switched off: to callers with the token if one is set, else to this machine
 * only. For everyone else the path does not exist.
 */
export function exposeMetrics(
  app: FastifyInstance,
  database: DatabaseConnection,
  { metrics: { enabled, token }, workers, dataDir }: Pick<Config, 'metrics' | 'workers' | 'dataDir'>,
  shed: () => number,
): void {
  if (!enabled) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const forget = collectServiceMetrics(registry, database, dataDir)
  app.addHook('onClose', async () => forget())
  registry.registerMetric(shedCounter(shed))
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  const read = workers === 1 ? () => registry.metrics() : metricsOfAll(app, registry)
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const mayRead = token === undefined ? isLocal(request) : hasToken(request, token)
    if (!mayRead) throw new AppError('COMMON_404_NOT_FOUND')
    return reply.type(registry.contentType).send(await read())
  })
}

function shedCounter(shed: () => number): Counter {
  return new Counter({
    name: 'lease_risk_shed_requests_total',
    help: 'Requests refused because the process had more than it could answer in time',
    registers: [],
    collect() {
      this.reset()
      this.inc(shed())
    },
  })
}

/** A proxy on this machine forwards requests of others, so a request marked as forwarded is not local. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const forwarded =
    'forwarded' in headers || Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || name === 'via')
  return !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
}

/** Compares digests of equal length: the time taken reveals neither how much matches nor how long the token is. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return timingSafeEqual(given as Buffer, wanted as Buffer)
}
