import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type DataStatus, RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { compileSerializer } from '../../platform/http/serialization.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { saying } from '../../words/saying.fixture.ts'
import { readDiagnosis } from './record/read-diagnosis.ts'

const service = await testService()
const { sandbox, database, app, diagnose } = service
const write = compileSerializer(RentRiskDiagnosisResponse)

const ROW_HOUSE = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const SHOP_AS_HOME = {
  address: '서울 강남구 역삼동 742-11',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 21_000,
}
const SEVERAL_BUILDINGS = {
  address: '서울 성동구 성수동2가 277-43',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 15_000,
}

beforeEach(async () => {
  sandbox.clear()
  await forgetEverything()
})

async function forgetEverything() {
  await database.pool.query(
    `truncate transaction_facts, collection_ledger, building_registers, public_price_snapshots, public_prices,
       market_statistics_monthly, diagnoses, diagnosis_evidence cascade`,
  )
}

function card(diagnosis: RentRiskDiagnosisResponse, key: DataStatus['key']): DataStatus {
  const found = diagnosis.dataStatuses.find((status) => status.key === key)
  assert.ok(found, `card ${key}`)
  return found
}

const states = (diagnosis: RentRiskDiagnosisResponse) =>
  Object.fromEntries(diagnosis.dataStatuses.map(({ key, state }) => [key, state]))

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

test('R-DIAG-01: an exact address yields every section, with official evidence', async () => {
  const diagnosis = await diagnose(ROW_HOUSE)
  assert.equal(diagnosis.diagnosisState, 'success')
  assert.equal(diagnosis.address.pnu, '1162010200114220005')
  assert.equal(diagnosis.propertyIdentity.propertyType, 'ROW_HOUSE_MULTI_UNIT')
  assert.deepEqual(states(diagnosis), {
    'building-register': 'success',
    'rent-transaction': 'success',
    'sale-transaction': 'success',
    'public-price': 'success',
    'registry-document': 'unavailable',
  })
  assert.equal(diagnosis.riskAssessment.criteria.length, 12)
  assert.equal(diagnosis.riskAssessment.aiProcessing.status, 'OPENAI_DISABLED_FALLBACK')
  assert.ok(Number(card(diagnosis, 'rent-transaction').sampleCount) >= 1)
})

test('R-EVID-09: the floor of the address chooses the similar deals where none is typed, and a typed one goes before it', async () => {
  const { floorNumber: _, ...open } = ROW_HOUSE
  // the deals and their amounts; the rest is when they were collected
  const sampleOf = (diagnosis: RentRiskDiagnosisResponse) => card(diagnosis, 'sale-transaction').details.slice(0, 2)
  const sample = async (change: object) => sampleOf(await diagnose({ ...open, ...change }))
  const below = await sample({ floorNumber: -1 })
  for (const unit of ['지하 1층', '반지하', 'B01호'])
    assert.deepEqual(await sample({ address: `${open.address} ${unit}` }), below, unit)
  assert.notDeepEqual(await sample({ floorNumber: 3 }), below)
  const both = await diagnose({ ...ROW_HOUSE, address: `${open.address} 반지하` })
  assert.deepEqual(sampleOf(both), await sample({ floorNumber: 3 }))
  assert.ok(both.findings?.some(({ code }) => code === 'FLOOR_DIFFERS'))
})

test('an area that no home of the lot has is named, and one that it has is not', async () => {
  const isNamed = async (exclusiveAreaSquareMeter: number) =>
    (await diagnose({ ...ROW_HOUSE, exclusiveAreaSquareMeter })).findings?.some(
      ({ code }) => code === 'AREA_UNLIKE_LOT',
    )
  assert.deepEqual([await isNamed(84.9), await isNamed(29.35), await isNamed(41.2)], [true, false, false])
})

test('the history row keeps both snapshots, the evidence behind the numbers and the time of each step', async () => {
  const diagnosis = await diagnose(ROW_HOUSE)
  const { rows } = await database.pool.query('select * from diagnoses where diagnosis_id = $1', [diagnosis.diagnosisId])
  const { diagnosisId } = diagnosis
  const parts = ['answer', 'facts', 'evidence', 'timings'] as const
  const { answer, facts, evidence, timings } = await readDiagnosis(database.pool, diagnosisId, 'SERVICE', parts)
  const stored = inKorean(answer)
  // the previous release sends more of it than this one
  assert.deepEqual(JSON.parse(write({ diagnosisId, ...stored })), diagnosis)
  assert.equal(facts?.address.pnu, diagnosis.address.pnu)
  assert.deepEqual(rows[0].request, ROW_HOUSE)
  assert.equal(rows[0].requester_user_id, null)
  assert.deepEqual(timings.map(({ step }) => step).toSorted(), [
    'address',
    'building-register',
    'market-signal',
    'public-price',
    'risk-scoring',
    'transactions',
    'value-estimate',
  ])
  assert.equal(evidence.length, 4)
  const leases = evidence.find(({ sourceKey }) => sourceKey === 'rent-transaction')
  assert.equal(leases?.sample?.deals.length, card(diagnosis, 'rent-transaction').sampleCount)
})

