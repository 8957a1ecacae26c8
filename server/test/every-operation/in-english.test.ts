import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../until.ts'
import { assertEnglish, placesWithoutKorean } from './languages.ts'
import { CALLS, startWalk } from './walk.ts'

const { make, refuse } = await startWalk('en')

for (const call of CALLS) {
  test(`R-HTTP-21: ${call.operationId} answers in English`, async () => {
    if (Object.keys(call.body ?? {}).length > 0) assertEnglish(call.operationId, await refuse(call))
    await until(async () => {
      const { isKept, ...answer } = await make(call)
      assertEnglish(call.operationId, answer)
      return isKept || call.later !== true
    }, `${call.operationId} shows what is kept of it`)
  })
}

test('no place of the table of Korean letters is there for nothing', () => {
  assert.deepEqual(placesWithoutKorean(), [])
})
