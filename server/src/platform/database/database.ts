import pg from 'pg'
import { readFromReplica } from './old-reads.ts'
import { connectionOptions } from './planner-settings.ts'
import { createReplica, type Replica, type ReplicaState } from './replica.ts'
import { IDLE_IN_TRANSACTION_MS } from './transaction.ts'

/** `connectTimeoutMs`: how long to wait for a connection. */
export type DatabaseAddress = { url: string; preparedStatements: boolean; connectTimeoutMs?: number }

export type DatabaseConnection = {
  pool: pg.Pool
  /** The address for dedicated connections; bypasses the pooler if there is one. */
  direct: DatabaseAddress
  /** Serves reads that may be slightly stale; `null`: there is no replica. */
  replica: Replica | null
  /** Runs `work` and returns every SQL text this pool sent meanwhile, including transaction control. */
  recordStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>
  /** Resolves to false when a trivial query fails or takes longer than a second. Never throws. */
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

/** Without prepared statements, statements are sent unnamed, so that a pooler may use any session for them. */
export function clientClass(preparedStatements: boolean): typeof pg.Client {
  return preparedStatements ? pg.Client : NamelessClient
}

class NamelessClient extends pg.Client {
  override query(...parameters: unknown[]) {
    const [first, ...rest] = parameters
    // queries that submit themselves, such as COPY, have no name
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
    return super.query(...([isNamed ? { ...first, name: undefined } : first, ...rest] as [never]))
  }
}

type DatabaseOptions = {
  url: string
  /** Bypasses the pooler; if unset, `url` is used. */
  directUrl?: string | undefined
  preparedStatements?: boolean
  /** A streaming replica, and how stale its answers may be. */
  readUrl?: string | undefined
  readMaxLagSeconds?: number
  poolSize: number
  /** How long a query waits for a connection, whether a free one from the pool or a new one. */
  connectTimeoutMs?: number
  statementTimeoutMs: number
  /** A transaction that is idle for this long is ended. */
  idleInTransactionMs?: number
  /** Called for connections that break while idle; the pool has already replaced them. */
  onIdleError?: (error: Error) => void
  /** Called when the replica becomes usable or unusable. */
  onReplica?: (state: ReplicaState) => void
}

/**
 * Opens the pool without connecting yet. If the database is lost, queries fail within seconds
 * (`isDatabaseUnavailable` recognizes such errors), and the pool reconnects by itself.
 */
export function createDatabase(options: DatabaseOptions): DatabaseConnection {
  const { url, directUrl, readUrl, readMaxLagSeconds: maxLagSeconds = 10, preparedStatements = true } = options
  const recorders = new Set<string[]>()
  const Client = recordingClient(preparedStatements, recorders)
  const pool = openPool(url, Client, options)
  const { onReplica: onChange } = options
  const replica =
    readUrl === undefined
      ? null
      : createReplica({
          pool: openPool(readUrl, Client, options),
          primary: pool,
          maxLagSeconds,
          ...(onChange && { onChange }),
        })
  if (replica !== null) readFromReplica(pool, replica)

  return {
    pool,
    direct: {
      url: directUrl ?? url,
      preparedStatements: preparedStatements || directUrl !== undefined,
      ...(options.connectTimeoutMs !== undefined && { connectTimeoutMs: options.connectTimeoutMs }),
    },
    replica,
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
    async close() {
      await replica?.close()
      await pool.end()
    },
  }
}

/** Returns a client that appends the text of each statement to every list of `recorders`. */
function recordingClient(preparedStatements: boolean, recorders: ReadonlySet<string[]>): typeof pg.Client {
  return class extends clientClass(preparedStatements) {
    // The overloads of pg's `query` cannot be restated; the arguments pass through unchanged.
    override query(...parameters: unknown[]) {
      const [first] = parameters
      const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
      for (const recorder of recorders) recorder.push(text)
      return super.query(...(parameters as [never]))
    }
  }
}

function openPool(connectionString: string, Client: typeof pg.Client, options: DatabaseOptions): pg.Pool {
  const opened = new pg.Pool({
    connectionString,
    Client,
    max: options.poolSize,
    types,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3_000,
    statement_timeout: options.statementTimeoutMs,
    query_timeout: options.statementTimeoutMs + 2000,
    idle_in_transaction_session_timeout: options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
    // Servers with JIT compile statements by estimated cost, which empty staging tables distort: a merge took
    // a hundred times as long.
    options: connectionOptions({ jit: 'off' }),
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'lease-risk',
  })
  // The pool listens for errors only while a connection is idle. A connection that breaks between two statements of a
  // transaction makes the next one fail; without a listener, its error would end the process.
  opened.on('connect', (client) => client.on('error', () => undefined))
  opened.on('error', (error) => {
    // While the pool closes, the server may close connections first.
    if (!opened.ending) options.onIdleError?.(error)
  })
  return opened
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
