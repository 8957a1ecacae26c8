import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../until.ts'
import { assertKorean } from './languages.ts'
import { CALLS, startWalk } from './walk.ts'

const { operations, make, refuse } = await startWalk('ko')

test('every operation of the document has a sample call, and every sample call an operation', () => {
  const sampled = new Set(CALLS.map(({ operationId }) => operationId))
  assert.deepEqual([...sampled].toSorted(), [...operations.keys()].toSorted())
})

for (const call of CALLS) {
  test(`${call.operationId} succeeds`, async () => {
    if (Object.keys(call.body ?? {}).length > 0) assertKorean(call.operationId, await refuse(call))
    await until(async () => {
      const { isKept, ...answer } = await make(call)
      assertKorean(call.operationId, answer)
      return isKept || call.later !== true
    }, `${call.operationId} shows what is kept of it`)
  })
}
