import type { Backfill } from '../../../platform/database/backfill.ts'
import { statement } from '../../../platform/database/statement.ts'

/** One row: the last id processed, and how many rows had no status yet. */
const fill = statement<{ last: string | null; rows: number }, { after: number; limit: number }>({
  name: 'diagnosis-fill-processing-status',
  columns: { last: 'text', rows: 'int8' },
  text: `with batch as (
     select diagnosis_id, processing_status from diagnoses where diagnosis_id > :after order by diagnosis_id limit :limit
   ), changed as (
     update diagnoses set processing_status = coalesce(response->>'processingStatus', 'COMPLETED')
     where diagnosis_id in (select diagnosis_id from batch where processing_status is null)
     returning diagnosis_id
   )
   select max(diagnosis_id)::text as last, (select count(*) from changed) as rows from batch`,
})

/** Diagnoses older than the column have their status only within the answer, which has to be unpacked to query it. */
export const FILL_PROCESSING_STATUS: Backfill = {
  name: 'diagnosis processing status',
  table: 'diagnoses',
  async batch(transaction, after, limit) {
    const [done] = await fill(transaction, { after: Number(after ?? 0), limit })
    return { last: done?.last ?? null, rows: done?.rows ?? 0 }
  },
}
