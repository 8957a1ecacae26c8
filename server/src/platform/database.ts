import pg from 'pg'
import { readFromReplica } from './old-reads.ts'
import { connectionOptions } from './planner-settings.ts'
import { createReplica, type Replica, type ReplicaState } from './replica.ts'
import { IDLE_IN_TRANSACTION_MS } from './transaction.ts'

/** `connectTimeoutMs`: how long to wait for a connection. */
export type DatabaseAddress = { url: string; preparedStatements: boolean; connectTimeoutMs?: number }

export type DatabaseConnection = {
  pool: pg.Pool
  /** For whoever needs a connection of its own, past a pooler where there is one. */
  direct: DatabaseAddress
  /** Answers reads that may be a little old; `null`: there is none. */
  replica: Replica | null
  /** Runs `work` and returns every SQL text that this pool sent meanwhile, transaction control included. */
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

/** Without prepared statements a statement goes out without its name, to whichever session the pooler has for it. */
export function clientClass(preparedStatements: boolean): typeof pg.Client {
  return preparedStatements ? pg.Client : NamelessClient
}

class NamelessClient extends pg.Client {
  override query(...parameters: unknown[]) {
    const [first, ...rest] = parameters
    // what submits itself, as a COPY does, has no name
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
    return super.query(...([isNamed ? { ...first, name: undefined } : first, ...rest] as [never]))
  }
}

type DatabaseOptions = {
  url: string
  /** Past a pooler; without it `url` is all there is. */
  directUrl?: string | undefined
  preparedStatements?: boolean
  /** A streaming replica, and how old what it answers may be. */
  readUrl?: string | undefined
  readMaxLagSeconds?: number
  poolSize: number
  /** How long a query waits for a connection, a free one of the pool or a new one. */
  connectTimeoutMs?: number
  statementTimeoutMs: number
  /** A transaction that says nothing for so long is ended. */
  idleInTransactionMs?: number
  /** Called for connections that break while idle; the pool has already replaced them. */
  onIdleError?: (error: Error) => void
  /** Called when the replica becomes usable or unusable. */
  onReplica?: (state: ReplicaState) => void
}

/**
 * Opens the pool; no connection is made yet. A lost database makes queries fail within seconds
 * (`isDatabaseUnavailable` recognizes such errors), and the pool connects again by itself.
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

/** Writes the text of each statement into every list of `recorders`. */
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
    // Servers that can compile statements do so by estimated cost, which the empty staging tables throw far off: a merge took
    // a hundred times as long.
    options: connectionOptions({ jit: 'off' }),
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'lease-risk',
  })
  // The pool listens while a connection is idle. One that breaks between two statements of a transaction fails the next;
  // without a listener it would end the process.
  opened.on('connect', (client) => client.on('error', () => undefined))
  opened.on('error', (error) => {
    // While the pool closes, the server may be faster.
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
