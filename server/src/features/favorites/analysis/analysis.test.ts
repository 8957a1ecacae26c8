import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import pg from 'pg'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../../test/account-app.ts'
import { TEST_NOW } from '../../../../test/app.ts'
import { testService } from '../../../../test/service.ts'
import { VILLA } from '../../../../test/villa.ts'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { koreanOf, saying } from '../../../words/saying.fixture.ts'

const { app, clock, database, diagnose, sandbox } = await testService()
const owner = await signUpAndLogIn(app, 'analysis_owner')
const stranger = await signUpAndLogIn(app, 'analysis_stranger')
const DAY_MS = 86_400_000

/** Names of the statements on any connection, except those of every request. */
const asked: string[] = []
const { pool } = database
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  const [first] = given as [{ name?: string }]
  if (first.name !== undefined && !/resolve-caller|external-api-calls/.test(first.name)) asked.push(first.name)
  return query.apply(this, given)
} as typeof pg.Client.prototype.query

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate favorites, diagnoses, building_registers, public_price_snapshots cascade')
  sandbox.clear()
})

async function keep(payload: object): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/favorites',
    headers: bearer(owner.accessToken),
    payload,
  })
  assert.equal(answer.statusCode, 201, answer.body)
  sandbox.requests.length = 0
  asked.length = 0
  return answer.json().data.favoriteId
}
const get = (favoriteId: number, by: LoggedIn = owner) =>
  app.inject({ url: `/api/favorites/${favoriteId}/analysis`, headers: bearer(by.accessToken) })
async function analyse(favoriteId: number): Promise<FavoriteAnalysis> {
  const answer = await get(favoriteId)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: FavoriteAnalysis }>().data
}
const providers = () => sandbox.requests.map(({ provider }) => provider)

test('R-FAV-03, R-FAV-04: without a diagnosis of the lot aiAssessment is off, and only the register is asked, once', async () => {
  const favoriteId = await keep(VILLA)
  const analysis = await analyse(favoriteId)
  assert.deepEqual([analysis.aiAssessment.enabled, analysis.aiAssessment.criteria], [false, []])
  assert.deepEqual([analysis.buildingRegister.state, analysis.propertyType], ['FOUND', 'ROW_HOUSE_MULTI_UNIT'])
  assert.deepEqual(providers(), ['building-register'])
  // of the lookup itself: that this instance does it, and what it found; logins are written once a second, whoever calls
  const own = asked.filter((name) => !/^(lookup-lock|lock-names|write-building|security-events)/.test(name))
  assert.ok(own.length <= 6, own.join())
  await analyse(favoriteId)
  assert.deepEqual(providers(), ['building-register'])
})

test('R-FAV-04: the owner’s last diagnosis of the lot is taken over, with where it is from, and no model is asked', async () => {
  const { diagnosisId, riskAssessment } = await diagnose(VILLA, owner.accessToken)
  const favoriteId = await keep({ diagnosisId })
  const { aiAssessment, dashboardGrade, changesSinceDiagnosis, nextActions } = await analyse(favoriteId)
  assert.equal(new Set(nextActions.map((action) => action.slice(0, 20))).size, nextActions.length, 'no paper twice')
  assert.deepEqual(
    [aiAssessment.enabled, aiAssessment.sourceDiagnosisId, aiAssessment.sameTerms],
    [true, diagnosisId, true],
  )
  assert.deepEqual(aiAssessment.criteria, riskAssessment.criteria)
  assert.equal(dashboardGrade.score, riskAssessment.totalRiskScore)
  assert.ok(['B', 'C', 'D', 'E', 'F'].includes(dashboardGrade.letter ?? ''))
  assert.deepEqual(providers(), [])
  assert.deepEqual(
    [
      changesSinceDiagnosis?.newDealCount,
      changesSinceDiagnosis?.registerRenewed,
      changesSinceDiagnosis?.ruleBookChanged,
    ],
    [0, false, false],
  )
  assert.ok(asked.length <= 5, asked.join())
})

test('what the diagnosis of these terms said to clear up first comes first', async () => {
  const { diagnosisId, decisionSummary, answer } = await diagnose({ ...VILLA, floorNumber: 40 }, owner.accessToken)
  assert.notEqual(decisionSummary.statusCode, 'DOCUMENT_CHECK_REQUIRED')
  const { nextActions, answer: said } = await analyse(await keep({ diagnosisId }))
  assert.equal(nextActions[0], decisionSummary.primaryAction)
  // R-ANSWER-01
  assert.deepEqual(said, answer)
})

