import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import pg from 'pg'
import { unpackRecord } from '../../server/src/features/diagnosis/index.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { createLogger } from '../../server/src/platform/log.ts'
import { startDemoService } from '../../server/src/start/demo-service.ts'
import { type RunningService, startService } from '../../server/src/start/start-service.ts'
import { commonTexts } from './common-texts.ts'
import { madeUpMonths } from './months-to-ingest.ts'
import { REAL_PROVIDER_KEY, startRealProvider } from './real-provider.ts'
import { startScratchServer } from './scratch-database.ts'

// Writes the texts that the diagnoses of the sample requests share, as a dictionary for future diagnoses:
// `npm run dictionary:generate -- FILE`. A dictionary that is in use is never overwritten.
/** Amounts and terms that produce other sentences, in addition to the unchanged sample requests. */
const TERMS = [
  {},
  { depositAmountManwon: 3_000 },
  { depositAmountManwon: 45_000 },
  { depositAmountManwon: 900_000 },
  { exclusiveAreaSquareMeter: null, floorNumber: null },
  { exclusiveAreaSquareMeter: 900 },
  { contractPurpose: 'MONTHLY_RENT', depositAmountManwon: 2_000, monthlyRentAmountManwon: 70 },
  {
    contractPurpose: 'MONTHLY_RENT',
    depositAmountManwon: 0,
    monthlyRentAmountManwon: 250,
    maintenanceFeeAmountManwon: 9,
  },
]

/** Lots with many deals, with few and without any. */
const MADE_UP_LEASES = ['신림동 90', '신림동 7', '신림동 1900', '봉천동 12'].map((lot) => ({
  address: `서울 관악구 ${lot}`,
  contractPurpose: 'JEONSE',
  depositAmountManwon: 30_000,
  exclusiveAreaSquareMeter: 59.9,
  floorNumber: 8,
}))

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the file to write')
const folder = mkdtempSync(join(tmpdir(), 'record-dictionary-'))
const scratch = await startScratchServer()
const provider = await startRealProvider(madeUpMonths())
const environment = { PORT: '0', RATE_LIMIT_ENABLED: 'false', LOG_LEVEL: 'error' }
const log = createLogger('error')
try {
  const sampleUrl = await scratch.createDatabase('samples')
  const demo = { ...environment, DATABASE_URL: sampleUrl, DATA_DIR: folder, CLOCK_NOW: '2026-11-20T03:00:00Z' }
  const samples = await recordsOf(
    await startDemoService(demo, () => log),
    sampleUrl,
    SAMPLE_REQUESTS.map(({ body }) => body),
  )
  // without prices and fits, and with buildings settled by the register: these cases have their own sentences
  const madeUpUrl = await scratch.createDatabase('made_up')
  const config = loadConfig({
    ...environment,
    DATABASE_URL: madeUpUrl,
    DATA_DIR: folder,
    CLOCK_NOW: '2026-08-10T03:00:00Z',
    DATA_GO_KR_BASE_URL: provider.origin,
    DATA_GO_KR_SERVICE_KEY: REAL_PROVIDER_KEY,
    VWORLD_BASE_URL: provider.origin,
    VWORLD_KEY: 'any',
    VWORLD_DOMAIN: 'localhost',
  })
  const madeUp = await recordsOf(await startService({ config, log, dataMode: 'live' }), madeUpUrl, MADE_UP_LEASES)
  writeFileSync(file, commonTexts([...samples, ...madeUp]))
} finally {
  await provider.stop()
  await scratch.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Returns the packed text for each lease with all terms: the response, a line feed and its basis. */
async function recordsOf(service: RunningService, url: string, leases: object[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const lease of leases) {
      for (const terms of TERMS) {
        await fetch(`${service.origin}/api/rent-risk-diagnoses`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...lease, ...terms }),
        })
      }
    }
    const { rows } = await client.query<{ record: Buffer }>('select record from diagnoses order by diagnosis_id')
    return rows.map(({ record }) => {
      const { answer, basis } = unpackRecord(record)
      return `${answer.toString('utf8')}\n${JSON.stringify(basis())}`
    })
  } finally {
    await client.end()
    for (const [, close] of service.closing) await close()
  }
}
