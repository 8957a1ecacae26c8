import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SpecialClauseCatalogue } from '@lease-risk/contract/special-clauses'
import { testService } from '../../../test/service.ts'
import { HANGUL, withoutBrackets } from '../../words/letters.fixture.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, diagnose } = await testService()

async function clausesIn(language: string): Promise<SpecialClauseCatalogue> {
  const response = await app.inject({ url: `/api/special-clauses?lang=${language}` })
  assert.equal(response.statusCode, 200)
  return response.json<{ data: SpecialClauseCatalogue }>().data
}

test('R-PAPERS-25: what stands in the contract is Korean in every language, with its meaning beside it', async () => {
  const [korean, english] = await Promise.all(['ko', 'en'].map(clausesIn))
  assert.ok(korean && english)
  assert.deepEqual(
    english.clauses.map(({ clause }) => clause),
    korean.clauses.map(({ clause }) => clause),
  )
  for (const { clause, translation } of korean.clauses) {
    assert.match(clause, HANGUL)
    assert.equal(translation, undefined)
  }
  for (const { clause: _, clauseId, checkIds: __, always: ___, ...said } of english.clauses)
    for (const text of Object.values(said)) assert.doesNotMatch(withoutBrackets(text), HANGUL, clauseId)
  assert.match(korean.note, saying('CLAUSES_NOTE'))
})

test('R-PAPERS-25: a stopping finding leads to a clause of its own', async () => {
  const { clauses } = await clausesIn('ko')
  const { findings = [] } = await diagnose({
    address: '서울 관악구 신림동 1422-5',
    contractPurpose: 'JEONSE',
    depositAmountManwon: 24_000,
    exclusiveAreaSquareMeter: 29.35,
    floorNumber: 3,
  })
  const severe = findings.filter(({ severity }) => severity === 'SEVERE')
  assert.ok(severe.length > 0)
  for (const { code, checkIds } of severe)
    assert.ok(
      clauses.some((clause) => clause.checkIds.some((id) => checkIds.includes(id))),
      code,
    )
})
