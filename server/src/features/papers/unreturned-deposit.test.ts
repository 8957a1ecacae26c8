import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnreturnedDepositGuide } from '@lease-risk/contract/unreturned-deposit'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'

const { app } = await testService()

async function guide(language: string): Promise<UnreturnedDepositGuide> {
  const answer = await app.inject({ url: `/api/unreturned-deposit-steps?lang=${language}` })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}

test('R-PAPERS-28: each step names an office, what it cannot do, its source and how sure that is, and promises nothing', async () => {
  for (const language of ['ko', 'en']) {
    const { steps, note } = await guide(language)
    assert.ok(steps.length > 5)
    for (const { title, what, office, limits, source, sureness } of steps) {
      assert.ok([title, what, office, limits, source].every((text) => text.length > 3))
      assert.match(sureness, /^[V2K]$/)
      assert.deepEqual([title, what, office, limits].flatMap(findForbiddenWording), [])
    }
    assert.match(note, /법률 자문이 아닙니다|not legal advice/)
  }
})

test('R-PAPERS-28: the support center, the order of registration and the auction are among them', async () => {
  const text = JSON.stringify(await guide('ko'))
  for (const named of [/1533-8119/, /임차권등기명령/, /배당요구/]) assert.match(text, named)
})
