import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { asRead } from '../../../test/as-read.ts'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { word } from '../../words/in-words.ts'
import { saying } from '../../words/saying.fixture.ts'
import { readDiagnosis } from './record/read-diagnosis.ts'

const { app, database, diagnose: ask } = await testService()
const diagnose = asRead(ask)

const ROW_HOUSE = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
/** Nothing in it calls for caution according to public data. */
const LOW_RISK = { ...ROW_HOUSE, depositAmountManwon: 8_000 }
/** The shared house on a lot with another building. */
const SHARED_HOUSE = {
  address: '서울 성동구 성수동2가 277-43',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 15_000,
}

test('R-DIAG-46: five contradictions of the listing are five cautions, each with what settles it, and no low grade', async () => {
  const plain = await diagnose(LOW_RISK)
  assert.deepEqual(plain.descriptionContradictions, [])
  assert.equal(plain.riskAssessment.riskGrade, 'LOW')
  const described = await diagnose({ ...LOW_RISK, listingDescription: '신축 전용 84㎡, 아파트 12층, 보증금 9천만원' })
  const found = described.descriptionContradictions ?? []
  assert.deepEqual(
    found.map(({ topic, source }) => [topic, source]),
    [
      ['AREA', 'USER_INPUT'],
      ['FLOOR', 'USER_INPUT'],
      ['FLOOR', 'BUILDING_REGISTER'],
      ['BUILT_YEAR', 'BUILDING_REGISTER'],
      ['TYPE', 'BUILDING_REGISTER'],
      ['DEPOSIT', 'USER_INPUT'],
    ],
  )
  for (const { sentence } of found) assert.deepEqual(findForbiddenWording(sentence), [])
  const { findings = [], riskAssessment, decisionSummary, riskSummary, checklist } = described
  const cautions = findings.filter(({ code }) => code.startsWith('DESCRIPTION_'))
  assert.deepEqual(
    cautions.map(({ code, severity, checkIds }) => [code, severity, checkIds[0]]),
    [
      ['DESCRIPTION_AREA_DIFFERS', 'CAUTION', 'EXCLUSIVE_AREA'],
      ['DESCRIPTION_FLOOR_DIFFERS', 'CAUTION', 'REGISTER_FLOOR_PLAN'],
      ['DESCRIPTION_BUILT_YEAR_DIFFERS', 'CAUTION', 'BUILDING_REGISTER'],
      ['DESCRIPTION_TYPE_DIFFERS', 'CAUTION', 'MAIN_USE'],
      ['DESCRIPTION_DEPOSIT_DIFFERS', 'CAUTION', 'INPUT_AMOUNTS'],
    ],
  )
  assert.equal(riskAssessment.riskGrade, 'MODERATE')
  assert.equal(riskAssessment.totalRiskScore, plain.riskAssessment.totalRiskScore, 'no score rests on a listing')
  assert.equal(decisionSummary.statusCode, 'CONDITIONAL_CAUTION')
  assert.doesNotMatch(riskSummary.summary, /따로 주의할 점을 찾지 못/)
  const listed = checklist.map(({ code }) => code)
  for (const { checkIds } of cautions) assert.ok(checkIds.every((id) => listed.includes(id)))
})

test('R-DIAG-46: "근생 빌라" is heard, and so is no thing, ceiling or negation', async () => {
  const codesOf = async (listingDescription: string) => {
    const { findings = [] } = await diagnose({ ...LOW_RISK, listingDescription })
    return findings.flatMap(({ code, severity }) =>
      /^(?:DESCRIPTION|LISTING)_/.test(code) ? [`${severity} ${code}`] : [],
    )
  }
  assert.deepEqual(await codesOf('깨끗한 근생 빌라'), ['CAUTION DESCRIPTION_TYPE_DIFFERS'])
  assert.deepEqual(await codesOf('신축 아님, 최고 4층, 2층 버스 정류장 앞, 2층 침대 있음, 근생 아님'), [])
})

