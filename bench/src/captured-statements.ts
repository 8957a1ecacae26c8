import { randomBytes } from 'node:crypto'
import type { Pool, QueryConfig } from 'pg'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'

/** The statements of one unit of work: concurrent ones form a wave, which starts after the previous one has ended. */
export type Waves = QueryConfig[][]

type Captured = { config: QueryConfig; startedAt: number; endedAt: number }

/**
 * Runs `work` and records each statement with its parameters, and which statements ran concurrently.
 * @throws Error if the work sent a statement other than through the pool itself, since it could not be replayed.
 */
export async function captureStatements(database: DatabaseConnection, work: () => Promise<unknown>): Promise<Waves> {
  const { pool } = database
  const captured: Captured[] = []
  const send = pool.query.bind(pool) as (config: QueryConfig) => Promise<unknown>
  const recordAndSend = async (config: QueryConfig) => {
    const statement = { config, startedAt: performance.now(), endedAt: Number.POSITIVE_INFINITY }
    captured.push(statement)
    try {
      return await send(config)
    } finally {
      statement.endedAt = performance.now()
    }
  }
  pool.query = recordAndSend as Pool['query']
  try {
    const { statements } = await database.recordStatements(work)
    if (statements.length !== captured.length) throw new Error('a statement went past the pool')
  } finally {
    pool.query = send as Pool['query']
  }
  return wavesOf(captured)
}

function wavesOf(captured: Captured[]): Waves {
  const waves: Captured[][] = []
  for (const statement of captured.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const current = waves.at(-1)
    if (current === undefined || current.every((other) => other.endedAt <= statement.startedAt)) waves.push([statement])
    else current.push(statement)
  }
  return waves.map((wave) => wave.map(({ config }) => config))
}

/** Sends the statements again in the same order, concurrently where they were. */
export async function replay(pool: Pool, waves: Waves): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map((config) => pool.query(anew(config))))
}

const TOKEN_HASH = /(?<="hash":")[0-9a-f]{64}/

/** Replaces the hash of a status token, which can be stored only once, by a new one. */
export function anew(config: QueryConfig): QueryConfig {
  const values = config.values?.map((value: unknown) =>
    typeof value === 'string' ? value.replace(TOKEN_HASH, () => randomBytes(32).toString('hex')) : value,
  )
  return { ...config, ...(values && { values }) }
}

/** Returns the plan of each statement for the captured parameters and its generic plan. All writes are rolled back. */
export async function statementPlans(pool: Pool, statements: QueryConfig[]): Promise<string[]> {
  const client = await pool.connect()
  const plans: string[] = []
  try {
    await client.query('begin')
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set local plan_cache_mode = ${mode}`)
      for (const { name, text, values } of statements) {
        const explained = await client.query<{ 'QUERY PLAN': string }>({
          text: `explain (analyze, buffers) ${text}`,
          ...(values === undefined ? {} : { values }),
        })
        plans.push([`${name ?? 'unnamed'}, ${mode}`, ...explained.rows.map((row) => row['QUERY PLAN'])].join('\n'))
      }
    }
    return plans
  } finally {
    await client.query('rollback')
    client.release()
  }
}
