import { startBareRoute } from './bare-route.ts'
import { anew, captureStatements, replay, type Waves } from './captured-statements.ts'
import { alternate, median } from './measure.ts'
import { count, heading, line, ratio, timing } from './report.ts'
import type { MeasuredService, Surroundings } from './service-under-load.ts'

/** Compares a diagnosis of stored data with its SQL alone and with Fastify alone, and counts its provider calls. */
export async function measureWarmDiagnosis(
  service: MeasuredService,
  { requests }: Surroundings,
  lease: object,
  { described, ...runs }: { described: string; rounds: number; warmUp: number },
): Promise<void> {
  const before = requests.length
  await service.diagnose(lease)
  const coldCalls = requests.length - before
  const waves = await captureStatements(service.database, () => service.diagnose(lease))
  const warmCalls = requests.length - before - coldCalls
  const { rows } = await service.database.pool.query<{ deals: number }>(
    'select count(*) as deals from transaction_facts',
  )
  const bytes = await service.diagnose(lease)
  const bare = await startBareRoute(bytes)
  const timings = await alternate(
    {
      diagnosis: () => service.diagnose(lease),
      sql: () => replay(service.database.pool, waves),
      bare: () => bare.post(lease),
    },
    runs,
  )
  await bare.stop()
  const alone = await alternate(statementsAlone(service, waves), runs)

  const { diagnosis, sql } = timings
  heading(
    `Warm diagnosis, ${described}: over loopback HTTP, client in this process (${runs.rounds} rounds, A B C A B C)`,
  )
  count('deals stored', rows[0]?.deals ?? 0)
  timing('A  warm diagnosis', diagnosis)
  timing(`B  its ${waves.flat().length} SQL statements alone (${shapeOf(waves)})`, sql)
  timing(`C  bare Fastify route, same ${Buffer.byteLength(bytes).toLocaleString('en-US')} bytes`, timings.bare)
  ratio('A ÷ B', median(diagnosis) / median(sql), { atMost: 2 })
  ratio('A ÷ C', median(diagnosis) / median(timings.bare))
  line('A − B − C, our own work', `${(median(diagnosis) - median(sql) - median(timings.bare)).toFixed(2)} ms`)
  for (const [name, timings] of Object.entries(alone)) timing(`   ${name} alone`, timings)
  count('SQL statements of a warm diagnosis', waves.flat().length, { atMost: 6 })
  count('provider calls of a warm diagnosis', warmCalls, { atMost: 0 })
  count('provider calls of a cold diagnosis', coldCalls)
}

/** The number of concurrent statements per wave, such as `1 → 1 → 3 → 1`. */
function shapeOf(waves: Waves): string {
  return waves.map((wave) => wave.length).join(' → ')
}

function statementsAlone(service: MeasuredService, waves: Waves): Record<string, () => Promise<unknown>> {
  const { pool } = service.database
  return Object.fromEntries(
    waves.flat().map((config, index) => [config.name ?? `statement ${index + 1}`, () => pool.query(anew(config))]),
  )
}
