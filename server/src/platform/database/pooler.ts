import pg from 'pg'

/**
 * The pooler between this process and PostgreSQL. `SESSIONS_WITHOUT_STATEMENTS`: it may run each transaction in another
 * session and does not carry prepared statements over, such as pgbouncer before 1.21 or with `max_prepared_statements =
 * 0`.
 */
export type Pooler = 'NONE' | 'WITH_STATEMENTS' | 'SESSIONS_WITHOUT_STATEMENTS'

const PROBE = 'pooler-probe'
/** In a busy pool another client may get the session between two checks. */
const LOOKS = 5

/**
 * Detects a pooler by signs visible without rights on it: a pooler issues its own process IDs, two connections get the same
 * session one after the other, and a pooler that carries statements over gives them its own names.
 */
export async function lookForPooler(url: string): Promise<Pooler> {
  const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })] as const
  try {
    for (const client of clients) {
      client.on('error', () => undefined)
      await client.connect()
    }
    const [first, second] = clients
    if ((first as { processID?: number | null }).processID === (await sessionOf(first))) return 'NONE'
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await sessionOf(first)) === (await sessionOf(second))) return await carriesStatements(first)
    }
    return 'WITH_STATEMENTS'
  } finally {
    for (const client of clients) await client.end().catch(() => undefined)
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
}

async function carriesStatements(client: pg.Client): Promise<Pooler> {
  await client.query('begin')
  const { rows } = await client.query<{ kept: boolean }>({
    name: PROBE,
    text: `select exists (select from pg_prepared_statements where name = '${PROBE}') as kept`,
  })
  // no later user of the session should find it
  if (rows[0]?.kept === true) await client.query(`deallocate "${PROBE}"`)
  await client.query('commit')
  return rows[0]?.kept === true ? 'SESSIONS_WITHOUT_STATEMENTS' : 'WITH_STATEMENTS'
}
