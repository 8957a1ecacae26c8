import type { Pool } from 'pg'
import { readTogether } from '../../platform/database/ask-together.ts'
import { statement } from '../../platform/database/statement.ts'
import { INDICATOR_SOURCES, WHOLE_COUNTRY } from './collect-target.ts'
import type { TargetOutcome } from './refresh-targets.ts'

const selectLast = statement<{ last_status: TargetOutcome['status'] }, { sources: string[]; lawdCd: string }>({
  name: 'last-indicator-answer',
  columns: { last_status: 'text' },
  text: `select last_status from refresh_targets
   where source = any(:sources) and lawd_cd = :lawdCd and last_attempt_at is not null
   order by last_attempt_at desc limit 1`,
})

/**
 * How the last collection of published indicators ended, by the newest reply of any table; `null`: none was attempted
 * yet. Requests that arrive while others read are answered by one statement that begins after they arrived.
 */
const lastAnswer = readTogether(async (pool, asks: null[]) => {
  const [answer] = await selectLast(pool, { sources: INDICATOR_SOURCES, lawdCd: WHOLE_COUNTRY })
  return asks.map(() => answer?.last_status ?? null)
})

export function readLastIndicatorAnswer(pool: Pool): Promise<TargetOutcome['status'] | null> {
  return lastAnswer(pool, null)
}
