import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { TEST_NOW } from '../../../test/app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'
import { RULE_BOOK_VERSION } from '../../domain/rule-book/rule-book.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { koreanOf, saying } from '../../words/saying.fixture.ts'

const { app, clock, sandbox, database, diagnose, tokenOf } = await testService()
const { pool } = database
const owner = await tokenOf('repeat_owner', 'ROLE_USER')
const other = await tokenOf('repeat_other', 'ROLE_USER')

beforeEach(async () => {
  sandbox.clear()
  clock.time = TEST_NOW
  await pool.query('truncate diagnoses cascade')
})

function changes({ sinceLastDiagnosis }: RentRiskDiagnosisResponse) {
  const since = sinceLastDiagnosis ?? assert.fail('nothing to compare with')
  assert.deepEqual(findForbiddenWording(JSON.stringify(since)), [])
  assert.doesNotMatch(JSON.stringify(since), /undefined|NaN|매물/)
  return since
}

test('nothing is compared for the first diagnosis of a lot, for an anonymous caller, or with somebody else’s', async () => {
  for (const token of [undefined, undefined, other, owner])
    assert.equal((await diagnose(VILLA, token)).sinceLastDiagnosis, null)
  assert.equal((await diagnose({ ...VILLA, address: '서울 관악구 신림동 1433-12' }, owner)).sinceLastDiagnosis, null)
  assert.equal((await diagnose({ ...VILLA, address: '신림동' }, owner)).sinceLastDiagnosis, null)
  assert.equal((await diagnose({ ...VILLA, address: '신림동' }, owner)).sinceLastDiagnosis, null)
})

test('the same again: compared with the newest one, and all three are unchanged', async () => {
  await diagnose({ ...VILLA, depositAmountManwon: 1 }, owner)
  clock.time = new Date(TEST_NOW.getTime() + 60_000)
  const last = await diagnose(VILLA, owner)
  const since = changes(await diagnose({ ...VILLA, address: ` ${VILLA.address} ` }, owner))
  assert.deepEqual([since.diagnosisId, since.diagnosedAt], [last.diagnosisId, last.createdAt])
  assert.deepEqual([since.newData, since.ruleBook, since.changedInput], [[], null, []])
  assert.match(since.summary, saying('SINCE_LAST', { date: '2026-11-20', data: 0, ruleBook: false, input: 0 }))
})

test('changed input alone: the fields with both values; a sample that only differs for it is no new data', async () => {
  const first = await diagnose(VILLA, owner)
  const again = await diagnose(
    { ...VILLA, depositAmountManwon: 19_000, exclusiveAreaSquareMeter: 41.2, listingDescription: '역세권' },
    owner,
  )
  const since = changes(again)
  assert.deepEqual(since.changedInput, [
    {
      field: 'depositAmountManwon',
      title: '보증금',
      before: koreanOf('AMOUNT', { manwon: 12000 }),
      after: koreanOf('AMOUNT', { manwon: 19000 }),
    },
    { field: 'exclusiveAreaSquareMeter', title: '전용면적', before: '29.35㎡', after: '41.2㎡' },
    { field: 'listingDescription', title: '입력한 설명', before: null, after: null },
  ])
  assert.deepEqual([since.newData, since.ruleBook], [[], null])
  assert.deepEqual(since.totalRiskScore, {
    before: first.riskAssessment.totalRiskScore,
    after: again.riskAssessment.totalRiskScore,
  })
  assert.notEqual(since.totalRiskScore.before, since.totalRiskScore.after)
})

test('new data alone: what each source said then and says now', async () => {
  clock.time = new Date('2026-10-20T12:00:00+09:00')
  await diagnose(VILLA, owner)
  clock.time = TEST_NOW
  const { newData, ruleBook, changedInput } = changes(await diagnose(VILLA, owner))
  assert.deepEqual(
    newData.map(({ sourceKey }) => sourceKey),
    ['rent-transaction', 'sale-transaction'],
  )
  // enough is stored for the two newer months, so July was not requested
  assert.match(newData[0]?.before ?? '', /^확인됨, 기간 2026-08~2026-09, \d+건, 중앙값 .*원$/)
  assert.match(newData[0]?.after ?? '', /기간 2026-08~2026-10/)
  assert.deepEqual([ruleBook, changedInput], [null, []])
})

