import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findForbiddenWording } from '../wording/word-guard.ts'
import { answerOfPapers, PAPER_CASES } from './paper-cases.fixture.ts'

for (const each of PAPER_CASES)
  test(`R-ANSWER-10: ${each.name}: ${each.because ?? 'nothing leads'}, ${each.decision}`, () => {
    const { decision, because, headline } = answerOfPapers(each)
    assert.deepEqual([decision, because], [each.decision, each.because], headline)
    assert.deepEqual(findForbiddenWording(headline), [])
    assert.ok(headline.length <= 130, `${headline.length}: ${headline}`)
  })

test('there are cases enough, each with a name of its own', () => {
  assert.ok(PAPER_CASES.length >= 30)
  assert.equal(new Set(PAPER_CASES.map(({ name }) => name)).size, PAPER_CASES.length)
})