test('R-DIAG-63: what only papers can settle is to be proven, in both languages, and changes no grade', async () => {
  const listingDescription = '융자 없음, 보증보험 가입 가능, 전입신고 가능, 반지하 아님'
  const { findings = [], riskAssessment } = await diagnose({ ...LOW_RISK, listingDescription })
  const asked = findings.filter(({ code }) => code.startsWith('LISTING_'))
  assert.deepEqual(
    asked.map(({ code, severity, checkIds }) => [code, severity, checkIds[0]]),
    [
      ['LISTING_NO_DEBT', 'ASK', 'REGISTRY_DOCUMENT'],
      ['LISTING_GUARANTEE', 'ASK', 'GUARANTEE'],
      ['LISTING_MOVE_IN', 'ASK', 'OFFICETEL_MOVE_IN'],
      ['LISTING_NO_BASEMENT', 'ASK', 'REGISTER_FLOOR_PLAN'],
    ],
  )
  for (const { sentence = '' } of asked) assert.match(sentence, /확인된 내용이 아닙니다/)
  assert.equal(riskAssessment.riskGrade, 'LOW')
  const payload = { ...LOW_RISK, listingDescription }
  const response = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses?lang=en', payload })
  const inEnglish = response.json<{ data: RentRiskDiagnosisResponse }>().data.findings ?? []
  for (const { code, sentence = '' } of inEnglish)
    if (code.startsWith('LISTING_')) assert.match(sentence, /not confirmed/)
})

test('R-DIAG-63: a listing without a loan for the tenant is a caution, and says nothing of the debt on the home', async () => {
  const { findings = [], riskAssessment } = await diagnose({
    ...LOW_RISK,
    listingDescription: '전세대출 X, 현금만 가능',
  })
  const said = findings.filter(({ code }) => code.startsWith('LISTING_'))
  assert.deepEqual(
    said.map(({ code, severity, checkIds }) => [code, severity, checkIds]),
    [['LISTING_LOAN_REFUSED', 'CAUTION', ['REGISTRY_DOCUMENT', 'USE_LEGALITY', 'SPECIAL_TERMS']]],
  )
  assert.notEqual(riskAssessment.riskGrade, 'LOW')
})

test('R-DIAG-63: a listing without a guarantee is a caution, in both languages', async () => {
  const listingDescription = '보증보험 불가, 그 외 조건 좋음'
  const { findings = [], riskAssessment } = await diagnose({ ...LOW_RISK, listingDescription })
  const said = findings.filter(({ code }) => code.startsWith('LISTING_'))
  assert.deepEqual(
    said.map(({ code, severity, checkIds }) => [code, severity, checkIds]),
    [['LISTING_GUARANTEE_REFUSED', 'CAUTION', ['GUARANTEE', 'REGISTRY_DOCUMENT', 'USE_LEGALITY']]],
  )
  assert.notEqual(riskAssessment.riskGrade, 'LOW')
  const payload = { ...LOW_RISK, listingDescription }
  const response = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses?lang=en', payload })
  assert.match(response.body, /says that no return guarantee/)
})

test('R-PAPERS-11: a shared house names what the other households may have paid, the same the first time and the second', async () => {
  const open = await diagnose(SHARED_HOUSE)
  assert.equal(open.unseenSeniorDeposits, null)
  const candidates = open.propertyIdentity.registerCandidates ?? []
  const house = candidates.find(({ detailUse }) => detailUse?.includes('다가구'))
  const chosen = { ...SHARED_HOUSE, selectedRegisterKey: house?.registerKey ?? '' }
  const first = await diagnose(chosen)
  const { result: second, statements } = await database.recordStatements(() => diagnose(chosen))
  assert.ok(statements.length <= 6, statements.join('\n---\n'))
  assert.deepEqual(first.unseenSeniorDeposits, second.unseenSeniorDeposits)
  const { otherHouseholds, low, high, basis, sentence } = first.unseenSeniorDeposits ?? assert.fail()
  assert.equal(otherHouseholds, Number(first.propertyIdentity.familyCount) - 1)
  assert.deepEqual(
    [low, high],
    [basis?.q1Manwon, basis?.q3Manwon].map((each) => Math.round(otherHouseholds * Number(each))),
  )
  assert.match(
    sentence,
    saying('UNSEEN_DEPOSITS', {
      others: 5,
      scope: 'LEGAL_DISTRICT',
      sampleCount: 27,
      lowManwon: 17460,
      midManwon: 22110,
      highManwon: 70000,
    }),
  )
  // stored as a message, which is worded in the language of the reader
  const { facts } = await readDiagnosis(database.pool, second.diagnosisId, 'SERVICE', ['facts'])
  const kept = facts?.unseenSeniorDeposits?.sentence
  assert.equal(word(kept ?? assert.fail(), 'ko'), sentence)
})
