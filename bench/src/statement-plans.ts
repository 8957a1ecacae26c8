import type { Pool, QueryConfig } from 'pg'

/** Returns the plan of each statement for the captured parameters and its generic plan. All writes are rolled back. */
export async function statementPlans(pool: Pool, statements: QueryConfig[]): Promise<string[]> {
  const client = await pool.connect()
  const plans: string[] = []
  try {
    await client.query('begin')
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set local plan_cache_mode = ${mode}`)
      for (const { name, text, values } of statements) {
        const explained = await client.query<{ 'QUERY PLAN': string }>({
          text: `explain (analyze, buffers) ${text}`,
          ...(values === undefined ? {} : { values }),
        })
        plans.push([`${name ?? 'unnamed'}, ${mode}`, ...explained.rows.map((row) => row['QUERY PLAN'])].join('\n'))
      }
    }
    return plans
  } finally {
    await client.query('rollback')
    client.release()
  }
}
