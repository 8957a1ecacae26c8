import pg from 'pg'
import { removeAnonymousDiagnoses } from '../../server/src/features/diagnosis/index.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { migrateFor } from '../../server/src/platform/database/request-role.ts'
import { cpuMsOfTree } from './cpu-time.ts'
import { alternate } from './measure.ts'
import { SAMPLE_LEASE } from './measured-leases.ts'
import { heading, line, timing } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type Surroundings, startMeasuredService } from './service-under-load.ts'

const KEPT_DAYS = 30
const MIB = 1024 ** 2

/** The cost of one day. `wal`: bytes of WAL; `cpu`: milliseconds. */
type Cost = { ms: number; wal: number; cpu: number }
type State = { bytes: number; rows: number; dead: number; vacuums: number }

/**
 * Measures diagnoses without an owner in their steady state: each day as many are added as housekeeping removes, while
 * autovacuum runs with its defaults except a five-second nap time. Shows whether the table stops growing, the cost of a
 * removal compared with an insert, and the time for making and for reading a diagnosis in a table of this size.
 */
export async function measureRetention(
  scratch: ScratchServer,
  surroundings: Surroundings,
  { diagnoses, days }: { diagnoses: number; days: number },
): Promise<void> {
  const aDay = Math.round(diagnoses / KEPT_DAYS)
  heading(`${grouped(diagnoses)} diagnoses without an owner, ${grouped(aDay)} a day come and go`)
  const url = await scratch.createDatabase('retention')
  await migrateFor(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { pool, close } = createDatabase({ url, poolSize: 2, statementTimeoutMs: 600_000 })
  try {
    await client.query(`alter system set autovacuum_naptime = '5s'`)
    await client.query('select pg_reload_conf()')
    await keepRecord(client, scratch, surroundings)
    await insertDays(client, { days: KEPT_DAYS, before: 0, aDay })
    await client.query('vacuum analyze diagnoses, diagnosis_evidence')
    const filled = await stateOf(client)
    line('after the first thirty days', describe(filled))
    await measureBesideThem(pool, url, scratch, surroundings)
    const inserts: Cost[] = []
    const removals: Cost[] = []
    for (let day = 1; day <= days; day += 1) {
      inserts.push(await costOf(client, scratch, () => insertDays(client, { days: 1, before: -day, aDay })))
      removals.push(await costOf(client, scratch, () => removeAnonymousDiagnoses(pool, dayStart(day - KEPT_DAYS))))
      if (day % 5 === 0) line(`after ${day} days more`, describe(await stateOf(client)))
    }
    line('an insert', ofOne(inserts, aDay))
    line('a removal', ofOne(removals, aDay))
    const longest = Math.max(...removals.map(({ ms }) => ms))
    line('longest removal of a day', `${longest.toFixed(0)} ms for ${grouped(aDay)}`)
    const last = await stateOf(client)
    line('size at the end ÷ size after thirty days', (last.bytes / filled.bytes).toFixed(2))
  } finally {
    await close()
    await client.end()
  }
}

const READS = 200

/** Measures a diagnosis without stored data, several with the data stored by then, and reads of random kept diagnoses. */
async function measureBesideThem(
  pool: pg.Pool,
  databaseUrl: string,
  scratch: ScratchServer,
  surroundings: Surroundings,
): Promise<void> {
  const service = await startMeasuredService({ databaseUrl, dataDir: `${scratch.folder}/service`, surroundings })
  try {
    const startedAt = performance.now()
    await service.diagnose(SAMPLE_LEASE)
    line('a first diagnosis, of which nothing is stored', `${(performance.now() - startedAt).toFixed(0)} ms`)
    const timings = await alternate(
      { warm: () => service.diagnose(SAMPLE_LEASE), read: () => pool.query(readAnyRecord) },
      { rounds: READS, warmUp: 0 },
    )
    timing('a diagnosis of what is stored', timings.warm)
    timing('the record of any of the others', timings.read)
  } finally {
    await service.stop()
  }
}

const readAnyRecord = `
  select length(response::text) from diagnoses
  where diagnosis_id >= (select min(diagnosis_id) + floor(random() * (max(diagnosis_id) - min(diagnosis_id)))::bigint from diagnoses)
  order by diagnosis_id limit 1`

const EPOCH = Date.parse('2026-10-01T00:00:00Z')

function dayStart(day: number): Date {
  return new Date(EPOCH + day * 86_400_000)
}

/** Makes one diagnosis, of another database, whose record all the others get. */
async function keepRecord(client: pg.Client, scratch: ScratchServer, surroundings: Surroundings): Promise<void> {
  const databaseUrl = await scratch.createDatabase('retention_record')
  const service = await startMeasuredService({ databaseUrl, dataDir: `${scratch.folder}/record`, surroundings })
  try {
    await service.diagnose(SAMPLE_LEASE)
    const { rows } = await service.database.pool.query<Record<string, unknown>>(
      `select to_jsonb(diagnoses) as record, (select jsonb_agg(each) from diagnosis_evidence as each) as evidence
       from diagnoses`,
    )
    await client.query(`create temp table bench_record (like diagnoses);
      create temp table bench_evidence (like diagnosis_evidence)`)
    for (const [table, value] of Object.entries({
      bench_record: [rows[0]?.['record']],
      bench_evidence: rows[0]?.['evidence'],
    }))
      await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(value),
      ])
    await client.query('alter table bench_evidence drop column diagnosis_id')
  } finally {
    await service.stop()
  }
}

