import type pg from 'pg'
import { isDatabaseUnavailable } from './database-errors.ts'
import type { Queryable } from './transaction.ts'

/** `BEHIND`: lags by more than allowed, or by an unknown time; `WRONG`: not a replica of this database. */
export type ReplicaState = 'CURRENT' | 'BEHIND' | 'GONE' | 'WRONG'

export type Replica = {
  /** The state found by the latest check. */
  state(): ReplicaState
  /** How stale its data may be; `null`: unknown. */
  lagSeconds(): number | null
  /** How many reads it answered, and how many the primary answered in its place. */
  counts(): { replica: number; primary: number }
  /** Queries the replica, or the primary if the replica cannot answer now. */
  read<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>>
  /** Checks it now. */
  look(): Promise<ReplicaState>
  close(): Promise<void>
}

/** `lsn` is null if nothing is replayed: the server is not a replica. */
type Position = { system: string; database: string; lsn: string | null; at: number }

const LOOK_EVERY_MS = 1_000
/** Replay of newer data cancelled the statement (40001), or a migration has not reached the replica (no table, no column). */
const NOT_THERE = ['40001', '42P01', '42703', '42883']
const STATEMENT_TIMEOUT = '57014'

const POSITION = `select (select system_identifier::text from pg_control_system()) as system, current_database()::text as database`
const WRITTEN = `${POSITION}, pg_current_wal_lsn()::text as lsn`
const REPLAYED = `${POSITION}, pg_last_wal_replay_lsn()::text as lsn`

/**
 * A streaming replica for reads that may be slightly stale. Its lag is measured by positions in the primary's log: data
 * written by a given time is there once the replica has replayed up to that position. So a replica with nothing to replay
 * is not behind, and one whose stream is cut off is.
 */
export function createReplica(options: {
  pool: pg.Pool
  primary: pg.Pool
  maxLagSeconds: number
  /** Called when it becomes usable or unusable. */
  onChange?: (state: ReplicaState) => void
}): Replica {
  const { pool, primary, maxLagSeconds, onChange = () => {} } = options
  const written: Position[] = []
  let state: ReplicaState = 'GONE'
  /** `performance.now()` of the latest time up to which it certainly has the data. */
  let holdsUntil: number | null = null
  const answered = { replica: 0, primary: 0 }

  function lagSeconds(): number | null {
    return holdsUntil === null ? null : (performance.now() - holdsUntil) / 1000
  }

  async function look(): Promise<ReplicaState> {
    const at = performance.now()
    const [theirs, own] = await Promise.all([positionOf(primary, WRITTEN, at), positionOf(pool, REPLAYED, at)])
    if (theirs !== null) written.push(theirs)
    while ((written[0]?.at ?? at) < at - (maxLagSeconds + 60) * 1000) written.shift()
    const last = written.at(-1)
    if (own === null) return found('GONE')
    if (last !== undefined && (own.lsn === null || own.system !== last.system || own.database !== last.database))
      return found('WRONG')
    holdsUntil = written.findLast(({ lsn }) => isReached(lsn ?? '', own.lsn ?? ''))?.at ?? null
    return found(isCurrent() ? 'CURRENT' : 'BEHIND')
  }
  function found(next: ReplicaState): ReplicaState {
    if (next !== state) onChange(next)
    state = next
    if (next === 'GONE' || next === 'WRONG') holdsUntil = null
    return next
  }
  function isCurrent(): boolean {
    const lag = lagSeconds()
    return lag !== null && lag <= maxLagSeconds
  }

  let looking: Promise<unknown> | undefined
  const lookNext = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }
  lookNext()
  const timer = setInterval(lookNext, LOOK_EVERY_MS)
  timer.unref()

  return {
    state: () => (state === 'CURRENT' && !isCurrent() ? 'BEHIND' : state),
    lagSeconds,
    counts: () => ({ ...answered }),
    look,
    async read(query) {
      if (state === 'CURRENT' && isCurrent()) {
        try {
          const result = await pool.query(query)
          answered.replica += 1
          return result
        } catch (error) {
          if (!mayPrimaryAnswer(error)) throw error
          // until the next check
          if (isDatabaseUnavailable(error)) found('GONE')
        }
      }
      answered.primary += 1
      return primary.query(query)
    },
    async close() {
      clearInterval(timer)
      await looking
      await pool.end()
    },
  }
}

async function positionOf(database: Queryable, text: string, at: number): Promise<Position | null> {
  try {
    const { rows } = await database.query<Position>({ text, query_timeout: LOOK_EVERY_MS } as pg.QueryConfig)
    return rows[0] === undefined ? null : { ...rows[0], at }
  } catch {
    return null
  }
}

function isReached(lsn: string, replayed: string): boolean {
  const [wanted, reached] = [lsn, replayed].map((text) => {
    const [high = '0', low = '0'] = text.split('/')
    return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
  }) as [bigint, bigint]
  return reached >= wanted
}

/** Timeouts are not retried: the statement would take as long on the primary, which is busy enough. */
function mayPrimaryAnswer(error: unknown): boolean {
  const { code } = error as { code?: string }
  return NOT_THERE.includes(code ?? '') || (code !== STATEMENT_TIMEOUT && isDatabaseUnavailable(error))
}
