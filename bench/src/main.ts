import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { SANDBOX_KEY, startSandbox } from '@lease-risk/sandbox'
import type { DistrictCatalogue } from '../../server/src/domain/district/district-catalogue.ts'
import { createDatabase, type DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { migrateFor } from '../../server/src/platform/database/request-role.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { measureAssistantTools } from './assistant-tools.ts'
import { measureBeyondMemory } from './beyond-memory.ts'
import { measureBoard } from './community-board.ts'
import { measureFanOut } from './event-fan-out.ts'
import { measureFavorites } from './favorites.ts'
import { measureScanners } from './file-scanners.ts'
import { measureAddressFiles } from './import-addresses.ts'
import { measureImport, writeExports } from './import-files.ts'
import { measurePriceImport } from './import-prices.ts'
import { measureRegisterFiles } from './import-registers.ts'
import { measureIngestion } from './ingestion.ts'
import { type Filled, fillWithFacts, measureManyFacts } from './many-facts.ts'
import { measureMarketReads } from './market-reads.ts'
import { BUSY_LEASE, SAMPLE_LEASE } from './measured-leases.ts'
import { measureMerges } from './merges-by-size.ts'
import { monthsToIngest } from './months-to-ingest.ts'
import { measurePath } from './path.ts'
import { measureReadCosts } from './read-costs.ts'
import { measureReading } from './reading.ts'
import { measureRealLots } from './real-lots.ts'
import { hasRealMonths, readRealMonths } from './real-months.ts'
import { REAL_PROVIDER_KEY, startRealProvider } from './real-provider.ts'
import { heading } from './report.ts'
import { measureRetention } from './retention.ts'
import { measureRefresh } from './scheduled-refresh.ts'
import { startScratchServer } from './scratch-database.ts'
import { type MeasuredService, type Surroundings, startMeasuredService } from './service-under-load.ts'
import { measureInstances } from './several-instances.ts'
import { measureWarmDiagnosis } from './warm-diagnosis.ts'

const { values: options } = parseArgs({
  options: {
    /** A smoke run: few rounds and small tables. */
    quick: { type: 'boolean', default: false },
    /** How many facts to store elsewhere, such as `10000,1000000`. */
    facts: { type: 'string' },
    /** The number of diagnoses without an owner that `retention` keeps. */
    diagnoses: { type: 'string', default: '600000' },
    /** The number of days in `retention` on which as many diagnoses are added as removed. */
    days: { type: 'string', default: '15' },
    /** Shows the plan of each statement of a warm diagnosis in the largest database. */
    plans: { type: 'boolean', default: false },
    /** Runs only these parts: `reading`, `warm`, `lots`, `ingestion`, `import`, `public-prices`, `refresh`, `facts`, `merges`, `market`, `homes`, `board`, `events`; and, only on request, `address-files`, `register-files`, `assistant`, `path`, `scanners`, `instances`, `reads`, `retention`, `beyond-memory`. */
    only: {
      type: 'string',
      default: 'reading,warm,lots,ingestion,import,public-prices,refresh,facts,merges,market,homes,board,events',
    },
  },
})
const { quick, plans } = options
const sizes = (options.facts ?? (quick ? '1000,20000' : '10000,1000000,10000000')).split(',').map(Number)
/** Starts at a size at which the districts that are read have a deal in nearly every month. */
const marketSizes = options.facts !== undefined ? sizes : [100_000, quick ? 200_000 : 10_000_000]
const parts = options.only.split(',')
const runs = quick ? { rounds: 50, warmUp: 20 } : { rounds: 500, warmUp: 200 }

const SAMPLE_NOW = new Date('2026-11-20T12:00:00+09:00')
/** A day whose last three completed months lie within the real data. */
const REAL_NOW = new Date('2026-08-10T12:00:00+09:00')

// runs before any server is started
if (parts.includes('reading')) measureReading({ rounds: quick ? 5 : 50, warmUp: 3 })

const scratch = await startScratchServer()
const filled = new Map<number, Filled>()
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
  if (parts.includes('lots') && hasRealMonths())
    await measureRealLots(scratch, {
      lots: 200,
      sizes: options.facts === undefined ? [0, quick ? 20_000 : 10_000_000] : sizes,
      now: REAL_NOW,
    })
  if (parts.includes('assistant'))
    await benchSample('assistant', (service) => measureAssistantTools(service, SAMPLE_LEASE, runs))
  if (parts.includes('path')) await benchSample('path', measurePath)
  if (parts.includes('ingestion')) await benchIngestion()
  if (parts.includes('import')) await benchImport()
  if (parts.includes('scanners')) await benchScanners()
  if (parts.includes('public-prices')) await benchPriceImport()
  if (parts.includes('address-files')) await benchAddressFiles()
  if (parts.includes('register-files')) await benchRegisterFiles()
  if (parts.includes('refresh')) await benchRefresh()
  if (parts.includes('homes'))
    await measureFavorites(scratch, quick ? { deals: 100_000, homes: 10_000 } : { deals: 1_000_000, homes: 100_000 })
  if (parts.includes('facts')) await measureManyFacts(await filledWith(sizes), { ...runs, plans })
  if (parts.includes('merges')) await measureMerges(await filledWith(sizes), quick ? 10 : 100)
  if (parts.includes('market')) await measureMarketReads(await filledWith(marketSizes), { ...runs, plans })
  if (parts.includes('beyond-memory')) {
    for (const one of await filledWith(sizes)) await measureBeyondMemory(one, scratch)
  }
  if (parts.includes('reads')) {
    for (const one of await filledWith(sizes)) await measureReadCosts(one, scratch, sandbox.origin)
  }
  if (parts.includes('instances') && hasRealMonths())
    await measureInstances(scratch, {
      lots: quick ? 30 : 100,
      facts: quick ? 20_000 : 1_000_000,
      seconds: quick ? 10 : 20,
      now: REAL_NOW,
    })
  if (parts.includes('retention'))
    await measureRetention(scratch, samples, {
      diagnoses: quick ? 6_000 : Number(options.diagnoses),
      days: Number(options.days),
    })
  if (parts.includes('events')) await measureFanOut(scratch, { streams: 2_000, rounds: quick ? 5 : 30 })
  if (parts.includes('board'))
    await measureBoard(scratch, samples, { posts: quick ? 20_000 : 1_000_000, ...runs, plans })
} finally {
  for (const { service } of filled.values()) await service.stop()
  await sandbox.stop()
  await scratch.stop()
}

