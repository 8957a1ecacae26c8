import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkNumbers } from './examine.ts'

test('R-LAW-03: a number that is stale or will be within 30 days is named with that day', () => {
  const stateOn = (day: string) => checkNumbers(new Date(`${day}T12:00:00+09:00`))
  assert.equal(stateOn('2026-09-22').state, 'OK')
  const { state, detail, todo } = stateOn('2026-09-23')
  assert.deepEqual([state, detail], ['WARNING', '다시 확인할 것 1개: 한국은행 기준금리(2026-10-23부터)'])
  assert.ok(todo)
})
