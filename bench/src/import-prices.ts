import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { importPublicPrices } from '../../server/src/features/public-prices/index.ts'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { openPublicPriceFile } from '../../server/src/providers/public-price/price-file.ts'
import { alternate, median } from './measure.ts'
import { writePriceFiles } from './price-files.ts'
import { count, heading, line, ratio } from './report.ts'
import { runCommand } from './run-command.ts'

const CHUNK_BYTES = 64 * 1024

/**
 * Compares rows per second of the import of the published files with one COPY of the same rows, one row per unit, into a
 * table of the same columns with an index by lot, and with one into a table without any index, unusable for reads.
 */
export async function measurePriceImport(
  { pool, url }: DatabaseConnection & { url: string },
  { folder, units, rounds }: { folder: string; units: number; rounds: number },
): Promise<void> {
  const { paths, rows } = writePriceFiles(folder, units)
  const catalogue = loadDistrictCatalogue()
  const empty = () =>
    pool.query('truncate imported_public_prices, imported_files, stored_lots, district_lots, district_evidence')
  const importAll = () =>
    importPublicPrices(
      {
        pool,
        catalogue,
        now: () => new Date(),
        onRefused: ({ line: row, reason }) => {
          throw new Error(`line ${row} of the bench's own file was refused: ${reason}`)
        },
        onProgress: () => undefined,
      },
      paths.map(openPublicPriceFile),
    )
  await importAll()
  const { rows: sizes } = await pool.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relname in ('imported_public_prices', 'stored_lots') order by 1`,
  )
  await pool.query(`create table bench_units (pnu bigint)`)
  const dump = await dumpUnits(pool)
  const copyInto = (index: string) => async () => {
    await pool.query(`drop table bench_units; create table bench_units (${UNIT_COLUMNS.join(', ')}); ${index}`)
    await copyUnits(pool, dump)
  }
  const timings = await alternate(
    {
      empty,
      first: importAll,
      again: importAll,
      copy: copyInto('create index on bench_units (pnu, kind, base_year)'),
      bare: copyInto(''),
    },
    { rounds, warmUp: 0 },
  )
  const rate = (name: 'first' | 'copy' | 'bare') => rows / (median(timings[name]) / 1000)
  const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')} rows/s`
  heading(
    `Import of made-up public prices as ${paths.length} files: ${rows.toLocaleString('en-US')} rows (${rounds} rounds)`,
  )
  line('A  import into empty tables', perSecond(rate('first')))
  line('B  COPY of the same rows, a row a unit, index by lot', perSecond(rate('copy')))
  line('C  the same without any index', perSecond(rate('bare')))
  ratio('A ÷ B', rate('first') / rate('copy'), { atLeast: 0.5 })
  ratio('A ÷ C', rate('first') / rate('bare'))
  ratio('first ÷ second run of unchanged files', median(timings.first) / median(timings.again), { atLeast: 10 })
  for (const { name, bytes } of sizes) count(`bytes a row in ${name}`, Math.round(bytes / rows))
  await pool.query('drop table bench_units')
  await empty()
  const memory = await runCommand('import:public-prices', paths, { DATABASE_URL: url, DATA_DIR: folder })
  count('peak memory of the command, MiB', Math.round(memory), { atMost: 300 })
}

const UNIT_COLUMNS = [
  'pnu bigint',
  'kind public_price_kind',
  'base_year smallint',
  'base_month smallint',
  'as_of date',
  'source text',
  'building_name text',
  'dong text',
  'ho text',
  'floor smallint',
  'area real',
  'price bigint',
]

async function dumpUnits(pool: DatabaseConnection['pool']): Promise<Buffer[]> {
  const client = await pool.connect()
  try {
    const rows = client.query(
      copyTo(
        `copy (
           select pnu, kind, base_year, base_month, as_of, source, building_name, dong, ho, floor, area, price
           from imported_public_prices cross join lateral unnest(dongs, hos, floors, areas, prices)
             as unit (dong, ho, floor, area, price)
           order by kind, pnu
         ) to stdout`,
      ),
    )
    const text = Buffer.concat(await rows.toArray())
    return Array.from({ length: Math.ceil(text.length / CHUNK_BYTES) }, (_, at) =>
      text.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
    )
  } finally {
    client.release()
  }
}

async function copyUnits(pool: DatabaseConnection['pool'], dump: Buffer[]): Promise<void> {
  const client = await pool.connect()
  try {
    await pipeline(Readable.from(dump), client.query(copyFrom('copy bench_units from stdin')))
  } finally {
    client.release()
  }
}
