import type { Pool } from 'pg'
import { statement } from '../../platform/statement.ts'
import { INDICATOR_SOURCES, WHOLE_COUNTRY } from './collect-target.ts'
import type { TargetOutcome } from './refresh-targets.ts'

const selectLast = statement<{ last_status: TargetOutcome['status'] }, { sources: string[]; lawdCd: string }>({
  name: 'last-indicator-answer',
  columns: { last_status: 'text' },
  text: `select last_status from refresh_targets
   where source = any(:sources) and lawd_cd = :lawdCd and last_attempt_at is not null
   order by last_attempt_at desc limit 1`,
})

/** How collecting the published indicators ended last, the newest answer of any table; `null`: nobody has tried yet. */
export async function readLastIndicatorAnswer(pool: Pool): Promise<TargetOutcome['status'] | null> {
  const [answer] = await selectLast(pool, { sources: INDICATOR_SOURCES, lawdCd: WHOLE_COUNTRY })
  return answer?.last_status ?? null
}
