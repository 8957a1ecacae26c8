import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type CollectedMonth, mergeMonth } from '../../server/src/evidence/deals/index.ts'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { alternate, median } from './measure.ts'
import { heading, line, ratio } from './report.ts'

/** Compares rows per second of `mergeMonth` and plain COPY of the same rows into one table, a month per transaction. */
export async function measureIngestion(
  database: DatabaseConnection,
  { months, described, rounds }: { months: CollectedMonth[]; described: string; rounds: number },
): Promise<void> {
  const { pool } = database
  const rowCount = months.reduce((sum, month) => sum + month.deals.length, 0)
  const empty = () =>
    pool.query('truncate transaction_facts, market_statistics_monthly, collection_ledger, stored_lots, district_lots')
  const merge = async () => {
    for (const month of months) await mergeMonth(pool, month)
  }
  const written = async () => {
    const { rows } = await pool.query<{ bytes: number }>(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes`)
    return rows[0]?.bytes ?? 0
  }
  await empty()
  const before = await written()
  await merge()
  const logged = ((await written()) - before) / rowCount
  const dumps = await Promise.all(months.map((month) => dumpMonth(pool, month)))
  const copy = async () => {
    for (const dump of dumps) await copyMonth(pool, dump)
  }
  const timings = await alternate({ emptyA: empty, merge, again: merge, emptyB: empty, copy }, { rounds, warmUp: 1 })
  const rate = (name: 'merge' | 'again' | 'copy') => rowCount / (median(timings[name]) / 1000)
  const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')} rows/s`
  heading(
    `Ingestion of ${described}: ${rowCount.toLocaleString('en-US')} rows, ${months.length} months (${rounds} rounds, A B A B)`,
  )
  line('A  mergeMonth into an empty table', perSecond(rate('merge')))
  line('B  COPY of the same rows, ready-made text', perSecond(rate('copy')))
  ratio('A ÷ B', rate('merge') / rate('copy'), { atLeast: 0.5 })
  line('log of the database for a row, without full pages', `${Math.round(logged)} bytes`)
  line('the same months again, nothing changed', perSecond(rate('again')))
}

/** The rows of one month exactly as `mergeMonth` stored them, in COPY's text format. */
async function dumpMonth(pool: DatabaseConnection['pool'], month: CollectedMonth): Promise<Buffer> {
  const { source, lawdCd, dealMonth } = month
  return withClient(pool, async (client) => {
    const rows = client.query(
      copyTo(
        `copy (select * from transaction_facts
           where source = '${source}' and lawd_cd = '${lawdCd}' and deal_month = '${dealMonth}') to stdout`,
      ),
    )
    return Buffer.concat(await rows.toArray())
  })
}

function copyMonth(pool: DatabaseConnection['pool'], dump: Buffer): Promise<void> {
  return withClient(pool, async (client) => {
    await pipeline(Readable.from([dump]), client.query(copyFrom('copy transaction_facts from stdin')))
  })
}

async function withClient<T>(pool: DatabaseConnection['pool'], work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