test('another’s diagnosis of the lot is never taken over', async () => {
  await diagnose(VILLA, stranger.accessToken)
  await diagnose(VILLA)
  const { aiAssessment } = await analyse(await keep(VILLA))
  assert.equal(aiAssessment.enabled, false)
})

test('a diagnosis of other terms is shown as such and gives no score', async () => {
  await diagnose(VILLA, owner.accessToken)
  const other = { ...VILLA, depositAmountManwon: 20_000 }
  const { aiAssessment, dashboardGrade, nextActions } = await analyse(await keep(other))
  assert.equal(nextActions[0], koreanOf('DIAGNOSE_SAVED_TERMS'))
  assert.deepEqual([aiAssessment.sameTerms, dashboardGrade.letter, dashboardGrade.score], [false, 'F', null])
})

test('R-FAV-05: an address without a lot needs an exact one, and nothing is looked up', async () => {
  const analysis = await analyse(await keep({ address: '서울 관악구 신림동 어딘가' }))
  assert.deepEqual(
    [
      analysis.addressState,
      analysis.buildingRegister.state,
      analysis.dashboardGrade.letter,
      analysis.dashboardGrade.coverage,
    ],
    ['NEEDS_EXACT_ADDRESS', 'NEEDS_EXACT_ADDRESS', null, 0],
  )
  assert.deepEqual(providers(), [])
  assert.deepEqual(asked, ['favorite-read'])
})

test('a register older than 30 days is asked for again, once', async () => {
  const favoriteId = await keep(VILLA)
  await analyse(favoriteId)
  clock.time = new Date(TEST_NOW.getTime() + 29 * DAY_MS)
  const token = (await signInAgain()).accessToken
  await app.inject({ url: `/api/favorites/${favoriteId}/analysis`, headers: bearer(token) })
  assert.deepEqual(providers(), ['building-register'])
  clock.time = new Date(TEST_NOW.getTime() + 31 * DAY_MS)
  const later = (await signInAgain()).accessToken
  const answer = await app.inject({ url: `/api/favorites/${favoriteId}/analysis`, headers: bearer(later) })
  assert.equal(answer.json().data.buildingRegister.state, 'FOUND')
  assert.deepEqual(providers(), ['building-register', 'building-register'])
})

async function signInAgain(): Promise<{ accessToken: string }> {
  const payload = { username: owner.username, password: owner.password }
  return (await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json().data
}

for (const [fault, state] of [
  ['empty', 'NOT_FOUND'],
  ['http500', 'ERROR'],
] as const) {
  test(`R-FAV-06: a register that is ${state} is named as such, and is no good sign`, async () => {
    const favoriteId = await keep({ ...VILLA, address: '서울 관악구 신림동 1422-6' })
    sandbox.faults.set('building-register', fault)
    const { buildingRegister, dashboardGrade, nextActions } = await analyse(favoriteId)
    assert.equal(buildingRegister.state, state)
    assert.match(buildingRegister.sentence, /위험이 낮다는 뜻/)
    assert.ok(dashboardGrade.coverage < 0.75)
    assert.ok(nextActions.includes(buildingRegister.sentence))
  })
}

test('R-FAV-06: several candidates are AMBIGUOUS and none is picked', async () => {
  const analysis = await analyse(await keep({ ...VILLA, address: '서울 성동구 성수동2가 277-43' }))
  assert.deepEqual([analysis.buildingRegister.state, analysis.buildingRegister.buildingName], ['AMBIGUOUS', null])
  assert.ok(analysis.buildingRegister.candidateCount > 1)
})

test('the trend is of the lot where it has deals, at most 24 months, each with its count; no sentence promises anything', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const analysis = await analyse(await keep({ diagnosisId }))
  assert.ok(analysis.priceTrend.length > 0 && analysis.priceTrend.length <= 24)
  const leases = analysis.priceTrend.flatMap(({ lease }) => lease ?? [])
  assert.ok(leases.length > 0 && leases.every(({ scope, count }) => scope === 'LOT' && count > 0))
  assert.deepEqual(findForbiddenWording(JSON.stringify(analysis)), [])
})

