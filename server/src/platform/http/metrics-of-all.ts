import cluster, { type Worker } from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, type Registry } from 'prom-client'

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
export function metricsOfAll(app: FastifyInstance, registry: Registry): () => Promise<string> {
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
