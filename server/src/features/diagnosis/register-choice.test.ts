import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { AsyncDiagnosisAccepted, AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, jobs, sandbox, database, diagnose } = await testService()

const SEVERAL_BUILDINGS: RentRiskDiagnosisRequest = {
  address: '서울 성동구 성수동2가 277-43',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 15_000,
}
const ONE_BUILDING = { ...SEVERAL_BUILDINGS, address: '서울 관악구 신림동 1422-5' }

beforeEach(() => sandbox.clear())

const post = (payload: object) => app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload })
const registerDetails = ({ dataStatuses }: RentRiskDiagnosisResponse) => (dataStatuses[0]?.details ?? []).join(' ')

async function candidates(request = SEVERAL_BUILDINGS) {
  const { propertyIdentity } = await diagnose(request)
  return propertyIdentity.registerCandidates ?? assert.fail('no candidates were listed')
}

test('ambiguous: the answer lists what distinguishes the candidates, with a key, and none is chosen', async () => {
  const listed = await candidates()
  assert.equal(listed.length, 2)
  assert.deepEqual(
    listed.map(({ dongName, chosen }) => [dongName, chosen]),
    [
      ['가동', false],
      ['나동', false],
    ],
  )
  for (const { registerKey, mainUse } of listed) {
    assert.match(registerKey, /^\S+$/)
    assert.ok(mainUse, 'their uses differ')
  }
  assert.deepEqual(await candidates(), listed, 'the keys stay the same')
})

test('ambiguous: the chosen building is the one the diagnosis rests on', async () => {
  const [house, shop] = await candidates()
  assert.ok(house && shop)
  const ofHouse = await diagnose({ ...SEVERAL_BUILDINGS, selectedRegisterKey: house.registerKey })
  assert.equal(ofHouse.propertyIdentity.state, 'success')
  assert.equal(ofHouse.propertyIdentity.propertyType, 'DETACHED_MULTI_FAMILY')
  assert.equal(ofHouse.inputSummary.selectedRegisterKey, house.registerKey)
  assert.match(registerDetails(ofHouse), saying('BUILDING_OF_SEVERAL', { count: 2, chosen: true }))
  const ofShop = await diagnose({ ...SEVERAL_BUILDINGS, selectedRegisterKey: shop.registerKey })
  assert.equal(ofShop.propertyIdentity.propertyType, 'NEIGHBORHOOD_FACILITY')
  assert.deepEqual(
    ofShop.propertyIdentity.registerCandidates?.map(({ chosen }) => chosen),
    [false, true],
  )
  for (const answer of [ofHouse, ofShop])
    assert.deepEqual(findForbiddenWording(JSON.stringify(answer.propertyIdentity) + registerDetails(answer)), [])
})

test('the choice goes before the building that the address names', async () => {
  const [house] = await candidates()
  const named = await diagnose({ ...SEVERAL_BUILDINGS, address: `${SEVERAL_BUILDINGS.address} 나동 101호` })
  assert.equal(named.propertyIdentity.propertyType, 'NEIGHBORHOOD_FACILITY')
  assert.match(registerDetails(named), /주소에 적힌 동을/)
  const chosen = await diagnose({
    ...SEVERAL_BUILDINGS,
    address: `${SEVERAL_BUILDINGS.address} 나동 101호`,
    ...(house && { selectedRegisterKey: house.registerKey }),
  })
  assert.equal(chosen.propertyIdentity.propertyType, 'DETACHED_MULTI_FAMILY')
})

test('a choice that is none of the candidates is a 400 that names the field, and nothing is stored', async () => {
  const [house] = await candidates()
  await database.pool.query('truncate diagnoses cascade')
  for (const request of [
    { ...SEVERAL_BUILDINGS, selectedRegisterKey: `${house?.registerKey}0` },
    { ...ONE_BUILDING, selectedRegisterKey: house?.registerKey },
    { ...SEVERAL_BUILDINGS, selectedRegisterKey: 'x'.repeat(41) },
    { ...SEVERAL_BUILDINGS, selectedRegisterKey: 5 },
  ]) {
    const answer = await post(request)
    assert.equal(answer.statusCode, 400, answer.body)
    assert.equal(answer.json().code, 'COMMON_400_VALIDATION')
    assert.deepEqual(
      answer.json().errors.map(({ field }: { field: string }) => field),
      ['selectedRegisterKey'],
    )
  }
  assert.equal((await database.pool.query('select from diagnoses')).rowCount, 0)
})

test('one building only: its own key is accepted, an empty choice is none, and there is nothing to list', async () => {
  assert.deepEqual(await candidates(ONE_BUILDING), [])
  const { rows } = await database.pool.query(
    `select buildings->0->>'registerKey' as key from building_registers where status = 'FOUND'`,
  )
  const answers = [await post({ ...ONE_BUILDING, selectedRegisterKey: rows[0].key })]
  for (const none of ['', null]) answers.push(await post({ ...ONE_BUILDING, selectedRegisterKey: none }))
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  )
})

test('R-DIAG-54: while the register gives no answer a choice fails nothing', async () => {
  const [house] = await candidates()
  await database.pool.query('truncate building_registers')
  for (const fault of ['http500', 'empty'] as const) {
    sandbox.faults.set('building-register', fault)
    const answer = await post({ ...SEVERAL_BUILDINGS, selectedRegisterKey: house?.registerKey })
    assert.equal(answer.statusCode, 200, answer.body)
    assert.deepEqual(answer.json().data.propertyIdentity.registerCandidates, [])
  }
})

test('asked for asynchronously, a wrong choice ends FAILED and says what was wrong', async () => {
  const payload = { ...SEVERAL_BUILDINGS, selectedRegisterKey: 'wrong' }
  const accepted = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses/async', payload })
  const { diagnosisId, statusToken } = accepted.json<{ data: AsyncDiagnosisAccepted }>().data
  const [job] = jobs
  await job?.run({ diagnosisId } as never, new AbortController().signal)
  const { data } = (await app.inject(`/api/rent-risk-diagnoses/async/${statusToken}`)).json<{
    data: AsyncDiagnosisStatus
  }>()
  assert.equal(data.processingStatus, 'FAILED')
  assert.match(data.failure?.message ?? '', saying('NO_SUCH_CANDIDATE'))
})
