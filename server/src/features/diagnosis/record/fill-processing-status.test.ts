import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../../test/database.ts'
import { FILL_PROCESSING_STATUS } from './fill-processing-status.ts'

const { pool } = await privateDatabase()

/** As written by the release before the column existed. */
async function storeOld(response: object | null, status: string | null = null): Promise<void> {
  await pool.query(
    `insert into diagnoses (contract_purpose, input_address, deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade,
       rule_book_version, request, response, processing_status, created_at)
     values ('JEONSE', 'a', 1, 0, 'success', 'LOW', '1', '{}', $1, $2, now())`,
    [response && JSON.stringify(response), status],
  )
}

test('older diagnoses get the status of their answer, COMPLETED without one; newer ones keep theirs', async () => {
  await storeOld({ processingStatus: 'FALLBACK_COMPLETED' })
  await storeOld({})
  await storeOld(null, 'FAILED')
  await storeOld({ processingStatus: 'COMPLETED' })
  const steps = []
  for (let after: string | null = null; ; ) {
    const { last, rows } = await FILL_PROCESSING_STATUS.batch(pool, after, 2)
    if (last === null) break
    steps.push(rows)
    after = last
  }
  assert.deepEqual(steps, [2, 1])
  const { rows } = await pool.query('select processing_status as status from diagnoses order by diagnosis_id')
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['FALLBACK_COMPLETED', 'COMPLETED', 'FAILED', 'COMPLETED'],
  )
})
