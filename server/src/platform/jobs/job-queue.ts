import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger,
  type ParsedCronItem,
  parseCronItem,
  type Runner,
  run,
  runMigrations,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import type { Logger as Log } from 'pino'
import { clientClass } from '../database/database.ts'
import { observe } from '../observe.ts'
import { inSeoul } from './job-schedule.ts'
import { guardJobs } from './orphaned-jobs.ts'

/**
 * A kind of job. It may run more than once (a process can die at any point), so it must be idempotent.
 * A job that throws is retried with growing delays, up to the number of attempts it was enqueued with.
 */
export type Job<Payload = unknown> = {
  name: string
  /** `signal` is aborted when the service stops and the job has had five seconds to finish. */
  run(payload: Payload, signal: AbortSignal): Promise<void>
  /** It waits for a mail or push server, which may be slow: such jobs have workers of their own. */
  isSending?: true
  /** Five cron fields in Asia/Seoul: the job also starts on schedule, on one of the instances. */
  schedule?: string
}

export type JobQueue = {
  /** Takes no new job, waits for running ones and aborts them after five seconds. A job that then throws is retried. */
  stop(): Promise<void>
}

/** A diagnosis mostly waits for providers; its queries use the pool of the requests, which has room for them. */
const CONCURRENT_JOBS = 4
const ABORT_AFTER_MS = 5_000
const BEGIN_AGAIN_AFTER_MS = 5_000
const SWEEP_EVERY_MS = 5_000
const CONNECT_TIMEOUT_MS = 3_000
/** No statement of the queue takes this long unless the other end of its connection is gone. */
const QUERY_TIMEOUT_MS = 30_000
/** A worker polls every two seconds. If its very first poll fails, as on a loaded database, it gets that failure for ever. */
const FAILED_POLLS = 5

const SILENT = new Logger(() => () => undefined)

/** Creates the queue's tables in the schema `graphile_worker` if they do not exist. Must run before the first `enqueueJob`. */
export async function installJobQueue(databaseUrl: string): Promise<void> {
  // a migration of the queue's tables may take long
  const pool = createPool({ databaseUrl, concurrency: 1, queryTimeoutMs: 0 }, () => {})
  try {
    await runMigrations({ pgPool: pool, logger: SILENT })
  } finally {
    await pool.end()
  }
}

/**
 * Runs jobs in this process. Every instance does so, and each job is taken by one of them. A second call with other jobs
 * runs those in parallel, so that they never wait for the first.
 */
export async function startJobQueue(options: {
  databaseUrl: string
  preparedStatements?: boolean
  connectTimeoutMs?: number
  /** How long the queue waits for the reply to a statement. */
  queryTimeoutMs?: number
  // only the job knows the type of its payload; the queue passes it on
  jobs: Job<never>[]
  log: Pick<Log, 'error' | 'warn' | 'debug'>
  /** How many of these jobs run at once. */
  concurrency?: number
  /** How often the queue looks for jobs of killed processes. */
  sweepEveryMs?: number
}): Promise<JobQueue> {
  const { jobs, log, concurrency = CONCURRENT_JOBS, sweepEveryMs = SWEEP_EVERY_MS } = options
  const onError = (error: Error) => log.warn({ err: error }, 'a connection of the job queue broke')
  const pool = createPool({ ...options, concurrency }, onError)
  const events = new EventEmitter() as WorkerEvents
  const health = watchHealth(events, FAILED_POLLS * concurrency)
  const guard = guardJobs({ pool, events, log, sweepEveryMs, onLostJob: health.fail })
  const noPreparedStatements = options.preparedStatements === false
  const begin = () => run({ ...runOptions(jobs, log), concurrency, pgPool: pool, events, noPreparedStatements })
  const closeAll = async () => {
    await guard.stop()
    await pool.end()
  }

  const stopping = new AbortController()
  const stopped = Promise.withResolvers<void>()
  let runner = await begin().catch(async (error) => {
    await closeAll()
    throw error
  })
  const supervising = keepRunning()

  /** Restarts the library's runner, which gives up when the database is away for long. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      const ended = runner.promise.catch((error) => log.error({ err: error }, 'the job queue ended with an error'))
      // a runner whose connections broke just before it was stopped may never report that it has ended
      await Promise.race([ended, stopped.promise, health.failed().then(() => replaceable(runner))])
      await guard.disown()
      const next = await beginAgain()
      if (next === undefined) return
      runner = next
    }
  }

  /** Retries until a runner begins, as the old one may never report again; `undefined` once the queue stops. */
  async function beginAgain(): Promise<Runner | undefined> {
    for (;;) {
      await sleep(BEGIN_AGAIN_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return undefined
      const next = await begin().catch((error) => log.error({ err: error }, 'the job queue could not begin again'))
      if (next !== undefined) return next
    }
  }

  return {
    async stop() {
      stopping.abort()
      // rejects if it has already ended by itself
      await runner.stop().catch(() => {})
      stopped.resolve()
      await supervising
      await closeAll()
    },
  }
}

/**
 * `failed` resolves when, since it was called, `most` polls for a job have failed in a row, a worker pool has shut itself
 * down, or `fail` was called.
 */
function watchHealth(events: WorkerEvents, most: number): { failed(): Promise<void>; fail(): void } {
  let failures = 0
  let failed = Promise.withResolvers<void>()
  const fail = () => failed.resolve()
  const succeeded = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', succeeded)
  events.on('job:start', succeeded)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures === most) fail()
  })
  // a pool that stops because a job's end could not be written, as after a failover, may never report that it has ended
  events.on('pool:gracefulShutdown', fail)
  return {
    fail,
    failed() {
      failures = 0
      failed = Promise.withResolvers()
      return failed.promise
    },
  }
}

