import { setTimeout as sleep } from 'node:timers/promises'
import type { Backfill } from './backfill.ts'

/** Counts how often each row was processed; slow, so that a test can kill it midway. */
export const countRows: Backfill = {
  name: 'count rows',
  table: 'numbered',
  async batch(transaction, after, limit) {
    const { rows } = await transaction.query<{ last: string | null; rows: number }>(
      `with changed as (
         update numbered set times = times + 1
         where id in (select id from numbered where id > $1 order by id limit $2) returning id
       )
       select max(id)::text as last, count(*)::int as rows from changed`,
      [after ?? 0, limit],
    )
    await sleep(300)
    return rows[0] ?? { last: null, rows: 0 }
  },
}
