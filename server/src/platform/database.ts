import pg from 'pg'
import { connectionOptions } from './planner-settings.ts'

export type DatabaseConnection = {
  pool: pg.Pool
  /** For whoever needs a connection of its own. */
  url: string
  /** Runs `work` and tells every SQL text that this pool sent meanwhile, transaction control included. */
  recordStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>
  /** False when a trivial query fails or takes longer than a second. Never throws. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const PARSERS = new Map<number, (value: string) => unknown>([
  [INT8, safeInteger],
  [NUMERIC, Number],
  [DATE, (value) => value],
])

function safeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a number exactly`)
  return number
}

const builtinParser = pg.types.getTypeParser as (oid: number, format: 'text') => (value: string) => unknown

/** A `bigint` is read as a number (throws when it does not fit), a `numeric` as a number, a `date` as `YYYY-MM-DD`. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    PARSERS.get(oid) ?? builtinParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * Opens the pool; no connection is made yet. A lost database makes queries fail within seconds
 * (`isDatabaseUnavailable` tells such errors), and the pool connects again by itself.
 */
export function createDatabase(options: {
  url: string
  poolSize: number
  statementTimeoutMs: number
  /** Told about connections that break while idle; the pool has already replaced them. */
  onIdleError?: (error: Error) => void
}): DatabaseConnection {
  const recorders = new Set<string[]>()

  class RecordingClient extends pg.Client {
    // The overloads of pg's `query` cannot be restated; the arguments pass through unchanged.
    override query(...parameters: unknown[]) {
      const [first] = parameters
      const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
      for (const recorder of recorders) recorder.push(text)
      return super.query(...(parameters as [never]))
    }
  }

  const pool = new pg.Pool({
    connectionString: options.url,
    Client: RecordingClient,
    max: options.poolSize,
    types,
    connectionTimeoutMillis: 3000,
    statement_timeout: options.statementTimeoutMs,
    query_timeout: options.statementTimeoutMs + 2000,
    idle_in_transaction_session_timeout: 60_000,
    // Servers that can compile statements do so by estimated cost, which the empty staging tables throw far off: a merge took
    // a hundred times as long.
    options: connectionOptions({ jit: 'off' }),
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'lease-risk',
  })
  pool.on('error', (error) => {
    // While the pool closes, the server may be faster.
    if (!pool.ending) options.onIdleError?.(error)
  })

  return {
    pool,
    url: options.url,
    async recordStatements(work) {
      const statements: string[] = []
      recorders.add(statements)
      try {
        return { result: await work(), statements }
      } finally {
        recorders.delete(statements)
      }
    },
    isReachable: () => isReachable(pool),
    close: () => pool.end(),
  }
}

async function isReachable(pool: pg.Pool): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, 1000, false)
  pool.query('select 1').then(
    () => resolve(true),
    () => resolve(false),
  )
  return promise.finally(() => clearTimeout(timer))
}
