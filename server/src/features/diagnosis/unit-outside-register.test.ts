import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import { asRead } from '../../../test/as-read.ts'
import { testService } from '../../../test/service.ts'
import { checkOf } from '../../domain/checks/catalogue.ts'
import { word } from '../../words/in-words.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, database, diagnose: ask } = await testService()
const diagnose = asRead(ask)

/** Four floors; its published prices list 101 to 403 with 29.35 and 41.2 ㎡. */
const VILLA: RentRiskDiagnosisRequest = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 8_000,
  exclusiveAreaSquareMeter: 29.35,
}

// biome-ignore format: a table
const OUTSIDE: [code: string, request: Partial<RentRiskDiagnosisRequest>][] = [
  ['FLOOR_ABOVE_BUILDING', { floorNumber: 5 }],
  ['FLOOR_BELOW_BUILDING', { floorNumber: -2 }],
  ['HO_NOT_PLAUSIBLE', { address: `${VILLA.address} 701호` }],
  ['ROOFTOP', { address: `${VILLA.address} 옥탑 1호` }],
  ['UNIT_NOT_PUBLISHED', { address: `${VILLA.address} 305호`, floorNumber: 3 }],
]

for (const [code, parts] of OUTSIDE) {
  test(`R-DIAG-45: ${code}: the grade is not low, and the register's own part is to be looked at before anybody is asked`, async () => {
    const { findings = [], riskAssessment, nextActionItems = [], checklist } = await diagnose({ ...VILLA, ...parts })
    const found = findings.find((each) => each.code === code)
    assert.equal(found?.severity, 'CAUTION')
    assert.equal(found?.checkIds[0], 'REGISTER_FLOOR_PLAN')
    assert.notEqual(riskAssessment.riskGrade, 'LOW')
    assert.ok(nextActionItems.some(({ checkIds }) => checkIds.includes('REGISTER_FLOOR_PLAN')))
    assert.ok(checklist.some((check) => check.code === 'REGISTER_FLOOR_PLAN'))
    assert.match(word(checkOf('REGISTER_FLOOR_PLAN').detail, 'ko'), saying('CHECK_REGISTER_FLOOR_PLAN_DETAIL'))
  })
}

test('R-DIAG-45: a unit that the register has, and the lot without a unit, have none of these', async () => {
  for (const parts of [{}, { floorNumber: 3 }, { address: `${VILLA.address} 301호`, floorNumber: 3 }]) {
    const { findings = [] } = await diagnose({ ...VILLA, ...parts })
    const codes = findings.map(({ code }) => code as string)
    assert.deepEqual(
      OUTSIDE.filter(([code]) => codes.includes(code)),
      [],
      JSON.stringify(parts),
    )
  }
})

test('R-DIAG-45: a floor unlike the number of the unit is a question with the field to correct, and never a stop', async () => {
  const askedOf = async (unit: string, floorNumber: number) => {
    const request = { ...VILLA, address: `${VILLA.address} ${unit}`, floorNumber, depositAmountManwon: 3_000 }
    const { findings = [], decisionSummary } = await diagnose(request)
    assert.notEqual(decisionSummary.statusCode, 'STOP_BEFORE_CONTRACT')
    return findings.filter(({ code }) => code === 'FLOOR_UNLIKE_UNIT' || code === 'FLOOR_DIFFERS')
  }
  const [asked] = await askedOf('301호', 1)
  assert.deepEqual([asked?.code, asked?.severity], ['FLOOR_UNLIKE_UNIT', 'CAUTION'])
  assert.match(asked?.sentence ?? '', saying('FLOOR_UNLIKE_UNIT', { floor: 1, ho: '301', hoFloor: 3 }))
  assert.equal((await askedOf('B01', 3))[0]?.code, 'FLOOR_DIFFERS')
  assert.deepEqual(await askedOf('301호', 3), [])
})

test('R-DIAG-62: a divided unit is named as one, whether or not its area is that of a published unit', async () => {
  for (const exclusiveAreaSquareMeter of [14.2, 29.35, 41.2]) {
    const request = { ...VILLA, address: `${VILLA.address} 305호`, floorNumber: 3, exclusiveAreaSquareMeter }
    const { findings = [] } = await diagnose(request)
    const found = findings.find(({ code }) => code === 'UNIT_NOT_PUBLISHED')
    assert.match(
      found?.sentence ?? '',
      saying('UNIT_NOT_PUBLISHED', { ho: '305', floor: 3, baseYear: 2026, others: ['301', '302', '303'] }),
      String(exclusiveAreaSquareMeter),
    )
  }
})

test('in English: the same finding, with the official names in brackets', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/rent-risk-diagnoses?lang=en',
    payload: { ...VILLA, address: `${VILLA.address} 305호`, floorNumber: 3 },
  })
  const { findings = [], riskSummary } = response.json<{ data: RentRiskDiagnosisResponse }>().data
  const found = findings.find(({ code }) => code === 'UNIT_NOT_PUBLISHED')
  assert.match(found ? sentenceOf(found, riskSummary) : '', /dividing up a unit.*\(전유부\)/)
})

test('R-DIAG-17: the list of the floor is read with what is read anyway', async () => {
  const request = { ...VILLA, address: `${VILLA.address} 305호`, floorNumber: 3 }
  await diagnose(request)
  const { statements } = await database.recordStatements(() => diagnose(request))
  assert.ok(statements.length <= 6, statements.join('\n---\n'))
})
