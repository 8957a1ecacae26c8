import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import { createDatabase, type DatabaseConnection } from '../../server/src/platform/database.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { measureScanners } from './file-scanners.ts'
import { measureImport } from './import-files.ts'
import { measureIngestion } from './ingestion.ts'
import { measureManyFacts } from './many-facts.ts'
import { measureMarketReads } from './market-reads.ts'
import { BUSY_LEASE, SAMPLE_LEASE } from './measured-leases.ts'
import { monthsToIngest } from './months-to-ingest.ts'
import { hasRealMonths, readRealMonths } from './real-months.ts'
import { REAL_PROVIDER_KEY, startRealProvider } from './real-provider.ts'
import { heading } from './report.ts'
import { measureRefresh } from './scheduled-refresh.ts'
import { startScratchServer } from './scratch-database.ts'
import { type Surroundings, startMeasuredService } from './service-under-load.ts'
import { measureWarmDiagnosis } from './warm-diagnosis.ts'

const { values: options } = parseArgs({
  options: {
    /** A smoke run: few rounds and small tables. */
    quick: { type: 'boolean', default: false },
    /** How many facts to store elsewhere, such as `10000,1000000`. */
    facts: { type: 'string' },
    /** Shows the plan of each statement of a warm diagnosis in the largest database. */
    plans: { type: 'boolean', default: false },
    /** Only these parts: `warm`, `ingestion`, `import`, `refresh`, `facts`, `market`; and, only when asked for, `scanners`. */
    only: { type: 'string', default: 'warm,ingestion,import,refresh,facts,market' },
  },
})
const { quick, plans } = options
const sizes = (options.facts ?? (quick ? '1000,20000' : '10000,1000000,10000000')).split(',').map(Number)
/** From a size on at which the districts that are read have a deal in nearly every month. */
const marketSizes = options.facts !== undefined ? sizes : [100_000, quick ? 200_000 : 10_000_000]
const parts = options.only.split(',')
const runs = quick ? { rounds: 50, warmUp: 20 } : { rounds: 500, warmUp: 200 }

const SAMPLE_NOW = new Date('2026-11-20T12:00:00+09:00')
/** Of this day the last three completed months lie within the real data. */
const REAL_NOW = new Date('2026-08-10T12:00:00+09:00')

const scratch = await startScratchServer()
const sandbox = await startSandbox({ now: () => SAMPLE_NOW })
const samples: Surroundings = { ...sandbox, key: SANDBOX_KEY, now: SAMPLE_NOW }
try {
  heading(
    `Lease Risk bench: Node ${process.versions.node}, embedded PostgreSQL without fsync, ${availableParallelism()} cores`,
  )
  if (parts.includes('warm')) {
    await benchWarmDiagnosis('sample row house', samples, SAMPLE_LEASE)
    await benchBusyDistrict()
  }
  if (parts.includes('ingestion')) await benchIngestion()
  if (parts.includes('import')) await benchImport()
  if (parts.includes('scanners')) await benchScanners()
  if (parts.includes('refresh')) await benchRefresh()
  if (parts.includes('facts')) await measureManyFacts(scratch, samples, { sizes, ...runs, plans })
  if (parts.includes('market')) await measureMarketReads(scratch, samples, { sizes: marketSizes, ...runs, plans })
} finally {
  await sandbox.stop()
  await scratch.stop()
}

// a COPY to us leaves its time limit behind, which would keep the process for minutes
process.exit()

async function benchWarmDiagnosis(described: string, surroundings: Surroundings, lease: object): Promise<void> {
  const databaseUrl = await scratch.createDatabase(described)
  const service = await startMeasuredService({ databaseUrl, dataDir: `${scratch.folder}/service`, surroundings })
  try {
    await measureWarmDiagnosis(service, surroundings, lease, { described, ...runs })
  } finally {
    await service.stop()
  }
}

async function benchBusyDistrict(): Promise<void> {
  if (!hasRealMonths()) return
  const provider = await startRealProvider(readRealMonths())
  try {
    await benchWarmDiagnosis('busy real district', { ...provider, key: REAL_PROVIDER_KEY, now: REAL_NOW }, BUSY_LEASE)
  } finally {
    await provider.stop()
  }
}

async function benchIngestion(): Promise<void> {
  const url = await scratch.createDatabase('ingestion')
  await migrate(url)
  const database = createDatabase({ url, poolSize: 4, statementTimeoutMs: 120_000 })
  try {
    const { months, described } = monthsToIngest(loadDistrictCatalogue(), quick ? 12 : 180)
    await measureIngestion(database, { months, described, rounds: quick ? 1 : 3 })
  } finally {
    await database.close()
  }
}

async function benchImport(): Promise<void> {
  const catalogue = loadDistrictCatalogue()
  const { months, described } = monthsToIngest(catalogue, quick ? 12 : 180)
  const files = { months, described, catalogue, folder: scratch.folder, rounds: quick ? 1 : 3 }
  await withDatabase('import', (database) => measureImport(database, files))
}

function benchScanners(): Promise<void> {
  const catalogue = loadDistrictCatalogue()
  const { months } = monthsToIngest(catalogue, quick ? 12 : 180)
  return measureScanners({ months, catalogue, folder: scratch.folder, rounds: quick ? 1 : 5 })
}

async function benchRefresh(): Promise<void> {
  const part = { catalogue: loadDistrictCatalogue(), districts: quick ? 20 : 250, now: () => SAMPLE_NOW }
  await withDatabase('refresh', (database) => measureRefresh(database, sandbox, part))
}

async function withDatabase(name: string, work: (database: DatabaseConnection) => Promise<void>): Promise<void> {
  const url = await scratch.createDatabase(name)
  await migrate(url)
  const database = createDatabase({ url, poolSize: 10, statementTimeoutMs: 120_000 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
