import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { saying } from '../../words/saying.fixture.ts'

const ROW_HOUSE = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
  knownPropertyType: '다세대',
}
/** Reached only if a call does not time out. */
const DEADLINE_MS = 120_000
const PROVIDERS = ['building-register', 'transactions', 'public-price'] as const

const FAULTS = [
  'timeout',
  'http500',
  'http429',
  'html',
  'truncated',
  'emptyBody',
  'errorInside200',
  'wrongCharset',
  'endless',
  'reset',
  'quota',
] as const

for (const fault of FAULTS) {
  test(`every provider failing by ${fault}: the answer is 200 within the deadline and each card says ERROR`, async () => {
    const { sandbox, diagnose } = await testService({
      DIAGNOSIS_DEADLINE_MS: String(DEADLINE_MS),
      PROVIDER_TIMEOUT_MS: '500',
    })
    for (const provider of PROVIDERS) sandbox.faults.set(provider, fault)
    const startedAt = performance.now()
    const diagnosis = await diagnose(ROW_HOUSE)
    assert.ok(performance.now() - startedAt < DEADLINE_MS)
    const asked = diagnosis.dataStatuses.filter(({ key }) => key !== 'registry-document')
    assert.deepEqual(
      asked.map(({ state, lookupStatus }) => `${state} ${lookupStatus}`),
      Array.from({ length: 4 }, () => 'error ERROR'),
    )
    assert.equal(diagnosis.riskAssessment.criteria.length, 12)
  })
}

test('R-EVID-08: deals that could not be looked up are not said to be none', async () => {
  const { sandbox, diagnose } = await testService()
  sandbox.faults.set('transactions', 'http500')
  const priced = await diagnose(ROW_HOUSE)
  assert.match(JSON.stringify(priced), /최근 매매 거래를 찾지 못해 공시가격으로 집값을 어림했습니다/)
  sandbox.faults.set('public-price', 'http500')
  const without = await diagnose({ ...ROW_HOUSE, address: '서울 성동구 성수동2가 300-18' })
  assert.match(without.answer?.headline ?? '', saying('HEADLINE_NO_VALUE'))
  assert.doesNotMatch(JSON.stringify([priced, without]), /매매 거래가 없어|거래도 공시가격도 없어/)
})

test('all providers hanging longer than the diagnosis may take: answered in time, and the late answers are still stored', async () => {
  const { sandbox, diagnose, database, app } = await testService({
    DIAGNOSIS_DEADLINE_MS: '700',
    PROVIDER_TIMEOUT_MS: '5000',
  })
  sandbox.faults.set('public-price', 'timeout')
  const diagnosis = await diagnose(ROW_HOUSE)
  const price = diagnosis.dataStatuses.find(({ key }) => key === 'public-price')
  assert.equal(price?.state, 'error')
  sandbox.faults.clear()
  await app.close()
  assert.equal((await database.pool.query('select from building_registers')).rowCount, 1)
})

test('without any key every section is UNAVAILABLE and nobody is called', async () => {
  const { sandbox, diagnose } = await testService({ DATA_GO_KR_SERVICE_KEY: '', VWORLD_KEY: '' })
  const diagnosis = await diagnose(ROW_HOUSE)
  assert.deepEqual(
    diagnosis.dataStatuses.map(({ state }) => state),
    ['unavailable', 'unavailable', 'unavailable', 'unavailable', 'unavailable'],
  )
  assert.deepEqual(sandbox.requests, [])
})
