import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { asRead, evidenceOf } from '../../../test/as-read.ts'
import { testService } from '../../../test/service.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, diagnose: ask } = await testService()
const diagnose = asRead(ask)

const APARTMENT: RentRiskDiagnosisRequest = {
  address: '서울 관악구 신림동 1450',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 69_000,
  exclusiveAreaSquareMeter: 59.94,
  floorNumber: 5,
}
const VILLA = { ...APARTMENT, address: '서울 관악구 신림동 1422-5', exclusiveAreaSquareMeter: 29.35, floorNumber: 3 }

test('R-DIAG-64: no line of the public price is named for an apartment; its quotation is asked for', async () => {
  const diagnosis = await diagnose(APARTMENT)
  const { findings = [], riskAssessment, checklist } = diagnosis
  const ofPrice = findings.find(({ code }) => /PUBLIC_PRICE/.test(code))
  const ratio = ofPrice && evidenceOf(diagnosis, ofPrice).find(({ field }) => field === 'depositToPublicPrice')
  assert.ok(Number.parseFloat(String(ratio?.value)) > 126, String(ratio?.value))
  assert.doesNotMatch(
    JSON.stringify({ findings, riskAssessment }),
    /공시가격의 1(?:12|26|40)%|반환보증 심사에 흔히 쓰인다고/,
  )
  assert.match(
    findings.find(({ code }) => code === 'GUARANTEE')?.sentence ?? '',
    saying('GUARANTEE_ASKED', { notHome: false, quoted: true }),
  )
  assert.ok(checklist.some(({ code }) => code === 'MARKET_QUOTATION'))
  const lines = riskAssessment.depositLines?.find(({ basis }) => basis === 'PUBLIC_PRICE')
  assert.deepEqual(
    lines?.lines.map(({ share }) => share),
    [1],
  )
})

test('R-DIAG-64: a villa has the line, and no quotation is asked for', async () => {
  const { findings = [], checklist } = await diagnose({ ...VILLA, depositAmountManwon: 30_000 })
  assert.match(
    findings.find(({ code }) => code === 'DEPOSIT_ABOVE_PUBLIC_PRICE_LINE')?.sentence ?? '',
    saying('PUBLIC_PRICE_LINE', { above: 'BASIS', basis: 1.4, guarantee: 1.26, discussed: 1.12 }),
  )
  assert.ok(!checklist.some(({ code }) => code === 'MARKET_QUOTATION'))
})

test('R-DIAG-64: the cap of HUG is named above it: 700 million in the capital area, 500 million elsewhere', async () => {
  const capOf = async (address: string, depositAmountManwon: number) => {
    const { findings = [] } = await diagnose({ ...APARTMENT, address, depositAmountManwon })
    return findings.find(({ code }) => code === 'DEPOSIT_ABOVE_GUARANTEE_CAP')
  }
  const jeju = '제주 제주시 애월읍 하귀1리 1101-1'
  assert.equal(await capOf(APARTMENT.address, 70_000), undefined)
  assert.equal(await capOf(jeju, 50_000), undefined)
  const [seoul, elsewhere] = [await capOf(APARTMENT.address, 80_000), await capOf(jeju, 60_000)]
  assert.deepEqual([seoul?.severity, seoul?.checkIds[0]], ['CAUTION', 'GUARANTEE'])
  assert.match(
    seoul?.sentence ?? '',
    saying('DEPOSIT_ABOVE_GUARANTEE_CAP', { depositManwon: 80000, capManwon: 70000, inCapital: true }),
  )
  assert.match(
    elsewhere?.sentence ?? '',
    saying('DEPOSIT_ABOVE_GUARANTEE_CAP', { depositManwon: 60000, capManwon: 50000, inCapital: false }),
  )
})

