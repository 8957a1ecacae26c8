import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import { type App, createApp } from '../app.ts'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import {
  createFirstAdministrator,
  findPublishedAccounts,
  namesOf,
  type Passwords,
  seedDevAccounts,
} from '../features/account/index.ts'
import { type Clock, clockOf } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { type DataMode, requireDataMode } from '../platform/data-mode.ts'
import { enqueueBackfills } from '../platform/database/backfill.ts'
import { createDatabase, type DatabaseConnection } from '../platform/database/database.ts'
import { lookForPooler } from '../platform/database/pooler.ts'
import { migrateFor } from '../platform/database/request-role.ts'
import { startEmbeddedDatabase } from '../platform/embedded/embedded-database.ts'
import type { FirstData } from '../platform/http/first-data.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import { collectRarely } from '../platform/process/heap-growth.ts'
import { serviceVersion } from '../platform/process/service-version.ts'
import { closeInOrder } from '../platform/process/shutdown.ts'
import type { Services } from '../services.ts'
import { startQueues } from './start-queues.ts'

export type RunningService = {
  /** The address the service listens on, such as `http://127.0.0.1:8080`. */
  origin: string
  /** What to close, in order, each with its name. */
  closing: [name: string, close: () => Promise<unknown>][]
}

/**
 * `filled` resolves when the first data are stored and jobs run; rejects with an `AbortError` if closed before.
 * `ready` makes the service say that it has started.
 */
export type FillingService = RunningService & { filled: Promise<unknown>; ready(): void }

export type FillServices = Pick<Services, 'pool' | 'clock' | 'catalogue'> & {
  /** Aborts between two steps; the next start resumes. */
  signal?: AbortSignal
  /** Called when part of a step is done, with its share from 0 to 1. */
  onProgress?: (step: StartStep, share: number) => void
}

/** Steps of a first start, in order: database and application, deals, everything else, the first diagnosis. */
export type StartStep = 'OPEN' | 'DEALS' | 'FURTHER' | 'DIAGNOSIS'

type StartOptions = {
  config: Config
  log: Logger
  dataMode: DataMode
  /** Settles when the web client is built; the service does not listen before. */
  clientBuilt?: Promise<unknown>
  /** Folder of a built web client; by default the one beside the sources. */
  clientFolder?: string
  /** Whether jobs also start on schedule; true by default. If false, responses do not depend on the time of day. */
  hasSchedules?: boolean
  /** Aborts the start between two of its steps. */
  signal?: AbortSignal
}

type OpenOptions = StartOptions & { firstData?: FirstData }
type OpenedApp = App & { clock: Clock; database: DatabaseConnection }

/** Requests for health come first. */
const SETTLED_MS = 2_000

/**
 * Starts database, migrations, application, first accounts and jobs, in this order; listens when everything is ready.
 * A failed start closes everything it opened; otherwise the embedded database would outlive the process.
 */
export function startService(options: StartOptions): Promise<RunningService> {
  return closingWhatFails(options, async (closing) => {
    const opened = await startBehind(options, closing)
    return { origin: await listen(opened, options.config), closing }
  })
}

type FillingOptions = StartOptions & {
  fill: (services: FillServices) => Promise<unknown>
  /** Called with how far the start is, in per cent. */
  onProgress?: (percent: number) => void
}

/** Up to which per cent each step leads, by how long the steps take. */
const REACHED = { OPEN: 35, DEALS: 80, FURTHER: 90, DIAGNOSIS: 100 } as const satisfies Record<StartStep, number>
const BEFORE = { OPEN: 0, DEALS: REACHED.OPEN, FURTHER: REACHED.DEALS, DIAGNOSIS: REACHED.FURTHER }

/** The same, but stores first data while listening: health and a page with the progress respond (`waitForFirstData`). */
export function startFilling({ fill, onProgress = () => {}, ...options }: FillingOptions): Promise<FillingService> {
  return closingWhatFails(options, async (closing) => {
    const { promise: filled, resolve } = Promise.withResolvers<unknown>()
    // those who await it handle a failure
    filled.catch(() => undefined)
    let percent = 0
    let isReady = false
    const reach = (step: StartStep, share: number) => {
      percent = Math.max(percent, Math.floor(BEFORE[step] + share * (REACHED[step] - BEFORE[step])))
      onProgress(percent)
    }
    const firstData = { stored: filled, percent: () => percent, isReady: () => isReady }
    const opened = await openDatabaseAndApp({ ...options, firstData }, closing)
    reach('OPEN', 1)
    const ending = new AbortController()
    const { signal } = ending
    const { clock, catalogue, database } = opened
    const filling = fill({ pool: database.pool, clock, catalogue, signal, onProgress: reach }).then(() => {
      signal.throwIfAborted()
      reach('FURTHER', 1)
      return startJobs(opened, options)
    })
    resolve(filling)
    closing.unshift([
      'first data and jobs',
      async () => {
        ending.abort()
        const queue = await filling.catch(() => undefined)
        await queue?.stop()
      },
    ])
    // the client may still be building
    const origin = await listen(opened, options.config)
    const ready = () => {
      isReady = true
      reach('DIAGNOSIS', 1)
    }
    return { origin, closing, filled, ready }
  })
}

/** The same without serving requests: other processes do that, with the database at `url`. */
export function startBehindRequests(options: StartOptions): Promise<Pick<RunningService, 'closing'> & { url: string }> {
  return closingWhatFails(options, async (closing) => {
    const { url } = await startBehind(options, closing)
    return { url, closing }
  })
}

