import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { testService } from '../../../test/service.ts'
import { koreanOf, saying } from '../../words/saying.fixture.ts'

const { app } = await testService()

const REQUEST = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' },
}
const post = (payload: object, language = 'ko') =>
  app.inject({ method: 'POST', url: `/api/lease-papers/calculation?lang=${language}`, payload })
async function calculated(more: object, language?: string): Promise<LeasePapers> {
  const answer = await post({ ...REQUEST, ...more }, language)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: LeasePapers }>().data
}
const usesOf = ({ guarantorConditions }: LeasePapers) =>
  guarantorConditions.filter(({ code }) => code === 'BUILDING_USE')

test('R-PAPERS-27: a mark that was read is a caution with the day of its paper, what it means and its question', async () => {
  const violationMark = { issuedOn: '2026-11-19' }
  const [caution, ...others] = (await calculated({ violationMark })).cautions
  assert.deepEqual([caution?.code, caution?.askWhom, others], ['VIOLATION_MARK', 'LANDLORD', []])
  assert.match(caution?.sentence ?? '', saying('CAUTION_VIOLATION_MARK', { issuedOn: '2026-11-19' }))
  assert.match(caution?.question ?? '', saying('CAUTION_VIOLATION_MARK_QUESTION'))
  const [english] = (await calculated({ violationMark }, 'en')).cautions
  assert.match(
    english?.sentence ?? '',
    /November 2026 has the mark of a violating building .* loan .* refused, .* fined/,
  )
  const [undated] = (await calculated({ violationMark: {} })).cautions
  assert.match(undated?.sentence ?? '', saying('CAUTION_VIOLATION_MARK', { issuedOn: null }))
})

test('R-PAPERS-27: it conflicts with the conditions of all guarantors, and blocks', async () => {
  const papers = await calculated({ violationMark: { issuedOn: '2026-11-19' } })
  const uses = usesOf(papers)
  assert.equal(uses.length, 3)
  for (const { answer, ownValue, basis } of uses)
    assert.deepEqual(
      [answer, ownValue, basis],
      ['CONFLICT_IN_INPUT', '위반건축물 표시', koreanOf('READ_IN_REGISTER', { issuedOn: '2026-11-19' })],
    )
  for (const { answer, blockers } of papers.guaranteeWorkbench)
    assert.deepEqual([answer, blockers.length], ['CONFLICT_IN_INPUT', 1])
})

test('R-PAPERS-27: that no mark was read says nothing', async () => {
  const nothing = await calculated({})
  assert.deepEqual(await calculated({ violationMark: null }), nothing)
  assert.deepEqual(nothing.cautions, [])
  for (const { answer, ownValue } of usesOf(nothing))
    assert.deepEqual([answer, ownValue], ['MISSING_INFORMATION', null])
})

test('a paper of a day to come is refused by its field', async () => {
  const later = await post({ ...REQUEST, violationMark: { issuedOn: '2030-01-01' } })
  assert.equal(later.statusCode, 400)
  assert.deepEqual(
    later.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field),
    ['violationMark.issuedOn'],
  )
})
