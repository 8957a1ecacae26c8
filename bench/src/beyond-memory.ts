import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import type { LegalDistrict } from '../../server/src/domain/district/legal-district.ts'
import type { Manifest } from '../../server/src/platform/backup/archive.ts'
import { restoreBackup } from '../../server/src/platform/backup/restore-backup.ts'
import { writeBackup } from '../../server/src/platform/backup/write-backup.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { serviceVersion } from '../../server/src/platform/process/service-version.ts'
import { createLocalStorage } from '../../server/src/platform/storage.ts'
import type { Filled } from './many-facts.ts'
import { alternate } from './measure.ts'
import { SAMPLE_LEASE } from './measured-leases.ts'
import { heading, line, timing } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'
import type { MeasuredService } from './service-under-load.ts'

const DISTRICTS = 100
const GIB = 1024 ** 3

/**
 * Measures first-time requests, which read from disk if the deals do not fit into memory, and a backup of the deals.
 * Run it in a memory cgroup that is smaller than the database.
 */
export async function measureBeyondMemory({ facts, service }: Filled, scratch: ScratchServer): Promise<void> {
  heading(`Beside ${facts.toLocaleString('en-US')} facts, each question for the first time`)
  const leases = SAMPLE_REQUESTS.map(({ body }) => body).filter((body) => body !== SAMPLE_LEASE)
  await timeEach('a diagnosis, of which only the deals are stored', leases, (lease) => service.diagnose(lease))
  const districts = await anyDistricts(service, 2 * DISTRICTS)
  await timeEach('regional analysis of any district', districts.slice(0, DISTRICTS), ({ fullName }) =>
    service.ask('/api/regional-indicator-analyses', { rawKeyword: `${fullName} 아파트 전세` }),
  )
  await timeEach('region trend of any district', districts.slice(DISTRICTS), ({ code }) =>
    service.ask(`/api/regions/${code}/trend?propertyType=ROW_HOUSE_MULTI_UNIT`),
  )
  await backUpAndRestore(service, scratch)
}

async function timeEach<T>(label: string, questions: T[], ask: (question: T) => Promise<unknown>): Promise<void> {
  const waiting = questions.values()
  const inTurn = () => ask(waiting.next().value as T)
  const { asked } = await alternate({ asked: inTurn }, { rounds: questions.length, warmUp: 0 })
  timing(`${label}, ${questions.length}`, asked)
}

/** Districts with deals, in no particular order. */
async function anyDistricts({ database }: MeasuredService, limit: number): Promise<LegalDistrict[]> {
  const { rows } = await database.pool.query<{ code: string }>(
    `select legal_district_code as code from district_evidence where transaction_count > 0
     order by md5(legal_district_code) limit $1`,
    [limit],
  )
  const catalogue = loadDistrictCatalogue()
  return rows.flatMap(({ code }) => catalogue.find(code) ?? [])
}

async function backUpAndRestore({ databaseUrl }: MeasuredService, scratch: ScratchServer): Promise<void> {
  const path = join(scratch.folder, 'backup')
  const storage = await createLocalStorage(join(scratch.folder, 'service'))
  const written = await timed(() =>
    writeBackup({ databaseUrl, storage, path, version: serviceVersion, now: new Date() }),
  )
  const rows = written.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  line(
    'a backup',
    `${written.seconds} s, ${rows.toLocaleString('en-US')} rows, ${(statSync(path).size / GIB).toFixed(2)} GiB`,
  )
  const empty = await scratch.createDatabase('restored')
  const restored = await timed(() => restoreBackup({ databaseUrl: empty, storage, path, replace: false }))
  line('the same restored into an empty database', `${restored.seconds} s`)
  rmSync(path)
}

async function timed(work: () => Promise<Manifest>): Promise<{ manifest: Manifest; seconds: string }> {
  const startedAt = performance.now()
  const manifest = await work()
  return { manifest, seconds: ((performance.now() - startedAt) / 1000).toFixed(0) }
}
