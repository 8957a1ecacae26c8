import { performance } from 'node:perf_hooks'
import { searchAddressFile } from '../../server/src/features/address-search/index.ts'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { loadRegionReader } from '../../server/src/platform/load-region-reader.ts'
import { writeAddressFiles } from './address-files.ts'
import { percentile, timingsOf } from './measure.ts'
import { count, heading, line, timing } from './report.ts'
import { runCommand } from './run-command.ts'

const SEARCHES_A_KIND = 400
/** Of a database's caches and plans. */
const WARM_UP = 40
const AIM_MS = 10

/** Imports made-up address files of ten million rows with the command, and searches them as they are typed. */
export async function measureAddressFiles(
  database: DatabaseConnection & { url: string },
  { folder: parent, addresses }: { folder: string; addresses: number },
): Promise<void> {
  const { folder, rows, questions } = writeAddressFiles(parent, addresses)
  const files = { what: 'address files', command: 'import:addresses', folder, rows, parent, tables: '^address' }
  await measureImportOfFiles(database, files)
  await searchAll(database.pool, questions)
}

/**
 * Imports the files of a folder with a command, and again. `tables`: a pattern of the names of the tables that they fill.
 * `parent`: where the command may keep its own files.
 */
export async function measureImportOfFiles(
  { pool, url }: DatabaseConnection & { url: string },
  given: { what: string; command: string; folder: string; rows: number; parent: string; tables: string },
): Promise<void> {
  const { what, command, folder, rows, parent, tables } = given
  heading(`Made-up ${what}: ${rows.toLocaleString('en-US')} rows`)
  const env = { DATABASE_URL: url, DATA_DIR: parent }
  const run = async (label: string) => {
    const startedAt = performance.now()
    const memory = await runCommand(command, [folder], env)
    const seconds = (performance.now() - startedAt) / 1000
    line(label, `${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en-US')} rows/s`)
    return memory
  }
  count('peak memory of the command, MiB', Math.round(await run('first run')), { atMost: 300 })
  await run('second run, nothing changed')
  await pool.query('vacuum analyze')
  await reportSizes(pool, tables)
}

async function reportSizes(pool: DatabaseConnection['pool'], tables: string): Promise<void> {
  const { rows } = await pool.query<{ name: string; rows: number; table: number; all: number }>(
    `select relname as name, reltuples::float8 as rows, pg_relation_size(oid)::float8 as table, pg_total_relation_size(oid)::float8 as all
     from pg_class where relname ~ $1 and relkind = 'r' order by 4 desc`,
    [tables],
  )
  const mebibytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MiB`
  for (const { name, rows: tuples, table, all } of rows) {
    const bytes =
      tuples > 0 ? `, ${(table / tuples).toFixed(0)} bytes a row, ${(all / tuples).toFixed(0)} with indexes` : ''
    line(name, `${Math.round(tuples).toLocaleString('en-US')} rows, ${mebibytes(all)}${bytes}`)
  }
  line('all', mebibytes(rows.reduce((sum, { all }) => sum + all, 0)))
}

async function searchAll(pool: DatabaseConnection['pool'], questions: { kind: string; text: string }[]): Promise<void> {
  const catalogue = loadDistrictCatalogue()
  const services = { pool, catalogue, readKeyword: loadRegionReader(catalogue) }
  const all: number[] = []
  for (const [kind, each] of Map.groupBy(questions, (question) => question.kind)) {
    const durations: number[] = []
    let found = 0
    let slowest = { text: '', milliseconds: 0 }
    for (const [at, { text }] of each.slice(0, SEARCHES_A_KIND + WARM_UP).entries()) {
      const startedAt = performance.now()
      const answer = await searchAddressFile(services, text)
      if (at < WARM_UP) continue
      const milliseconds = performance.now() - startedAt
      durations.push(milliseconds)
      if (milliseconds > slowest.milliseconds) slowest = { text, milliseconds }
      if (answer !== null) found += 1
    }
    all.push(...durations)
    timing(`${kind}, ${found} of ${durations.length} found, slowest "${slowest.text}"`, timingsOf(durations))
  }
  timing('all searches', timingsOf(all))
  count('p95 of all searches, ms', Math.round(percentile(timingsOf(all), 0.95) * 10) / 10, { atMost: AIM_MS })
}