// a COPY to the client leaves a timer, which would keep the process alive for minutes
process.exit()

/** Fills each size once, for all parts that need it. */
async function filledWith(wanted: number[]): Promise<Filled[]> {
  const found: Filled[] = []
  for (const facts of wanted) {
    const one = filled.get(facts) ?? (await fillWithFacts(scratch, samples, facts))
    filled.set(facts, one)
    found.push(one)
  }
  return found
}

async function benchWarmDiagnosis(described: string, surroundings: Surroundings, lease: object): Promise<void> {
  const databaseUrl = await scratch.createDatabase(described)
  const service = await startMeasuredService({ databaseUrl, dataDir: `${scratch.folder}/service`, surroundings })
  try {
    await measureWarmDiagnosis(service, surroundings, lease, { described, ...runs })
  } finally {
    await service.stop()
  }
}

async function benchSample(name: string, measure: (service: MeasuredService) => Promise<void>): Promise<void> {
  const databaseUrl = await scratch.createDatabase(name)
  const dataDir = `${scratch.folder}/service`
  const service = await startMeasuredService({ databaseUrl, dataDir, surroundings: samples })
  try {
    await measure(service)
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
  await migrateFor(url)
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
  const { folder } = scratch
  const files = { ...exportMonths(catalogue, folder), catalogue, folder, rounds: quick ? 1 : 3 }
  await withDatabase('import', (database) => measureImport(database, files))
}

function benchScanners(): Promise<void> {
  const catalogue = loadDistrictCatalogue()
  const { months } = monthsToIngest(catalogue, quick ? 12 : 180)
  return measureScanners({ months, catalogue, folder: scratch.folder, rounds: quick ? 1 : 5 })
}

/** Does not keep the months in memory, since a full heap would slow the measurements in this process. */
function exportMonths(catalogue: DistrictCatalogue, folder: string): { paths: string[]; described: string } {
  const { months, described } = monthsToIngest(catalogue, quick ? 12 : 180)
  return { paths: writeExports(folder, catalogue, months), described }
}

async function benchPriceImport(): Promise<void> {
  const part = { folder: scratch.folder, units: quick ? 50_000 : 2_000_000, rounds: quick ? 1 : 3 }
  await withDatabase('prices', (database) => measurePriceImport(database, part))
}

async function benchAddressFiles(): Promise<void> {
  const part = { folder: scratch.folder, addresses: quick ? 200_000 : 10_000_000 }
  await withDatabase('addresses', (database) => measureAddressFiles(database, part))
}

async function benchRegisterFiles(): Promise<void> {
  const part = { folder: scratch.folder, copies: quick ? 50 : 500 }
  await withDatabase('registers', (database) => measureRegisterFiles(database, part))
}

async function benchRefresh(): Promise<void> {
  const part = { catalogue: loadDistrictCatalogue(), districts: quick ? 20 : 250, now: () => SAMPLE_NOW }
  await withDatabase('refresh', (database) => measureRefresh(database, sandbox, part))
}

async function withDatabase(
  name: string,
  work: (database: DatabaseConnection & { url: string }) => Promise<void>,
): Promise<void> {
  const url = await scratch.createDatabase(name)
  await migrateFor(url)
  const database = createDatabase({ url, poolSize: 10, statementTimeoutMs: 120_000 })
  try {
    await work({ ...database, url })
  } finally {
    await database.close()
  }
}
