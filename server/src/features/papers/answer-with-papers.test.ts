import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { testService } from '../../../test/service.ts'

const { app } = await testService()

const HOME = {
  address: '서울 관악구 신림동 1422-5 301호',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const diagnosed = (await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: HOME })).json<{
  data: RentRiskDiagnosisCreated
}>().data
const registry = (entries: object[], more: object = {}) => ({
  registry: { readOn: '2026-11-01', part: 'UNIT', ownerIsLandlord: 'YES', entries, ...more },
})

async function calculate(typed: object, language = 'ko'): Promise<LeasePapers> {
  const { statusToken } = diagnosed
  const answer = await app.inject({
    method: 'POST',
    url: '/api/lease-papers/calculation',
    headers: { 'accept-language': language },
    payload: { statusToken, ...typed },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: LeasePapers }>().data
}

test('R-ANSWER-09: without papers the calculation says what the diagnosis said', async () => {
  const { answer, decision, registryHome } = await calculate({})
  assert.deepEqual(answer, diagnosed.answer)
  assert.deepEqual([decision, registryHome], [diagnosed.decisionSummary.statusCode, null])
  assert.equal(diagnosed.decision, decision)
})

test('R-ANSWER-10, R-ANSWER-12: an auction and a registered lease stop, with the sums of the papers', async () => {
  const read = registry([
    { kind: 'LEASE_REGISTRATION', registeredOn: '2024-03-02', amountManwon: 17_000 },
    { kind: 'AUCTION', registeredOn: '2025-03-02', amountManwon: 3_764 },
  ])
  const { answer, decision, coverage, recoveryBands } = await calculate(read)
  assert.deepEqual([decision, answer?.because], ['STOP_BEFORE_CONTRACT', 'AUCTION'])
  const percent = Math.round(Number(coverage?.depositPlusAheadToValue.mid) * 100)
  assert.match(answer?.headline ?? '', new RegExp(`경매.*임차권등기.*적어도 집값의 ${percent}%`))
  assert.deepEqual(
    answer?.stake?.ifSold.map(({ shortfallManwon }) => shortfallManwon),
    recoveryBands.slice(0, 4).map(({ shortfallManwon }) => shortfallManwon),
  )
  const best = diagnosed.answer?.stake?.ifSold ?? []
  answer?.stake?.ifSold.forEach(({ shortfallManwon }, at) => {
    assert.ok(shortfallManwon.low >= Number(best[at]?.shortfallManwon.low))
  })
  assert.match((await calculate(read, 'en')).answer?.headline ?? '', /^Reason to stop: an open auction/)
})

test('R-PAPERS-30: the registry of another home is named with this one, and not counted', async () => {
  const entries = [{ kind: 'AUCTION', registeredOn: '2025-03-02' }]
  const other = await calculate(registry(entries, { home: { lot: '1422-5', ho: '302' } }))
  assert.deepEqual([other.registryHome, other.answer?.because], ['OTHER', 'PAPER_OF_OTHER_HOME'])
  assert.match(other.answer?.headline ?? '', /1422-5 302호.*1422-5 301호/)
  assert.notEqual(other.decision, 'STOP_BEFORE_CONTRACT')
  assert.ok(other.totalAhead.unknowns.some(({ kind }) => kind === 'REGISTRY_NOT_READ'))
  const district = { legalDistrict: '서울특별시 관악구 봉천동', lot: '1422-5', ho: '301' }
  const elsewhere = await calculate(registry(entries, { home: district }))
  assert.equal(elsewhere.registryHome, 'OTHER')
  assert.match(elsewhere.answer?.headline ?? '', /봉천동 1422-5 301호.*신림동 1422-5 301호/)
  const english = await calculate(registry(entries, { home: district }), 'en')
  assert.match(english.answer?.headline ?? '', /Bongcheon-dong.*unit 301.*Sillim-dong.*unit 301/)
  const same = await calculate(
    registry(entries, { home: { legalDistrict: '서울특별시 관악구 신림동', lot: '1422-4, 1422-5', ho: '제301호' } }),
  )
  assert.deepEqual([same.registryHome, same.decision], ['SAME', 'STOP_BEFORE_CONTRACT'])
})

test('R-ANSWER-14: other terms keep what was decided, and a deposit above the value stops, whatever was diagnosed', async () => {
  const terms = (depositAmountManwon: number) => ({ terms: { contractPurpose: 'JEONSE', depositAmountManwon } })
  const lower = await calculate(terms(9_000))
  assert.match(lower.answer?.headline ?? '', /다른 조건/)
  assert.equal(lower.decision, diagnosed.decision)
  const higher = await calculate(terms(90_000))
  assert.deepEqual([higher.decision, higher.answer?.because], ['STOP_BEFORE_CONTRACT', 'DEPOSIT_ABOVE_VALUE'])
  assert.match(higher.answer?.headline ?? '', /^보증금 9억 원은 .*보다 .* 많습니다\.$/)
  assert.ok(Number(higher.answer?.stake?.ifSold[0]?.shortfallManwon.low) > 0)
  assert.match(
    (await calculate(terms(90_000), 'en')).answer?.headline ?? '',
    /^Your deposit \(₩900 million\) comes to .* more than/,
  )
})
