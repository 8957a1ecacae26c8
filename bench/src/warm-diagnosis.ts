import { SAMPLE_REQUESTS, type Sandbox } from '@lease-risk/sandbox'
import { startBareRoute } from './bare-route.ts'
import { captureStatements, replay, type Waves } from './captured-statements.ts'
import { alternate, median } from './measure.ts'
import { count, heading, line, ratio, timing } from './report.ts'
import type { MeasuredService } from './service-under-load.ts'

/** The lease that every measured diagnosis is about. */
export const DIAGNOSED = sampleLease('서울 관악구 신림동 1422-5')
/** 신림동, in which it lies. */
export const DIAGNOSED_DISTRICT = '1162010200'

/** What a diagnosis of stored data costs beside its SQL alone and beside Fastify alone, and how often it asks anyone. */
export async function measureWarmDiagnosis(
  service: MeasuredService,
  sandbox: Sandbox,
  runs: { rounds: number; warmUp: number },
): Promise<void> {
  sandbox.clear()
  await service.diagnose(DIAGNOSED)
  const coldCalls = sandbox.requests.length
  sandbox.clear()
  const waves = await captureStatements(service.database, () => service.diagnose(DIAGNOSED))
  const warmCalls = sandbox.requests.length
  const bytes = await service.diagnose(DIAGNOSED)
  const bare = await startBareRoute(bytes)
  const timings = await alternate(
    {
      diagnosis: () => service.diagnose(DIAGNOSED),
      sql: () => replay(service.database.pool, waves),
      bare: () => bare.post(DIAGNOSED),
    },
    runs,
  )
  await bare.stop()

  const { diagnosis, sql } = timings
  heading(`Warm diagnosis, over loopback HTTP with the client in this process (${runs.rounds} rounds, A B C A B C)`)
  timing('A  warm diagnosis', diagnosis)
  timing(`B  its ${waves.flat().length} SQL statements alone (${shapeOf(waves)})`, sql)
  timing(`C  bare Fastify route, same ${Buffer.byteLength(bytes).toLocaleString('en-US')} bytes`, timings.bare)
  ratio('A ÷ B', median(diagnosis) / median(sql), { atMost: 2 })
  ratio('A ÷ C', median(diagnosis) / median(timings.bare))
  line('A − B − C, our own work', `${(median(diagnosis) - median(sql) - median(timings.bare)).toFixed(2)} ms`)
  count('SQL statements of a warm diagnosis', waves.flat().length, { atMost: 6 })
  count('provider calls of a warm diagnosis', warmCalls, { atMost: 0 })
  count('provider calls of a cold diagnosis', coldCalls)
}

/** `1 → 1 → 3 → 1`: how many ran side by side. */
function shapeOf(waves: Waves): string {
  return waves.map((wave) => wave.length).join(' → ')
}

function sampleLease(address: string): object {
  const sample = SAMPLE_REQUESTS.find(({ body }) => body.address === address)
  if (sample === undefined) throw new Error(`the sandbox has no sample request for ${address}`)
  return sample.body
}