test('R-DIAG-11: the register is asked first, then transactions and price', async () => {
  await diagnose(ROW_HOUSE)
  const providers = sandbox.requests.map(({ provider }) => provider)
  assert.equal(providers[0], 'building-register')
  assert.equal(providers.lastIndexOf('building-register'), 0)
  assert.ok(providers.includes('transactions') && providers.includes('public-price'))
})

test('R-EVID-01: a second diagnosis of the same lot makes no provider call and at most 5 SQL statements', async () => {
  await diagnose(ROW_HOUSE)
  sandbox.clear()
  const { result, statements } = await database.recordStatements(() => diagnose(ROW_HOUSE))
  assert.equal(result.diagnosisState, 'success')
  assert.deepEqual(sandbox.requests, [])
  // calls of the first diagnosis are logged after its answer
  const own = statements.filter((text) => !text.includes('external_api_calls'))
  assert.ok(own.length <= 5, own.join('\n---\n'))
})

test('R-DIAG-12: an address that cannot be normalised makes no provider call at all', async () => {
  for (const address of ['신림동', '서울 관악구 신림로 12', '어디에도없는동 12-3', '중앙동 1-1']) {
    const diagnosis = await diagnose({ ...ROW_HOUSE, address })
    assert.equal(diagnosis.diagnosisState, 'empty')
    assert.equal(diagnosis.address.state, 'empty')
    assert.equal(diagnosis.riskAssessment.riskGrade, 'NEED_MORE_INFORMATION')
  }
  assert.deepEqual(sandbox.requests, [])
})

test('no transaction look-up for a neighbourhood facility, nor for a type that is unknown', async () => {
  const shop = await diagnose(SHOP_AS_HOME)
  assert.equal(shop.propertyIdentity.propertyType, 'NEIGHBORHOOD_FACILITY')
  sandbox.faults.set('building-register', 'empty')
  const unknown = await diagnose(ROW_HOUSE)
  assert.equal(unknown.propertyIdentity.propertyType, 'UNKNOWN')
  assert.ok(!sandbox.requests.some(({ provider }) => provider === 'transactions'))
})

test('several register candidates are AMBIGUOUS, stored, and none is picked', async () => {
  const diagnosis = await diagnose(SEVERAL_BUILDINGS)
  assert.equal(diagnosis.propertyIdentity.state, 'ambiguous')
  assert.equal(card(diagnosis, 'building-register').lookupStatus, 'AMBIGUOUS')
  const { rows } = await database.pool.query('select status from building_registers where active')
  assert.deepEqual(rows, [{ status: 'AMBIGUOUS' }])
})

test('a user hint stands in for a missing register as partial, never as a confirmed fact', async () => {
  sandbox.faults.set('building-register', 'empty')
  const diagnosis = await diagnose({ ...ROW_HOUSE, knownPropertyType: '빌라' })
  assert.equal(diagnosis.propertyIdentity.state, 'partial')
  assert.equal(diagnosis.propertyIdentity.registerConfirmed, false)
  assert.equal(diagnosis.propertyIdentity.determinationBasis, 'USER_HINT')
  assert.ok(sandbox.requests.some(({ provider }) => provider === 'transactions'))
})

test('no sentence of any of these answers says that a home is safe', async () => {
  sandbox.faults.set('public-price', 'empty')
  for (const request of [ROW_HOUSE, SHOP_AS_HOME, SEVERAL_BUILDINGS, { ...ROW_HOUSE, address: '신림동' }]) {
    for (const sentence of stringsOf(await diagnose(request))) assert.deepEqual(findForbiddenWording(sentence), [])
  }
})

test('the same look-up asked twice at once is one call', async () => {
  await Promise.all([diagnose(ROW_HOUSE), diagnose(ROW_HOUSE), diagnose(ROW_HOUSE)])
  const calls = sandbox.requests.map(({ operation, parameters }) => `${operation} ${JSON.stringify(parameters)}`)
  assert.equal(new Set(calls).size, calls.length)
})

