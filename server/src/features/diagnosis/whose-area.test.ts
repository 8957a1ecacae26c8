import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { asRead } from '../../../test/as-read.ts'
import { testService } from '../../../test/service.ts'

const { database, diagnose: ask, sandbox } = await testService()
const diagnose = asRead(ask)

const APARTMENT = {
  address: '서울 관악구 신림동 1450 102동 701호',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 54_000,
}
const ROW_HOUSE = {
  address: '서울 강남구 역삼동 770-8',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 45_000,
}

const found = ({ findings }: RentRiskDiagnosisResponse, code: string) => findings?.find((each) => each.code === code)
const AMOUNTS = ['LEASE_AMOUNT_HIGH', 'DEPOSIT_SHARE_NOTEWORTHY', 'SALE_SUPPORT', 'DEPOSIT_TO_PUBLIC_PRICE']

test('R-SCORE-47: the published area of a named unit goes before the typed one, in the first answer as in the second', async () => {
  const wrong = { ...APARTMENT, exclusiveAreaSquareMeter: 84.78 }
  const first = await diagnose(wrong)
  sandbox.clear()
  const { result: second, statements } = await database.recordStatements(() => diagnose(wrong))
  assert.deepEqual(sandbox.requests, [])
  const own = statements.filter((text) => !text.includes('external_api_calls'))
  assert.ok(own.length <= 5, own.join('\n---\n'))
  const right = await diagnose({ ...APARTMENT, exclusiveAreaSquareMeter: 59.94 })
  for (const diagnosis of [first, second]) {
    const { sentence, severity, checkId } = { checkId: null, ...found(diagnosis, 'AREA_DIFFERS_FROM_UNIT') }
    assert.match(sentence ?? '', /84\.78㎡.*59\.94㎡/)
    assert.equal(severity, 'CAUTION')
    assert.ok(checkId === null || checkId === 'EXCLUSIVE_AREA')
    assert.equal(diagnosis.decisionSummary.statusCode, 'STOP_BEFORE_CONTRACT')
    for (const code of AMOUNTS)
      assert.equal(found(diagnosis, code)?.sentence, found(right, code)?.sentence, `${code} by the published area`)
  }
  assert.equal(found(right, 'AREA_DIFFERS_FROM_UNIT'), undefined)
})

test('an area that is only rounded is no other area; none typed is taken from the published unit', async () => {
  for (const exclusiveAreaSquareMeter of [59, 60.9])
    assert.equal(found(await diagnose({ ...APARTMENT, exclusiveAreaSquareMeter }), 'AREA_DIFFERS_FROM_UNIT'), undefined)
  const untyped = await diagnose(APARTMENT)
  assert.equal(found(untyped, 'AREA_OF_UNIT')?.severity, 'NOTE')
  assert.equal(found(untyped, 'AREA_NOT_GIVEN'), undefined)
  const right = await diagnose({ ...APARTMENT, exclusiveAreaSquareMeter: 59.94 })
  for (const code of AMOUNTS) assert.equal(found(untyped, code)?.sentence, found(right, code)?.sentence)
})

test('R-SCORE-48: without an area a sample of several sizes stops nothing, with or without a floor; the area is asked for first', async () => {
  for (const floor of [{}, { floorNumber: 3 }]) {
    const diagnosis = await diagnose({ ...ROW_HOUSE, ...floor })
    assert.notEqual(diagnosis.decisionSummary.statusCode, 'STOP_BEFORE_CONTRACT')
    assert.deepEqual(
      diagnosis.findings?.filter(({ severity }) => severity === 'SEVERE'),
      [],
    )
    assert.equal(found(diagnosis, 'AREA_NOT_GIVEN')?.severity, 'CAUTION')
    const { riskGrade, whatWouldChange } = diagnosis.riskAssessment
    assert.notEqual(riskGrade, 'LOW')
    const [first] = whatWouldChange ?? []
    assert.deepEqual(
      [first?.kind, first?.field, first?.checkId, first?.choices],
      ['INPUT', 'exclusiveAreaSquareMeter', 'EXCLUSIVE_AREA', [37.8, 58.2]],
    )
  }
  const typed = await diagnose({ ...ROW_HOUSE, exclusiveAreaSquareMeter: 37.8 })
  assert.equal(found(typed, 'AREA_NOT_GIVEN'), undefined)
  assert.equal(typed.decisionSummary.statusCode, 'STOP_BEFORE_CONTRACT')
})
