import cluster, { type Worker } from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import type { DatabaseConnection } from '../database/database.ts'
import { AppError } from './errors.ts'
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

type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
type Message = { metrics: 'WANTED' | 'FOUND'; number: number; found?: unknown }
type Channel = { heard(message: Message): void; ask(patienceMs: number): Promise<unknown> }

/** A worker that is frozen or about to end delays the metrics by no more than this. */
const WORKER_PATIENCE_MS = 1_000
const PATIENCE_MS = 3_000

/**
 * Returns the metrics of every process of the service, whichever is asked. Each value is labelled with its `process`: the
 * number of a worker, or `jobs` for the one behind them. If summed here, the counters would fall whenever a worker is
 * replaced.
 */
function metricsOfAll(app: FastifyInstance, registry: Registry): () => Promise<string> {
  registry.setDefaultLabels({ process: cluster.worker?.id ?? 'jobs' })
  return cluster.isPrimary ? ofWorkersToo(app, registry) : fromParent(app, registry)
}

function fromParent(app: FastifyInstance, registry: Registry): () => Promise<string> {
  const parent = openChannel(
    (message) => process.send?.(message, undefined, undefined, () => undefined),
    () => registry.getMetricsAsJSON(),
  )
  process.on('message', parent.heard)
  app.addHook('onClose', async () => void process.off('message', parent.heard))
  return async () => ((await parent.ask(PATIENCE_MS)) as string | undefined) ?? registry.metrics()
}

function ofWorkersToo(app: FastifyInstance, registry: Registry): () => Promise<string> {
  const channels = new WeakMap<Worker, Channel>()
  const channelTo = (worker: Worker) => {
    const channel = channels.get(worker) ?? openChannel((message) => worker.send(message, () => undefined), read)
    channels.set(worker, channel)
    return channel
  }
  const heard = (worker: Worker, message: Message) => channelTo(worker).heard(message)
  async function read(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const answers = await Promise.all([
      registry.getMetricsAsJSON(),
      ...workers.map((worker) => channelTo(worker).ask(WORKER_PATIENCE_MS) as Promise<Metrics | undefined>),
    ])
    // no two processes have the same labels, so the first value is the only one
    const all = answers.map((metrics = []) => metrics.map((metric) => ({ ...metric, aggregator: 'first' })))
    return AggregatorRegistry.aggregate(all).metrics()
  }
  cluster.on('message', heard)
  app.addHook('onClose', async () => void cluster.off('message', heard))
  return read
}

/** Requests metrics from the process at the other end (`undefined` if it is gone), and answers its requests. */
function openChannel(send: (message: Message) => void, answer: () => Promise<unknown>): Channel {
  const waiting = new Map<number, (found: unknown) => void>()
  let asked = 0
  return {
    heard({ metrics, number, found }) {
      if (metrics === 'FOUND') waiting.get(number)?.(found)
      if (metrics === 'WANTED') void answer().then((answered) => send({ metrics: 'FOUND', number, found: answered }))
    },
    async ask(patienceMs) {
      const number = asked++
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const timer = setTimeout(resolve, patienceMs, undefined)
      waiting.set(number, resolve)
      send({ metrics: 'WANTED', number })
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(number)
      })
    },
  }
}
