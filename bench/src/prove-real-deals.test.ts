import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proveRealDeals } from './prove-real-deals.ts'
import { hasRealMonths, REAL_MONTHS_FOLDER, readRealMonths } from './real-months.ts'

const LEVELS = ['SAME_LOT_SIMILAR', 'SAME_LOT_AREA', 'SAME_DISTRICT_SIMILAR', 'SAME_LOT_ALL', 'SAME_DISTRICT_ALL']

test('R-EVID-10: the representative amounts of 50 real lots equal those computed from the published files', {
  skip: hasRealMonths() ? false : `no real deals in ${REAL_MONTHS_FOLDER}`,
}, async () => {
  const proof = await proveRealDeals(readRealMonths(), 50)
  assert.deepEqual(proof.disagreements, [])
  assert.equal(proof.agreeing, 50)
  assert.deepEqual(
    LEVELS.filter((level) => !proof.levels.has(`sale ${level}`)),
    [],
    'every level of the ladder is reached',
  )
  assert.ok(proof.rows.published > 0)
  assert.equal(proof.rows.stored, proof.rows.published)
})