test('R-PAPERS-22: deposit and debt against 90 % of a typed appraisal, and against a typed public price', async () => {
  const answersOf = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/lease-papers/calculation', payload })
    assert.equal(answer.statusCode, 200, answer.body)
    const { guarantorConditions } = answer.json<{ data: LeasePapers }>().data
    return guarantorConditions
      .filter(({ code }) => code.endsWith('_LIMIT'))
      .map(({ code, answer: said }) => [code, said])
  }
  const terms = { contractPurpose: 'JEONSE', depositAmountManwon: 39_000 }
  const registry = { readOn: '2026-11-19', part: 'UNIT', ownerIsLandlord: 'YES', entries: [] }
  const apartment = { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' }
  const villa = { ...apartment, propertyType: 'ROW_HOUSE_MULTI_UNIT' }
  const known = { terms, registry, taxArrearsManwon: 0 }
  assert.deepEqual(await answersOf({ ...known, home: apartment, appraisalManwon: 40_000 }), [
    ['PRICE_LIMIT', 'CONFLICT_IN_INPUT'],
  ])
  assert.deepEqual(await answersOf({ ...known, home: apartment, appraisalManwon: 44_000 }), [
    ['PRICE_LIMIT', 'NO_CONFLICT_IN_INPUT'],
  ])
  assert.deepEqual(await answersOf({ ...known, home: villa, publicPriceManwon: 30_000 }), [
    ['PUBLIC_PRICE_LIMIT', 'CONFLICT_IN_INPUT'],
  ])
  assert.deepEqual(await answersOf({ ...known, home: villa, publicPriceManwon: 31_000 }), [
    ['PUBLIC_PRICE_LIMIT', 'NO_CONFLICT_IN_INPUT'],
  ])
  assert.deepEqual(await answersOf({ ...known, home: villa, appraisalManwon: 40_000 }), [
    ['PUBLIC_PRICE_LIMIT', 'MISSING_INFORMATION'],
    ['PRICE_LIMIT', 'CONFLICT_IN_INPUT'],
  ])
})

test('R-PAPERS-24: 18,000 of a guarantor\u2019s price of 28,000 is above 60 %, so no deposit fits; a list of households is no number', async () => {
  const ask = async (more: object, language: 'ko' | 'en') => {
    const payload = {
      terms: { contractPurpose: 'JEONSE', depositAmountManwon: 7_000 },
      home: { legalDistrictCode: '1162010200', propertyType: 'ROW_HOUSE_MULTI_UNIT' },
      publicPriceManwon: 20_000,
      registry: {
        readOn: '2026-11-19',
        part: 'UNIT',
        ownerIsLandlord: 'YES',
        entries: [{ kind: 'MORTGAGE', registeredOn: '2024-03-02', amountManwon: 18_000, cancelled: false }],
      },
      taxArrearsManwon: 0,
      ...more,
    }
    const headers = { 'accept-language': language }
    return app.inject({ method: 'POST', url: '/api/lease-papers/calculation', payload, headers })
  }
  for (const language of ['ko', 'en'] as const) {
    const answer = await ask({}, language)
    assert.equal(answer.statusCode, 200, answer.body)
    const { guaranteeWorkbench, constants } = answer.json<{ data: LeasePapers }>().data
    const [hug, hf, sgi] = guaranteeWorkbench
    assert.deepEqual(
      [hug?.answer, hf?.answer, sgi?.answer],
      ['CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT', 'ASK_GUARANTOR'],
    )
    for (const bench of guaranteeWorkbench) {
      assert.deepEqual(bench.largestDeposit, { low: 0, high: 0 })
      assert.match(bench.sentence, /64\.3%/)
      for (const id of bench.constantIds)
        assert.ok(
          constants.some(({ constantId }) => constantId === id),
          id,
        )
    }
    const [senior] = hug?.gates ?? []
    assert.deepEqual([senior?.code, senior?.line, senior?.askAbove], ['SENIOR_DEBT', 0.6, 0.54])
  }
  const listed = await ask({ seniorTenants: { state: 'UNKNOWN', countAtLeast: 0 } }, 'ko')
  assert.equal(listed.statusCode, 400)
})
