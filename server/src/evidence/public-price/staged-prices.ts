import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DatabaseError, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { statement } from '../../platform/database/statement.ts'
import { RUN_COLUMNS } from './lot-runs.ts'

/** Approximate number of lines merged in one transaction, which others wait for in their districts. */
const LINES_PER_MERGE = 10_000
const UNIQUE_VIOLATION = '23505'

/** Lots from `from` (inclusive) to `to` (exclusive); `null` for all the rest. */
export type LotRange = { from: string; to: string | null }

export type StagedPrices = {
  ranges: LotRange[]
  /** Whether some lot, kind and year is in several lines. */
  isScattered: boolean
}

/** Recreates the connection's temporary table `staged_prices`, empty. */
export async function openPriceStaging(client: PoolClient): Promise<void> {
  await client.query('drop table if exists staged_prices')
  await client.query(
    `create temp table staged_prices as select ${RUN_COLUMNS.join(', ')} from imported_public_prices with no data`,
  )
}

/** Recreates the connection's temporary table `staged_prices`, fills it with the lines of one file, and plans the merges. */
export async function stagePrices(client: PoolClient, lines: AsyncIterable<string>): Promise<StagedPrices> {
  await openPriceStaging(client)
  await pipeline(
    Readable.from(lines),
    client.query(copyFrom(`copy staged_prices (${RUN_COLUMNS.join(', ')}) from stdin`)),
  )
  const isScattered = !(await indexOnce(client))
  if (isScattered) await client.query('create index on staged_prices (pnu)')
  return { ranges: await planMerges(client), isScattered }
}

/** A unique index: the cheapest test whether each lot, kind and year is in one line, as it nearly always is. */
async function indexOnce(client: PoolClient): Promise<boolean> {
  try {
    await client.query('create unique index on staged_prices (pnu, kind, base_year)')
    return true
  } catch (error) {
    if ((error as DatabaseError).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

const cutsOfStagedPrices = statement<{ from: string }>({
  name: 'cuts-of-staged-prices',
  columns: { from: 'text' },
  text: `
    with numbered as (
      select pnu, row_number() over (order by pnu) - 1 as place from staged_prices
    ), cuts as (
      select distinct pnu from numbered where place % ${LINES_PER_MERGE} = 0
    )
    select pnu::text as from from cuts order by pnu`,
})

/** Splits the staged lots into ranges with about the same number of lines. A lot is never split. */
async function planMerges(client: PoolClient): Promise<LotRange[]> {
  const rows = await cutsOfStagedPrices(client)
  return rows.map((row, index) => ({ ...row, to: rows[index + 1]?.from ?? null }))
}
