import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { testService } from '../../test/service.ts'
import { findForbiddenWording } from '../domain/wording/word-guard.ts'
import { loadDistrictCatalogue } from '../platform/load-district-catalogue.ts'
import { storeSampleDeals } from './store-sample-deals.ts'

const service = await testService()
const { app, database, clock, diagnose, tokenOf } = service
const catalogue = loadDistrictCatalogue()
await storeSampleDeals({ pool: database.pool, clock, catalogue })
const owner = await tokenOf('owner', 'ROLE_USER')

const APARTMENT = {
  address: '경기 성남시 분당구 정자동 178-1',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 60_000,
  exclusiveAreaSquareMeter: 84.9,
  floorNumber: 5,
}

test('the sample deals of two years are stored once, as an import stores them', async () => {
  const count = async () => (await database.pool.query('select count(*)::int as n from transaction_facts')).rows[0].n
  const stored = await count()
  assert.ok(stored > 2_000, String(stored))
  const versions = async () => (await database.pool.query('select sum(version) as sum from price_mean')).rows[0].sum
  const fitted = await versions()
  await storeSampleDeals({ pool: database.pool, clock, catalogue })
  assert.deepEqual([await count(), await versions()], [stored, fitted])
})

test('a diagnosis says what the home is worth with interval, counts and probability, and opens the deals behind it', async () => {
  const diagnosis = await diagnose(APARTMENT, owner)
  for (const [section, source] of [
    [diagnosis.valueEstimate, 'value-estimate'],
    [diagnosis.jeonseEstimate, 'jeonse-estimate'],
  ] as const) {
    assert.ok(section != null, source)
    const {
      amountManwon,
      lowManwon,
      highManwon,
      intervalLevel,
      exceedance,
      sentences,
      sameLotCount,
      otherLotCount,
      ...estimate
    } = section
    assert.ok(lowManwon < amountManwon && amountManwon < highManwon)
    assert.equal(intervalLevel, 0.8)
    assert.deepEqual(
      exceedance.map(({ ratio }) => ratio),
      [0.7, 0.8, 0.9, 1],
    )
    for (const sentence of sentences) assert.deepEqual(findForbiddenWording(sentence), [])
    const answer = await app.inject({
      url: `/api/rent-risk-diagnoses/${diagnosis.diagnosisId}/evidence/${source}`,
      headers: { authorization: `Bearer ${owner}` },
    })
    const { deals, count, explanation } = answer.json<{ data: DiagnosisSample }>().data
    assert.equal(deals.length, count)
    assert.equal(deals.filter(({ estimated }) => (estimated?.share ?? 0) >= 0.01).length, sameLotCount + otherLotCount)
    assert.ok(
      estimate.guDealsWithinYear > 0 && estimate.checkedEstimates > 0 && estimate.fittedAt > '2',
      'how much it has learnt from',
    )
    assert.ok(deals.every(({ estimated }) => (estimated?.adjustedAmountManwon ?? 0) > 0))
    assert.match(deals[0]?.estimated?.sentence ?? '', /→ 오늘·이 집 기준 .* \(반영 \d+(\.\d)?%\)$/)
    assert.match(explanation, /지금 나온 집이 아닙니다/)
  }
  const value = diagnosis.riskAssessment.criteria.find(({ criterionCode }) => criterionCode === 'DEPOSIT_TO_VALUE_RISK')
  assert.equal(value?.status, 'AVAILABLE')
  assert.match(value?.userVisibleExplanation ?? '', /추정 집값 .* 원의 \d+%입니다/)
})

test('the first answer is the second: what it collects itself is stored before the estimate is read', async () => {
  const [first, second] = [await diagnose(APARTMENT), await diagnose(APARTMENT)]
  assert.deepEqual({ ...first, diagnosisId: 0 }, { ...second, diagnosisId: 0 })
})

test('no estimate without an area, for a shared house, or of jeonse for a lease with rent', async () => {
  const { exclusiveAreaSquareMeter: _, ...withoutArea } = APARTMENT
  const bare = await diagnose(withoutArea)
  assert.deepEqual([bare.valueEstimate, bare.jeonseEstimate], [null, null])
  const shared = await diagnose({ ...APARTMENT, address: '서울 성동구 성수동2가 277-43', knownPropertyType: '다가구' })
  assert.equal(shared.valueEstimate, null)
  const rent = await diagnose({ ...APARTMENT, contractPurpose: 'MONTHLY_RENT', monthlyRentAmountManwon: 100 })
  assert.equal(rent.jeonseEstimate, null)
  assert.notEqual(rent.valueEstimate, null)
})