test('new data within one base year: another public price is shown with both amounts', async () => {
  await diagnose(VILLA, owner)
  await pool.query(`update public_prices set price_won = price_won * 2`)
  const { newData } = changes(await diagnose(VILLA, owner))
  assert.deepEqual(
    newData.map(({ sourceKey }) => sourceKey),
    ['public-price'],
  )
  assert.match(newData[0]?.before ?? '', /^확인됨, 기준연도 2026, \d+건, 금액 1억 .*만 원$/)
  assert.match(newData[0]?.after ?? '', /금액 2억 .*만 원$/)
})

test('new data of the register: another use of the same building is shown', async () => {
  await diagnose(VILLA, owner)
  await pool.query(
    `update building_registers set buildings = replace(buildings::text, '다세대주택', '연립주택')::jsonb`,
  )
  const { newData } = changes(await diagnose(VILLA, owner))
  assert.equal(newData[0]?.sourceKey, 'building-register')
  assert.match(
    newData[0]?.before ?? '',
    saying('WHAT_STANDS', { mainUse: '공동주택', detailUse: '다세대주택', approvedOn: '2011-04-15' }),
  )
  assert.match(newData[0]?.after ?? '', /기타용도 연립주택/)
})

test('a changed rule book alone is shown as such', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner)
  await pool.query(`update diagnoses set rule_book_version = '2025.1' where diagnosis_id = $1`, [diagnosisId])
  const { newData, ruleBook, changedInput } = changes(await diagnose(VILLA, owner))
  assert.deepEqual([ruleBook?.before, ruleBook?.after], ['2025.1', RULE_BOOK_VERSION])
  assert.deepEqual([newData, changedInput], [[], []])
})

test('all three at once are kept apart, and a lost source is data too', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner)
  await pool.query(`update diagnoses set rule_book_version = '2025.1' where diagnosis_id = $1`, [diagnosisId])
  await pool.query('truncate building_registers')
  sandbox.faults.set('building-register', 'http500')
  const since = changes(await diagnose({ ...VILLA, floorNumber: 1, knownPropertyType: '빌라' }, owner))
  assert.deepEqual(
    since.changedInput.map(({ field }) => field),
    ['floorNumber', 'knownPropertyType'],
  )
  assert.ok(since.ruleBook)
  const register = since.newData.find(({ sourceKey }) => sourceKey === 'building-register')
  assert.match(`${register?.before} ${register?.after}`, /확인됨.*조회에 실패함/)
  assert.match(register?.explanation ?? '', saying('DATA_CHANGED', { inputToo: true }))
})

test('it is a part of the answer that the history keeps', async () => {
  await diagnose(VILLA, owner)
  const again = await diagnose({ ...VILLA, floorNumber: 2 }, owner)
  const url = `/api/rent-risk-diagnoses/${again.diagnosisId}`
  const kept = await app.inject({ url, headers: { authorization: `Bearer ${owner}` } })
  assert.deepEqual(kept.json().data, again)
})

test('a warm diagnosis takes 2 statements where the process has its place in memory; the look-up of the last one is one more, and only for who is logged in', async () => {
  await diagnose(VILLA, owner)
  const statementsOf = async (token?: string) => {
    const { statements, result } = await database.recordStatements(() => diagnose(VILLA, token))
    assert.equal(result.diagnosisState, 'success')
    // every request looks up its caller; calls of earlier diagnoses are logged and released after their answers
    return statements.filter((text) => !/revoked_access_tokens|external_api_calls|lookup_claims/.test(text))
  }
  await diagnose(VILLA)
  const anonymous = await statementsOf()
  const loggedIn = await statementsOf(owner)
  assert.equal(anonymous.length, 2, anonymous.join('\n---\n'))
  assert.equal(loggedIn.length, 3, loggedIn.join('\n---\n'))
  assert.equal(loggedIn.filter((text) => /where requester_user_id = \$\d and pnu = /.test(text)).length, 1)
})