/** Stops a runner that fails; others repeat the work it still does after the abort. */
async function replaceable(runner: Runner): Promise<void> {
  const ended = Promise.allSettled([runner.stop(), runner.promise])
  await Promise.race([ended, sleep(2 * ABORT_AFTER_MS, undefined, { ref: false })])
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/**
 * graphile-worker (0.18) releases its listening connection twice if it is lost while the worker stops. At the second release
 * the pool would throw where nothing catches the error, and the process would end.
 */
class JobPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(onConnected: (...connected: Connected) => void): void
  override connect(onConnected?: (...connected: Connected) => void): Promise<pg.PoolClient> | undefined {
    if (onConnected === undefined) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = client === undefined
      onConnected(error, client, (reason) => {
        if (!isReleased) release(reason)
        isReleased = true
      })
    })
    return undefined
  }
}

type PoolOptions = {
  databaseUrl: string
  concurrency: number
  preparedStatements?: boolean
  connectTimeoutMs?: number
  queryTimeoutMs?: number
}

/** Creates a separate pool, so that the queue never takes connections from requests. */
function createPool(options: PoolOptions, onError: (error: Error) => void): pg.Pool {
  const { databaseUrl, concurrency, preparedStatements = true } = options
  const pool = new JobPool({
    Client: clientClass(preparedStatements),
    connectionString: databaseUrl,
    // one connection listens, one looks for orphans, the others run jobs
    max: concurrency + 2,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    query_timeout: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'lease-risk jobs',
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function runOptions(jobs: Job<never>[], log: Parameters<typeof loggerTo>[0]) {
  return {
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)])),
    parsedCronItems: jobs.flatMap(cronItemOf),
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    logger: loggerTo(log),
    // In a batch, the end of a job is written with retries and awaited when the queue stops; alone, it is neither.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}

function taskOf(job: Job<never>) {
  return (payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) =>
    observe('job', job.name, () => job.run(payload as never, abortSignal))
}

function cronItemOf(job: Job<never>): ParsedCronItem[] {
  if (job.schedule === undefined) return []
  const item = parseCronItem({ task: job.name, match: job.schedule, options: { backfillPeriod: 0, maxAttempts: 3 } })
  return [{ ...item, match: inSeoul(item.match) }]
}

/** Logs the library's messages at suitable levels; jobs log their own work themselves. */
function loggerTo(log: Pick<Log, 'error' | 'warn' | 'debug'>): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const fields = { ...scope, ...(meta?.['error'] ? { err: meta['error'] } : {}) }
    if (level === 'error') log.error(fields, message)
    else if (level === 'warning') log.warn(fields, message)
    else log.debug(fields, message)
  })
}
