import type { Pool } from 'pg'

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  Plans?: Plan[]
}

/** Runs `work` with a pool that explains statements and returns no rows. @returns the number of rows read from these tables. */
export async function rowsRead(pool: Pool, tables: string[], work: (pool: Pool) => Promise<unknown>): Promise<number> {
  let read = 0
  const explaining = {
    async query({ text, values }: { text: string; values?: unknown[] }) {
      const explained = await pool.query(`explain (analyze, format json) ${text}`, values)
      read += rowsOf(explained.rows[0]['QUERY PLAN'][0].Plan, tables)
      return { rows: [] }
    },
  } as unknown as Pool
  await work(explaining)
  return read
}

function rowsOf(plan: Plan, tables: string[]): number {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
  const below = (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each, tables), 0)
  return below + (tables.includes(plan['Relation Name'] ?? '') ? own : 0)
}
