import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkOutcome } from './check-outcome.ts'
import { drillContext, testDrill } from './drill-under-test.ts'
import { blackHole, killInstances } from './drills.ts'
import { startHistory } from './history.ts'

const context = await drillContext()
const { pool } = context

test('instances killed amid mixed writes: nothing acknowledged is lost, nothing happens twice', async () => {
  const { held, measured } = await killInstances(context, 2)
  assert.ok(held, measured)
})

test('the check of the outcome finds a write that is gone, one that happened twice, and a changed log', async () => {
  const history = startHistory()
  history.write(1, 'users', 'nobody.ever')({ type: 'ok' })
  history.write(1, 'diagnoses', '9')({ type: 'ok', as: '999999999' })
  history.write(1, 'ends', 'diagnosis 999999999')({ type: 'ok' })
  await pool.query(
    `insert into diagnoses (contract_purpose, input_address, deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade,
       rule_book_version, request, response, timings, created_at)
     select contract_purpose, input_address, deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade,
       rule_book_version, request, response, timings, created_at from diagnoses where deposit_manwon between 10001 and 39999 limit 1`,
  )
  await pool.query(
    `insert into outbox (event_type, subject, payload, occurred_at)
     select event_type, subject, payload, occurred_at from outbox where event_type = 'DIAGNOSIS_FINISHED' limit 1`,
  )
  await pool.query(`update audit_logs set duration_millis = duration_millis + 1 where audit_id = 1`)
  const { findings, auditBreak } = await checkOutcome(pool, history)
  assert.equal(findings.doubled.length, 2)
  assert.deepEqual(findings.lost.toSorted(), [
    'diagnoses: 9 as 999999999',
    'ends: diagnosis 999999999',
    'users: nobody.ever',
  ])
  assert.deepEqual(auditBreak, { auditId: 1, problem: 'CHANGED' })
})

testDrill('providers that never answer do not keep a diagnosis from answering', () => blackHole(context))
