import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { keepsStatements, poolerVersion, startPooler } from '../../server/test/pooler.ts'
import { cpuMsOf, cpuMsOfTree } from './cpu-time.ts'
import { addFactsElsewhere } from './facts-elsewhere.ts'
import { percentile, timingsOf } from './measure.ts'
import { SAMPLE_LEASE_DISTRICT } from './measured-leases.ts'
import { serviceVariables } from './real-lots.ts'
import { readRealMonths } from './real-months.ts'
import { startRealProvider } from './real-provider.ts'
import { chooseRealQuestions } from './real-questions.ts'
import { heading, line } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type ServerProcess, startServerProcess } from './service-process.ts'
import { keepAliveClient } from './service-under-load.ts'

const MONTHS = ['202605', '202606', '202607']
const CALLERS = 24
/** One in this many diagnoses is requested asynchronously. */
const ASYNCHRONOUS = 10
const POOLED_SESSIONS = 20

type Options = { lots: number; facts: number; seconds: number; now: Date }

/** Measures mixed diagnoses on one to three instances of one database, and on three through a transaction-mode pooler. */
export async function measureInstances(scratch: ScratchServer, options: Options): Promise<void> {
  const { facts, now } = options
  const published = readRealMonths()
  const bodies = chooseRealQuestions(published, MONTHS, options.lots).map(({ request }) => request)
  const provider = await startRealProvider(published)
  heading(
    `Diagnoses of ${options.lots} real lots on several instances, ${CALLERS} callers, ${facts.toLocaleString('en-US')} deals elsewhere`,
  )
  try {
    const url = await scratch.createDatabase('instances')
    const statistics = await openStatistics(scratch, url)
    const run = { scratch, bodies, url, seconds: options.seconds, statistics }
    const variables = { ...serviceVariables(url, scratch, provider.origin, now), RATE_LIMIT_ENABLED: 'false' }
    const first = await startServerProcess('../../server/src/main.ts', variables)
    await diagnoseAll([first], bodies)
    await first.stop()
    await addFactsElsewhere(url, facts, { except: [SAMPLE_LEASE_DISTRICT], now })
    for (const count of [1, 2, 3])
      await measureCount({ ...run, described: `${count} ${count === 1 ? 'instance' : 'instances'}`, count, variables })
    const version = poolerVersion()
    if (version === undefined) return line('three through a pooler', 'not measured: there is no pgbouncer here')
    const pooler = await startPooler(url, POOLED_SESSIONS)
    try {
      const named = keepsStatements(version)
      const pooled = {
        ...variables,
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: url,
        DATABASE_PREPARED_STATEMENTS: String(named),
      }
      const described = `3 instances, pgbouncer ${version}, ${named ? 'named' : 'nameless'} statements`
      await measureCount({ ...run, described, count: 3, variables: pooled })
    } finally {
      pooler.stop()
    }
    await statistics.end()
  } finally {
    await provider.stop()
  }
}

type Run = {
  scratch: ScratchServer
  statistics: pg.Client
  url: string
  described: string
  count: number
  variables: Record<string, string>
  bodies: object[]
  seconds: number
}

async function measureCount({ scratch, statistics, described, count, variables, bodies, seconds }: Run): Promise<void> {
  const instances: ServerProcess[] = []
  try {
    while (instances.length < count) instances.push(await startServerProcess('../../server/src/main.ts', variables))
    for (const instance of instances) await diagnoseAll([instance], bodies)
    await statistics.query('select pg_stat_statements_reset()')
    const cpu = () =>
      [instances.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0), cpuMsOfTree(scratch.serverPid)] as const
    const before = cpu()
    const loaded = load(instances, bodies, seconds)
    await sleep((seconds * 1000) / 2)
    const { rows } = await statistics.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const { timings, answers, refused } = await loaded
    const [node, postgres] = cpu().map((ms, index) => (ms - (before[index] ?? 0)) / answers) as [number, number]
    const shares = await sharesOf(statistics, answers)
    const sum = (name: 'calls' | 'rows' | 'ms' | 'walBytes') => shares.reduce((total, share) => total + share[name], 0)
    line(
      described,
      `${(answers / seconds).toFixed(0)} diagnoses a second; ${percentile(timings, 0.5).toFixed(0)} ms median, ${percentile(timings, 0.95).toFixed(0)} ms p95; ${refused} refused`,
    )
    line('   of each: CPU', `Node ${node.toFixed(2)} ms + PostgreSQL ${postgres.toFixed(2)} ms`)
    line(
      '   of each: SQL',
      `${sum('calls').toFixed(1)} statements, ${sum('rows').toFixed(0)} rows, ${sum('ms').toFixed(2)} ms, ${(sum('walBytes') / 1024).toFixed(1)} KiB of log`,
    )
    line('   connections of the database', String(rows[0]?.count))
    if (count === 3) for (const share of shares.slice(0, 8)) line(`      ${share.what}`, describe(share))
  } finally {
    for (const instance of instances) await instance.stop()
  }
}