const VALID = { ...ROW_HOUSE }
const WRONG_INPUT: [what: string, body: Record<string, unknown>, fields: string[]][] = [
  ['an address is missing', { ...VALID, address: undefined }, ['address']],
  ['an address of blanks', { ...VALID, address: ' \u3000 ' }, ['address']],
  ['a jeonse deposit of 0', { ...VALID, depositAmountManwon: 0 }, ['depositAmountManwon']],
  ['a jeonse deposit that is missing', { ...VALID, depositAmountManwon: undefined }, ['depositAmountManwon']],
  ['a rent that is missing', { ...VALID, contractPurpose: 'MONTHLY_RENT' }, ['monthlyRentAmountManwon']],
  [
    'a deposit that is missing for monthly rent',
    { ...VALID, contractPurpose: 'MONTHLY_RENT', monthlyRentAmountManwon: 50, depositAmountManwon: undefined },
    ['depositAmountManwon'],
  ],
  ['an amount beyond any unit', { ...VALID, depositAmountManwon: 10_000_000_001 }, ['depositAmountManwon']],
  ['an amount given as text', { ...VALID, depositAmountManwon: '12000' }, ['depositAmountManwon']],
  ['an amount that is a boolean', { ...VALID, depositAmountManwon: true }, ['depositAmountManwon']],
  ['a floor that is no whole number', { ...VALID, floorNumber: 2.5 }, ['floorNumber']],
  ['an unknown purpose', { ...VALID, contractPurpose: 'SALE' }, ['contractPurpose']],
  ['nothing at all', {}, ['address', 'contractPurpose', 'depositAmountManwon']],
  [
    'several at once, amounts among them',
    { contractPurpose: 'MONTHLY_RENT', floorNumber: 'x', exclusiveAreaSquareMeter: -1 },
    ['address', 'depositAmountManwon', 'exclusiveAreaSquareMeter', 'floorNumber', 'monthlyRentAmountManwon'],
  ],
]
for (const [what, body, fields] of WRONG_INPUT) {
  test(`wrong input, ${what}: 400 names every wrong field and nothing is stored`, async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: body })
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(
      answer
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .toSorted(),
      fields,
    )
    assert.equal((await database.pool.query('select from diagnoses')).rowCount, 0)
  })
}

test('R-DIAG-18, R-DIAG-19: what is missing or too large is named in words a tenant can follow', async () => {
  const messageOf = async (body: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: body })
    return answer.json().errors[0].message
  }
  const monthly = { ...VALID, contractPurpose: 'MONTHLY_RENT', monthlyRentAmountManwon: 50, depositAmountManwon: null }
  assert.match(await messageOf(monthly), saying('DEPOSIT_NEEDED'))
  assert.match(await messageOf({ ...VALID, depositAmountManwon: 10_000_000_001 }), /단위는 만원/)
})

test('R-DIAG-19: 30,000,000 is somebody’s 30,000,000 won, so the answer asks about the unit', async () => {
  const { decisionSummary } = await diagnose({ ...ROW_HOUSE, depositAmountManwon: 30_000_000 })
  assert.equal(decisionSummary.statusCode, 'JUDGMENT_HOLD')
  assert.match(decisionSummary.primaryAction, /단위\(만원\)/)
})

test('malformed JSON, a wrong content type, an over-long body and a body of another kind each have their own answer', async () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload, headers: { 'content-type': type } })
  const codes = await Promise.all([
    post('{"address":'),
    post('address=x', 'text/csv'),
    post(JSON.stringify({ ...VALID, listingDescription: 'x'.repeat(1_100_000) })),
    post('[]'),
    post('null'),
  ])
  assert.deepEqual(
    codes.map((answer) => `${answer.statusCode} ${answer.json().code}`),
    [
      '400 COMMON_400_MALFORMED_BODY',
      '415 COMMON_415_MEDIA_TYPE',
      '413 COMMON_413_TOO_LARGE',
      '400 COMMON_400_VALIDATION',
      '400 COMMON_400_VALIDATION',
    ],
  )
})

test('R-HTTP-04, R-HTTP-05: null, "" and a missing member mean "not given"; unknown members are ignored', async () => {
  const diagnosis = await diagnose({
    ...ROW_HOUSE,
    exclusiveAreaSquareMeter: null,
    floorNumber: '',
    knownPropertyType: '',
    listingDescription: ' ',
    somethingElse: 1,
  } as never)
  const { exclusiveAreaSquareMeter, floorNumber, knownPropertyType, listingDescription } = diagnosis.inputSummary
  assert.deepEqual(
    [exclusiveAreaSquareMeter, floorNumber, knownPropertyType, listingDescription],
    [null, null, null, null],
  )
})
