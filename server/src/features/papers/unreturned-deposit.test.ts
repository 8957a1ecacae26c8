import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnreturnedDepositGuide } from '@lease-risk/contract/unreturned-deposit'
import { testService } from '../../../test/service.ts'
import { TOLD } from '../../domain/law/told-facts.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'

const { app, clock } = await testService()

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

test('R-PAPERS-28: the act for victims is told with its days, and after the last day to apply that it has passed', async () => {
  const stepOf = async (language: string) =>
    (await guide(language)).steps.find(({ stepId }) => stepId === 'FRAUD_VICTIMS')
  const korean = await stepOf('ko')
  for (const day of ['2025년 5월 31일', '2027년 5월 31일', '2026년 11월 12일', '2026년 11월 13일', '2026년 11월 28일'])
    assert.ok(korean?.what.includes(day), day)
  assert.equal(korean?.sureness, '2')
  assert.match(korean.limits, /위원회가 정하며/)
  const english = await stepOf('en')
  assert.match(english?.what ?? '', /recognized until 31 May 2027.*at least 1\/3.*28 November 2026.*Ask the office/)
  assert.match(english?.limits ?? '', /A committee decides/)

  clock.time = new Date(`${TOLD.FRAUD_VICTIMS_ACT.lastDay}T23:59:59+09:00`)
  assert.doesNotMatch((await stepOf('ko'))?.what ?? '', /지났습니다/)
  clock.time = new Date('2027-06-01T00:00:00+09:00')
  assert.match((await stepOf('ko'))?.what ?? '', /2027년 5월 31일이 지났습니다/)
  assert.match((await stepOf('en'))?.what ?? '', /31 May 2027.*has passed/)
})