test('deals that are stored after the diagnosis are reported as new, with their months', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const favoriteId = await keep({ diagnosisId })
  await pool.query(
    `update transaction_facts set stored_at = $1 where fact_id in (
       select fact_id from transaction_facts
       where legal_district_code = '1162010200' and main_number = '1422' and sub_number = '0005' and not cancelled limit 2)`,
    [new Date(TEST_NOW.getTime() + 1_000)],
  )
  const { changesSinceDiagnosis } = await analyse(favoriteId)
  assert.equal(changesSinceDiagnosis?.newDealCount, 2)
  assert.match(
    changesSinceDiagnosis?.sentences.join() ?? '',
    saying('NEW_DEALS_OF_LOT', { count: 2, months: ['202608'] }),
  )
})

test('an analysis that renews the register says so; land that was priced since is no renewed price of the home', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const favoriteId = await keep({ diagnosisId })
  clock.time = new Date(TEST_NOW.getTime() + 31 * DAY_MS)
  const { accessToken } = await signInAgain()
  await pool.query(
    `insert into public_price_snapshots (pnu, kind, status, collected_at) values ('1162010200114220005', 'LAND', 'FOUND', $1)`,
    [clock.time],
  )
  const answer = await app.inject({ url: `/api/favorites/${favoriteId}/analysis`, headers: bearer(accessToken) })
  const { changesSinceDiagnosis } = answer.json<{ data: FavoriteAnalysis }>().data
  assert.deepEqual([changesSinceDiagnosis?.registerRenewed, changesSinceDiagnosis?.publicPriceRenewed], [true, false])
  assert.match(changesSinceDiagnosis?.sentences.join() ?? '', saying('REGISTER_RENEWED'))
})

test('a diagnosis with another maintenance fee judged other terms; no fee is a fee of nothing', async () => {
  await diagnose({ ...VILLA, maintenanceFeeAmountManwon: 7 }, owner.accessToken)
  const withoutFee = await keep(VILLA)
  const without = await analyse(withoutFee)
  const { aiAssessment } = await analyse(await keep({ ...VILLA, maintenanceFeeAmountManwon: 7 }))
  assert.deepEqual([without.aiAssessment.sameTerms, aiAssessment.sameTerms], [false, true])
  await diagnose({ ...VILLA, maintenanceFeeAmountManwon: 0 }, owner.accessToken)
  assert.equal((await analyse(withoutFee)).aiAssessment.sameTerms, true)
})

test('where the type is not known, stored deals and prices are not said to be missing', async () => {
  const favoriteId = await keep({ ...VILLA, address: '서울 성동구 성수동2가 277-43' })
  await pool.query(
    `insert into public_price_snapshots (pnu, kind, status, collected_at) values ('1120011500102770043', 'APARTMENT_UNIT', 'FOUND', $1)`,
    [TEST_NOW],
  )
  const { dataCoverage, propertyType } = await analyse(favoriteId)
  const price = dataCoverage.sources.find(({ key }) => key === 'public-price')
  assert.deepEqual([propertyType, price?.state], ['UNKNOWN', 'TYPE_UNKNOWN'])
  assert.doesNotMatch(price?.sentence ?? '', /공시되지 않습니다/)
})

test('a home that had no type keeps that of the register, so that its similar deals are reported', async () => {
  const favoriteId = await keep({ address: VILLA.address })
  const typeOf = async () => {
    const { rows } = await pool.query('select property_type as type from favorites where favorite_id = $1', [
      favoriteId,
    ])
    return rows[0].type
  }
  assert.equal(await typeOf(), null)
  const { savedCondition } = await analyse(favoriteId)
  assert.deepEqual([await typeOf(), savedCondition.propertyType], ['ROW_HOUSE_MULTI_UNIT', 'ROW_HOUSE_MULTI_UNIT'])
  // counts of security events are written once a minute, whoever calls
  const own = asked.filter((name) => !/^(lookup-lock|lock-names|write-building|security-events)/.test(name))
  assert.ok(own.length <= 6, own.join())
  const typed = await keep({ address: VILLA.address, knownPropertyType: '아파트', depositAmountManwon: 1 })
  assert.equal((await analyse(typed)).savedCondition.propertyType, 'APARTMENT')
})

test('another’s favorite is 404 and asks nobody', async () => {
  const favoriteId = await keep(VILLA)
  const answer = await get(favoriteId, stranger)
  assert.deepEqual([answer.statusCode, answer.json().code], [404, 'FAVORITE_404_NOT_FOUND'])
  assert.deepEqual(providers(), [])
})
