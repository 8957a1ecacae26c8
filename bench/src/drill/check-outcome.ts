import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createAuditSeal, verifyChain } from '../../../server/src/features/audit/index.ts'
import { checkHistory, type Findings, isWhole } from './check-history.ts'
import type { Recorder, Stored } from './history.ts'
import { DRILL_AUDIT_SECRET } from './instance.ts'
import { OTHER_DEPOSITS_MANWON } from './traffic.ts'

export type Outcome = {
  acknowledged: number
  findings: Findings
  auditBreak: unknown
  unfinished: number
  /** Whether none of the above shows a problem. */
  isWhole: boolean
}

/** The queue retries a job that has failed four times after a minute. */
const PATIENCE_MS = 120_000
const IDLE_WITHIN_MS = 30_000

/** Queries for the rows that the traffic of a drill leaves. */
const STORED: [Stored['kind'], text: string][] = [
  [
    'log',
    `select 'diagnoses' as object, deposit_manwon::text as value, diagnosis_id::text as stored_as
     from diagnoses where deposit_manwon > ${OTHER_DEPOSITS_MANWON} order by diagnosis_id`,
  ],
  ['set', `select 'ends' as object, subject as value from outbox where event_type = 'DIAGNOSIS_FINISHED'`],
  ['log', `select 'users' as object, username as value from users where username like 'drill.%' order by user_id`],
  [
    'log',
    `select 'audited' as object, request_id as value from audit_logs where request_id like 'drill-%' order by audit_id`,
  ],
  [
    'log',
    `select 'posts' as object, title as value, post_id::text as stored_as
     from posts join post_texts using (post_id) where title like 'drill %' order by post_id`,
  ],
  [
    'log',
    `select 'comments of ' || post_id as object, content as value, comment_id::text as stored_as
     from comments where content like 'drill %' order by comment_id`,
  ],
  ['register', `select 'memo of ' || favorite_id as object, memo as value from favorites where memo like 'drill %'`],
]

/** Compares the history with the stored data once the asynchronous diagnoses have finished. */
export async function checkOutcome(pool: pg.Pool, history: Recorder): Promise<Outcome> {
  const unfinished = await untilFinished(pool)
  const findings = checkHistory(history.events, await readStored(pool))
  const { firstBreak } = await verifyChain(pool, createAuditSeal(DRILL_AUDIT_SECRET))
  return {
    acknowledged: history.countDone(),
    findings,
    auditBreak: firstBreak,
    unfinished,
    isWhole: isWhole(findings) && unfinished === 0 && firstBreak === null,
  }
}

/** For example `0 lost, 0 doubled, 1 stale (memo of 7: a after b), …`. */
export function outcomeInWords({ findings, unfinished, auditBreak }: Outcome): string {
  const counted = Object.entries(findings).map(([name, list]) => {
    const some = list.length > 0 ? ` (${list.slice(0, 5).join('; ')})` : ''
    return `${list.length} ${name}${some}`
  })
  return [...counted, `${unfinished} unfinished`, `audit ${auditBreak === null ? 'whole' : 'broken'}`].join(', ')
}

async function readStored(pool: pg.Pool): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>()
  for (const [kind, text] of STORED) {
    const { rows } = await pool.query<{ object: string; value: string; stored_as?: string }>(text)
    for (const [object, own] of Map.groupBy(rows, (row) => row.object)) {
      const values = own.map(({ value, stored_as: as }) => ({ value, ...(as !== undefined && { as }) }))
      stored.set(object, { kind, values })
    }
  }
  return stored
}

/** Returns the number of asynchronous diagnoses that have not finished in time. */
export function untilFinished(pool: pg.Pool): Promise<number> {
  return until(PATIENCE_MS, 0, async () => {
    const { rows } = await pool.query<{ open: number }>(
      'select count(*)::int as open from diagnosis_runs where finished_at is null',
    )
    return rows[0]?.open ?? 0
  })
}

/** Returns the due jobs that have not run in time, since jobs triggered by events run after the writes. Empty: none. */
export function untilIdle(pool: pg.Pool): Promise<string> {
  return until(IDLE_WITHIN_MS, '', async () => {
    const { rows } = await pool.query<{ due: string | null }>(
      `select string_agg(task_identifier || ' ' || count || ' for ' || waiting, ', ') as due
       from (
         select task_identifier, count(*), max(now() - run_at) as waiting
         from graphile_worker.jobs where run_at <= now() and attempts < max_attempts group by 1
       ) as jobs`,
    )
    return rows[0]?.due ?? ''
  })
}

/** Polls until `look` returns the wanted value or the time is over. @returns the last value. */
async function until<T>(withinMs: number, wanted: T, look: () => Promise<T>): Promise<T> {
  const end = performance.now() + withinMs
  for (;;) {
    const found = await look()
    if (found === wanted || performance.now() > end) return found
    await sleep(200)
  }
}
