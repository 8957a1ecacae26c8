import pg from 'pg'
import { captureStatements, replay, statementPlans } from './captured-statements.ts'
import { addFactsElsewhere } from './facts-elsewhere.ts'
import { alternate, median } from './measure.ts'
import { SAMPLE_LEASE, SAMPLE_LEASE_DISTRICT } from './measured-leases.ts'
import { count, heading, line, ratio, timing } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'
import { type MeasuredService, type Surroundings, startMeasuredService } from './service-under-load.ts'

export type Filled = { facts: number; service: MeasuredService }

/**
 * Measures the same warm diagnosis in databases with an increasing number of deals of other districts. Each size has its
 * own database and service, which are called in turn.
 */
export async function measureManyFacts(
  filled: Filled[],
  options: { rounds: number; warmUp: number; plans: boolean },
): Promise<void> {
  const { rounds, warmUp } = options
  heading(`Warm diagnosis with facts stored elsewhere in the country (${rounds} rounds, in turn)`)
  const timings = await alternate(
    Object.fromEntries(filled.map(({ facts, service }) => [facts, () => service.diagnose(SAMPLE_LEASE)])),
    { rounds, warmUp },
  )
  for (const { facts } of filled) {
    const found = timings[facts]
    if (found !== undefined) timing(`with ${facts.toLocaleString('en-US')} facts`, found)
  }
  await compareSql(filled, { rounds, warmUp })
  const largest = filled.at(-1)
  const [first, last] = [timings[filled[0]?.facts ?? 0], timings[largest?.facts ?? 0]]
  if (first !== undefined && last !== undefined) ratio('last ÷ first', median(last) / median(first), { atMost: 1.3 })
  if (options.plans && largest !== undefined) await printPlans(largest.service)
}

/** Starts a service on a new database with one diagnosis and `facts` made-up deals of other districts. */
export async function fillWithFacts(
  scratch: ScratchServer,
  surroundings: Surroundings,
  facts: number,
): Promise<Filled> {
  const databaseUrl = await scratch.createDatabase(`facts_${facts}`)
  const service = await startMeasuredService({ databaseUrl, dataDir: `${scratch.folder}/service`, surroundings })
  await service.diagnose(SAMPLE_LEASE)
  const startedAt = performance.now()
  await addFactsElsewhere(databaseUrl, facts, { except: [SAMPLE_LEASE_DISTRICT], now: surroundings.now })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Record<'stored' | 'here' | 'size' | 'heap' | 'all', string>>(
    `select count(*) as stored, count(*) filter (where legal_district_code = $1) as here,
       pg_size_pretty(pg_database_size(current_database())) as size,
       pg_table_size('transaction_facts') as heap, pg_total_relation_size('transaction_facts') as all
     from transaction_facts`,
    [SAMPLE_LEASE_DISTRICT],
  )
  await client.end()
  const [stored, here, heap, all] = (['stored', 'here', 'heap', 'all'] as const).map((name) => Number(rows[0]?.[name]))
  line(
    `filled in ${seconds} s`,
    `${stored?.toLocaleString('en-US')} facts, of them ${here?.toLocaleString('en-US')} in the diagnosed district; ${rows[0]?.size}`,
  )
  const each = (bytes = 0) => Math.round(bytes / (stored ?? 1))
  line('bytes of a fact', `${each(heap)} in the table, ${each(all)} with its indexes`)
  return { facts, service }
}

/** Measures only the statements, so that growth in the database is not masked by the rest of a diagnosis. */
async function compareSql(filled: Filled[], runs: { rounds: number; warmUp: number }): Promise<void> {
  const replays = await Promise.all(
    filled.map(async ({ facts, service }) => {
      const waves = await captureStatements(service.database, () => service.diagnose(SAMPLE_LEASE))
      return [facts, () => replay(service.database.pool, waves)] as const
    }),
  )
  const timings = await alternate(Object.fromEntries(replays), runs)
  for (const { facts } of filled) {
    const found = timings[facts]
    if (found !== undefined) timing(`SQL alone with ${facts.toLocaleString('en-US')} facts`, found)
  }
}

async function printPlans(service: MeasuredService): Promise<void> {
  const waves = await captureStatements(service.database, () => service.diagnose(SAMPLE_LEASE))
  const plans = await statementPlans(service.database.pool, waves.flat())
  count('statements explained', plans.length)
  for (const plan of plans) process.stdout.write(`\n${plan}\n`)
}