function describe({ calls, rows, ms, walBytes }: StatementShare): string {
  return `${calls.toFixed(2)} × ${(ms / calls).toFixed(3)} ms = ${ms.toFixed(3)} ms, ${rows.toFixed(1)} rows, ${(walBytes / 1024).toFixed(1)} KiB`
}

async function diagnoseAll(instances: ServerProcess[], bodies: object[]): Promise<void> {
  for (const { origin } of instances) {
    const client = keepAliveClient(origin)
    for (const body of bodies) await client.send('/api/rent-risk-diagnoses', body)
    client.close()
  }
}

async function load(instances: ServerProcess[], bodies: object[], seconds: number) {
  const ends = performance.now() + seconds * 1000
  const durations: number[] = []
  let refused = 0
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      const client = keepAliveClient(instances[caller % instances.length]?.origin ?? '')
      for (let turn = caller; performance.now() < ends; turn += CALLERS) {
        const path = turn % ASYNCHRONOUS === 0 ? '/api/rent-risk-diagnoses/async' : '/api/rent-risk-diagnoses'
        const startedAt = performance.now()
        const answered = await client.send(path, bodies[turn % bodies.length]).then(
          () => true,
          () => false,
        )
        if (answered) durations.push(performance.now() - startedAt)
        else refused += 1
      }
      client.close()
    }),
  )
  return { answers: durations.length, refused, timings: timingsOf(durations) }
}

/** The cost of one statement per unit of work. `ms`: time in the server; `walBytes`: bytes of WAL written. */
type StatementShare = { what: string; calls: number; rows: number; ms: number; walBytes: number }

/** Restarts the server with `pg_stat_statements` and returns a connection for reading them. */
async function openStatistics(scratch: ScratchServer, url: string): Promise<pg.Client> {
  const first = new pg.Client({ connectionString: url })
  await first.connect()
  await first.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await first.end()
  // the process that supervises the server restarts it
  process.kill(scratch.serverPid, 'SIGINT')
  for (let tries = 0; ; tries += 1) {
    await sleep(200)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('create extension if not exists pg_stat_statements')
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (tries > 100) throw error
    }
  }
}

/** The cost per unit of `pieces` units of work, the most expensive first. Omits the job queue and our own queries. */
async function sharesOf(client: pg.Client, pieces: number): Promise<StatementShare[]> {
  const { rows } = await client.query<Record<'query' | 'calls' | 'rows' | 'ms' | 'wal', string>>(
    `select query, calls, rows, total_exec_time as ms, wal_bytes as wal from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%graphile_worker%' and query not like '%process_leases%' and query not like '%pg_stat_%'
     order by total_exec_time desc`,
  )
  return rows.map(({ query, calls, rows: found, ms, wal }) => ({
    what: nameOf(query),
    calls: Number(calls) / pieces,
    rows: Number(found) / pieces,
    ms: Number(ms) / pieces,
    walBytes: Number(wal) / pieces,
  }))
}

/** Describes a statement by the table it writes or the first ones it reads; statistics do not include statement names. */
function nameOf(query: string): string {
  const written = /\b(insert into|update|delete from)\s+(\w+)/i.exec(query)
  if (written !== null) return `${written[1]} ${written[2]}`
  const tables = [...query.matchAll(/\b(?:from|join)\s+([a-z]\w+_\w+)/gi)].map(([, table]) => table)
  return tables.length === 0 ? query.slice(0, 40) : `select from ${[...new Set(tables)].slice(0, 3).join(', ')}`
}