/** `before`: how many days before the epoch the inserted days end. */
async function insertDays(
  client: pg.Client,
  { days, before, aDay }: { days: number; before: number; aDay: number },
): Promise<void> {
  for (let day = days; day >= 1; day -= 1)
    await client.query(
      `with written as (
         insert into diagnoses (contract_purpose, input_address, jibun_address, legal_district_code, pnu, deposit_manwon,
           monthly_rent_manwon, diagnosis_state, processing_status, risk_grade, total_risk_score, rule_book_version,
           request, facts_version, response, facts, timings, created_at)
         select 'JEONSE', 'Sillim-dong ' || lot, 'Gwanak-gu Sillim-dong ' || lot, '1162010200',
           '1162010200' || lpad(lot::text, 9, '0'), 12000, 0, 'success', 'COMPLETED', 'CAUTION', 40, 'retention',
           jsonb_build_object('address', 'Sillim-dong ' || lot, 'contractPurpose', 'JEONSE', 'depositAmountManwon', 12000),
           1, response, facts, timings, $1::timestamptz + number * interval '1 day' / $2
         from generate_series(0, $2::int - 1) as number
           cross join lateral (select 1 + floor(random() * 99999 + number * 0)::int as lot) as chosen
           cross join bench_record
         returning diagnosis_id
       )
       insert into diagnosis_evidence (diagnosis_id, source_key, lookup_status, failure_reason, reference_period,
         sample_level, sample_count, fact_ids, collected_at, sample)
       select written.diagnosis_id, bench_evidence.* from written cross join bench_evidence`,
      [dayStart(-before - day), aDay],
    )
}

function ofOne(costs: Cost[], aDay: number): string {
  const each = (of: (cost: Cost) => number) =>
    (costs.reduce((sum, cost) => sum + of(cost), 0) / (costs.length * aDay)).toFixed(3)
  return `${each(({ ms }) => ms)} ms, ${each(({ cpu }) => cpu)} ms of CPU, ${each(({ wal }) => wal / 1024)} KiB of log`
}

async function costOf(client: pg.Client, scratch: ScratchServer, work: () => Promise<unknown>): Promise<Cost> {
  const read = async () => {
    const { rows } = await client.query<{ wal: string }>(`select pg_current_wal_lsn() - '0/0' as wal`)
    return { wal: Number(rows[0]?.wal), cpu: cpuMsOfTree(scratch.serverPid), at: performance.now() }
  }
  const before = await read()
  await work()
  const after = await read()
  return { ms: after.at - before.at, wal: after.wal - before.wal, cpu: after.cpu - before.cpu }
}

async function stateOf(client: pg.Client): Promise<State> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<Record<keyof State, string>>(
    `select pg_total_relation_size('diagnoses') + pg_total_relation_size('diagnosis_evidence') as bytes, n_live_tup as rows, n_dead_tup as dead,
       autovacuum_count as vacuums from pg_stat_user_tables where relname = 'diagnoses'`,
  )
  const [row] = rows
  return { bytes: Number(row?.bytes), rows: Number(row?.rows), dead: Number(row?.dead), vacuums: Number(row?.vacuums) }
}

function describe({ bytes, rows, dead, vacuums }: State): string {
  return `${(bytes / MIB).toFixed(0)} MiB, ${grouped(rows)} rows, ${grouped(dead)} dead, vacuumed ${vacuums} times`
}

function grouped(value: number): string {
  return value.toLocaleString('en-US')
}
