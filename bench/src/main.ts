import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { startSandbox } from '@lease-risk/sandbox'
import { createDatabase } from '../../server/src/platform/database.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import { measureIngestion } from './ingestion.ts'
import { measureManyFacts } from './many-facts.ts'
import { monthsToIngest } from './months-to-ingest.ts'
import { heading } from './report.ts'
import { type ScratchServer, startScratchServer } from './scratch-database.ts'
import { NOW, startMeasuredService } from './service-under-load.ts'
import { measureWarmDiagnosis } from './warm-diagnosis.ts'

const { values: options } = parseArgs({
  options: {
    /** A smoke run: few rounds and small tables. */
    quick: { type: 'boolean', default: false },
    /** How many facts to store elsewhere, such as `10000,1000000`. */
    facts: { type: 'string' },
    /** Shows the plan of each statement of a warm diagnosis in the largest database. */
    plans: { type: 'boolean', default: false },
    /** Only these parts: `warm`, `ingestion`, `facts`. */
    only: { type: 'string', default: 'warm,ingestion,facts' },
  },
})
const { quick, plans } = options
const sizes = (options.facts ?? (quick ? '1000,20000' : '10000,1000000,10000000')).split(',').map(Number)
const parts = options.only.split(',')
const runs = quick ? { rounds: 50, warmUp: 20 } : { rounds: 1000, warmUp: 300 }

const scratch = await startScratchServer()
const sandbox = await startSandbox({ now: () => NOW })
try {
  heading(
    `Lease Risk bench: Node ${process.versions.node}, embedded PostgreSQL without fsync, ${availableParallelism()} cores`,
  )
  if (parts.includes('warm')) await benchWarmDiagnosis(scratch)
  if (parts.includes('ingestion')) await benchIngestion(scratch)
  if (parts.includes('facts')) await measureManyFacts(scratch, sandbox, { sizes, ...runs, plans })
} finally {
  await sandbox.stop()
  await scratch.stop()
}

async function benchWarmDiagnosis({ createDatabase: create, folder }: ScratchServer): Promise<void> {
  const databaseUrl = await create('warm')
  const service = await startMeasuredService({ databaseUrl, dataDir: `${folder}/service`, sandbox })
  try {
    await measureWarmDiagnosis(service, sandbox, runs)
  } finally {
    await service.stop()
  }
}

async function benchIngestion({ createDatabase: create }: ScratchServer): Promise<void> {
  const url = await create('ingestion')
  await migrate(url)
  const database = createDatabase({ url, poolSize: 4, statementTimeoutMs: 120_000 })
  try {
    const { months, described } = monthsToIngest(loadDistrictCatalogue(), quick ? 12 : 180)
    await measureIngestion(database, { months, described, rounds: quick ? 1 : 3 })
  } finally {
    await database.close()
  }
}
