import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import { readRules } from '../../../test/rule-pages.ts'
import { testService } from '../../../test/service.ts'
import { LANGUAGES } from '../../words/language.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, diagnose } = await testService()

const VILLA: RentRiskDiagnosisRequest = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 8_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const OFFICETEL = { ...VILLA, address: '서울 관악구 신림동 1425-1', exclusiveAreaSquareMeter: 21.53, floorNumber: 7 }
const SHARED_HOUSE = { ...VILLA, address: '서울 관악구 신림동 1415-20', exclusiveAreaSquareMeter: 26.4 }
const UNKNOWN_LOT = { ...VILLA, address: '서울 관악구 신림동 9999' }

test('R-SCORE-40: the twelve criteria are counted by how they are answered, and no sentence speaks of 100 %', async () => {
  const { riskAssessment } = await diagnose(VILLA)
  const { counts, summary, criteria } = riskAssessment
  assert.ok(counts !== undefined)
  assert.equal(counts.byData + counts.byPapers + counts.open + counts.notApplicable, criteria.length)
  assert.deepEqual([counts.byPapers, counts.open, counts.notApplicable], [4, 0, 1])
  assert.match(
    counts.sentence,
    saying('CRITERION_COUNTS', { all: 12, byData: 7, byPapers: 4, open: 0, notApplicable: 1 }),
  )
  assert.ok(summary.includes(counts.sentence))
  assert.doesNotMatch(summary, /비중|100%/)
  const payload = VILLA
  const response = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses?lang=en', payload })
  const inEnglish = response.json<{ data: RentRiskDiagnosisResponse }>().data.riskAssessment.counts
  assert.match(inEnglish?.sentence ?? '', /^Of the 12 items, 7 are answered by data and 4 by papers/)
})

test('R-SCORE-35: one missing datum has one range, and what does not apply is none', async () => {
  for (const request of [VILLA, OFFICETEL, SHARED_HOUSE, UNKNOWN_LOT]) {
    const { riskAssessment, findings = [] } = await diagnose(request)
    const { whatWouldChange = [], criteria } = riskAssessment
    const fields = whatWouldChange.map(({ field }) => field)
    assert.deepEqual(fields, [...new Set(fields)], request.address)
    const notApplicable = criteria.filter(({ status }) => status === 'NOT_APPLICABLE')
    for (const { criterionCode, missingData } of notApplicable) {
      assert.deepEqual(missingData, [], criterionCode)
      assert.ok(!whatWouldChange.some(({ criterionCodes = [] }) => criterionCodes.includes(criterionCode)))
    }
    assert.ok(findings.every(({ severity, code }) => severity !== 'GAP' || code !== 'NO_PUBLIC_PRICE_FOR_OFFICETEL'))
  }
})

test('R-SCORE-14: the public price of an officetel is not missing', async () => {
  const { findings = [], confirmationMatrix, riskAssessment } = await diagnose(OFFICETEL)
  assert.equal(findings.find(({ code }) => code === 'NO_PUBLIC_PRICE_FOR_OFFICETEL')?.severity, 'NOTE')
  assert.ok(!confirmationMatrix.required.some(({ code }) => /PUBLIC_PRICE/.test(code)))
  assert.ok(!(riskAssessment.whatWouldChange ?? []).some(({ field }) => field === 'public-price'))
})

test('R-ANSWER-07: what is sent is at most 45 kB in either language, but for buildings to choose from', async () => {
  for (const { body } of SAMPLE_REQUESTS)
    for (const language of LANGUAGES) {
      const url = `/api/rent-risk-diagnoses?lang=${language}`
      const response = await app.inject({ method: 'POST', url, payload: body })
      const { data } = response.json<{ data: RentRiskDiagnosisResponse }>()
      const choices = Buffer.byteLength(JSON.stringify(data.propertyIdentity.registerCandidates ?? []))
      const bytes = Buffer.byteLength(response.body) - choices
      assert.ok(bytes > 20_000 && bytes <= 45_000, `${body.address}: ${bytes} in ${language}`)
    }
})

/** The fields of the braces in a rule: `{code, title, priority}`. */
function fieldsOfRule(id: string): string[][] {
  const { text = '' } = readRules().find((rule) => rule.id === id) ?? {}
  return [...text.matchAll(/`\{([^}]*)\}`/gu)].map(([, fields = '']) => fields.split(/,\s*/u).toSorted())
}

test('R-DIAG-40, R-DIAG-41, R-DIAG-42: cards, matrix and checklist have the fields that the rules name, and no others', async () => {
  const { topRiskFindings, confirmationMatrix, checklist } = await diagnose(VILLA)
  const { data } = (await app.inject({ url: '/api/checks' })).json<{ data: { checks: { checkId: string }[] } }>()
  const fieldsOf = (items: readonly object[]) => {
    assert.ok(items.length > 0)
    return [...new Set(items.map((item) => Object.keys(item).toSorted().join()))].map((fields) => fields.split(','))
  }
  const { confirmed, caution, required } = confirmationMatrix
  const [ofMatrix = []] = fieldsOfRule('R-DIAG-41')
  assert.deepEqual(fieldsOf(topRiskFindings), fieldsOfRule('R-DIAG-40'))
  assert.deepEqual(fieldsOf([...caution, ...required]), [ofMatrix])
  assert.deepEqual(fieldsOf(confirmed), [[...ofMatrix, 'detail'].toSorted()])
  assert.deepEqual([...fieldsOf(checklist), ...fieldsOf(data.checks)], fieldsOfRule('R-DIAG-42'))
  const known = data.checks.map(({ checkId }) => checkId)
  assert.deepEqual(
    checklist.map(({ code }) => code).filter((code) => !known.includes(code)),
    [],
  )
})