/** Only serves requests, with a database prepared by another process of the service. */
export function startRequests(options: StartOptions & { url: string }): Promise<RunningService> {
  return closingWhatFails(options, async (closing) => {
    const opened = await openApp(options, closing)
    return { origin: await listen(opened, options.config), closing }
  })
}

async function closingWhatFails<T>(
  { log, signal }: Pick<StartOptions, 'log' | 'signal'>,
  start: (closing: RunningService['closing']) => Promise<T>,
): Promise<T> {
  const closing: RunningService['closing'] = []
  try {
    const started = await start(closing)
    signal?.throwIfAborted()
    return started
  } catch (error) {
    await closeInOrder(closing, log)
    throw error
  }
}

async function startBehind(options: StartOptions, closing: RunningService['closing']) {
  const opened = await openDatabaseAndApp(options, closing)
  const queue = await startJobs(opened, options)
  // jobs first: they use services that closing the application ends
  closing.unshift(['jobs', () => queue.stop()])
  return opened
}

async function openDatabaseAndApp(options: OpenOptions, closing: RunningService['closing']) {
  const { config, log, signal } = options
  const url = config.database.url ?? (await startEmbedded(config, log, closing))
  signal?.throwIfAborted()
  await refusePoolerWithoutStatements(url, config)
  const { newer } = await migrateFor(url, config.database)
  signal?.throwIfAborted()
  if (newer.length > 0)
    log.warn({ newer }, 'the database is of a newer version, which took nothing away that this one reads')
  const opened = await openApp({ ...options, url }, closing)
  signal?.throwIfAborted()
  if (config.environment === 'production') await refusePublishedPasswords(opened)
  await createFirstAccounts({ config, log, ...opened })
  return { ...opened, url }
}

/** With such a pooler the service would start, but requests would fail now and then. */
async function refusePoolerWithoutStatements(url: string, { database }: Config): Promise<void> {
  if (database.url === undefined || !database.preparedStatements) return
  if ((await lookForPooler(url)) !== 'SESSIONS_WITHOUT_STATEMENTS') return
  throw new Error(
    'DATABASE_URL은 준비된 문장을 지키지 않는 연결 풀러(pgbouncer 1.21 이전)를 가리킵니다. pgbouncer 1.21 이상에서 max_prepared_statements를 정하거나 DATABASE_PREPARED_STATEMENTS=false로 시작하십시오.',
  )
}

/** R-ACCT-41: development accounts that were created before, with passwords that everybody can read. */
async function refusePublishedPasswords({ database, passwords }: OpenedApp): Promise<void> {
  const open = (await findPublishedAccounts(database.pool, passwords)).filter(({ enabled }) => enabled)
  if (open.length === 0) return
  throw new Error(
    `비밀번호가 공개된 개발용 계정이 있어 시작하지 않습니다: ${namesOf(open)}. npm run accounts:lock으로 잠그고 다시 시작하십시오.`,
  )
}

async function startJobs(
  opened: OpenedApp,
  { log, hasSchedules = true }: Pick<StartOptions, 'log' | 'hasSchedules'>,
): Promise<JobQueue> {
  const { database, clock, backfills } = opened
  const jobs = hasSchedules ? opened.jobs : opened.jobs.map((job) => ({ ...job, schedule: undefined }))
  const queue = await startQueues({ ...opened, jobs, database: database.direct, log })
  await enqueueBackfills({ pool: database.pool, clock, log }, backfills)
  return queue
}

async function openApp(
  { config, log, dataMode, url, ...waiting }: OpenOptions & { url: string },
  closing: RunningService['closing'],
): Promise<OpenedApp> {
  if (config.telemetry !== undefined) {
    const { startTelemetry } = await import('../platform/telemetry.ts')
    const telemetry = startTelemetry(config.telemetry, serviceVersion)
    closing.unshift(['telemetry', () => telemetry.stop()])
  }
  const database = createDatabase({
    ...config.database,
    url,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
    onReplica: (state) => log.info({ state }, 'the replica for old reads'),
  })
  closing.unshift(['database connections', () => database.close()])
  await requireDataMode(database.pool, dataMode)
  const clock = clockOf(config)
  const built = await createApp({ config, clock, database, log, version: serviceVersion, dataMode, ...waiting })
  closing.unshift(['http', () => built.app.close()])
  return { ...built, clock, database }
}

async function listen({ app, catalogue }: Pick<App, 'app' | 'catalogue'>, { host, port }: Config): Promise<string> {
  collectRarely()
  const origin = await app.listen({ host, port })
  setTimeout(() => prepareFurther(catalogue), SETTLED_MS).unref()
  return origin
}

/** Does work the first requests would wait for, and saves the compile cache for a start after a kill. */
function prepareFurther(catalogue: DistrictCatalogue): void {
  catalogue.active()
  flushCompileCache()
}

/** Creates the accounts from the configuration, so that somebody can log in to a new database. */
async function createFirstAccounts(options: {
  config: Config
  clock: Clock
  database: DatabaseConnection
  passwords: Passwords
  log: Logger
}): Promise<void> {
  const { config, clock, database, passwords, log } = options
  const { firstAdministrator, seedDevAccounts: withDevAccounts } = config.accounts
  const services = { pool: database.pool, passwords, now: clock.now() }
  if (await createFirstAdministrator(services, firstAdministrator)) log.info('the first administrator was created')
  if (withDevAccounts) log.info({ added: await seedDevAccounts(services) }, 'development accounts')
}

async function startEmbedded({ dataDir }: Config, log: Logger, closing: RunningService['closing']): Promise<string> {
  const embedded = await startEmbeddedDatabase({ dataDir, log: (message) => log.warn(message) })
  closing.unshift(['embedded database', () => embedded.stop()])
  return embedded.url
}
