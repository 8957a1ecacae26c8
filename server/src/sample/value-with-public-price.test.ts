import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { samplePublicPriceFiles } from '@lease-risk/sandbox'
import { fileFolder } from '../../test/deal-files.ts'
import { importPriceFiles } from '../../test/price-files.ts'
import { testService } from '../../test/service.ts'
import { findForbiddenWording } from '../domain/wording/word-guard.ts'
import { fitValues } from '../features/value/index.ts'
import { loadDistrictCatalogue } from '../platform/load-district-catalogue.ts'
import { storeSampleDeals } from './store-sample-deals.ts'

const service = await testService()
const { database, clock, diagnose } = service
const { pool } = database
const catalogue = loadDistrictCatalogue()
await storeSampleDeals({ pool, clock, catalogue })
const fit = () => fitValues({ pool, now: clock.now() })

const ROW_HOUSE = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
}
const valueOf = ({ valueEstimate }: RentRiskDiagnosisResponse) => {
  assert.ok(valueEstimate != null)
  return valueEstimate
}
const criterionOf = ({ riskAssessment }: RentRiskDiagnosisResponse, code: string) =>
  riskAssessment.criteria.find(({ criterionCode }) => criterionCode === code)

test('R-DIAG-45: what is estimated for a unit that the register does not have is of no floor and weakly founded', async () => {
  const ofFloor = async (floorNumber: number) => valueOf(await diagnose({ ...ROW_HOUSE, floorNumber }))
  assert.equal((await ofFloor(4)).partial, false)
  const outside = [await ofFloor(5), await ofFloor(9)]
  assert.deepEqual(
    outside.map(({ partial }) => partial),
    [true, true],
  )
  assert.equal(outside[0]?.amountManwon, outside[1]?.amountManwon)
})

test('a price that was looked up for a diagnosis counts from the next fit on, and says how much', async () => {
  // beside an ordinary sale within a year of about the area no price counts (R-VALUE-11)
  await pool.query(
    `update stored_deals set dealing_kind = '직거래'
     where source = 'RHTrade' and legal_district_code = '1162010200' and main_number in ('1422', '1433')`,
  )
  const before = await diagnose(ROW_HOUSE)
  assert.equal(valueOf(before).publicPrice, null)
  await fit()
  const after = await diagnose(ROW_HOUSE)
  const { publicPrice, sentences, amountManwon, lowManwon, highManwon } = valueOf(after)
  assert.ok(publicPrice !== null)
  assert.ok(publicPrice.share >= 0.01 && publicPrice.share < 1)
  assert.ok(
    publicPrice.ratio > 1 && publicPrice.ratio < 2.5 && publicPrice.salesBehind > 0,
    JSON.stringify(publicPrice),
  )
  assert.ok(lowManwon < amountManwon && amountManwon < highManwon)
  const [said] = sentences.filter((sentence) => sentence.startsWith('공시가격'))
  assert.match(said ?? '', /^공시가격 .+ 원 × 이 지역 실거래 비율 \d\.\d\d \(반영 \d+%\)도 함께 계산했습니다\.$/)
  assert.deepEqual(findForbiddenWording(said ?? ''), [])
  const evidence = criterionOf(after, 'DEPOSIT_TO_VALUE_RISK')?.evidence ?? []
  assert.ok(
    evidence.some(({ field, description }) => field === 'estimatePublicPrice' && /^\d{4}년 공시가격/.test(description)),
  )
})

test('imported prices serve every lot; the same question gets the same answer again', async () => {
  const file = samplePublicPriceFiles(2026).units
  const path = join(fileFolder().path, file.name)
  writeFileSync(path, file.content)
  await importPriceFiles({ pool, catalogue, now: clock.now }, [path])
  await fit()
  const asked = { ...ROW_HOUSE, address: '서울 관악구 신림동 1433-12', exclusiveAreaSquareMeter: 34.8, floorNumber: 2 }
  const [first, second] = [await diagnose(asked), await diagnose(asked)]
  assert.deepEqual({ ...first, diagnosisId: 0 }, { ...second, diagnosisId: 0 })
  assert.equal(valueOf(first).publicPrice?.baseYear, 2026)
})

test('apartments and the jeonse level take no public price', async () => {
  const apartment = { ...ROW_HOUSE, address: '경기 성남시 분당구 정자동 178-1', exclusiveAreaSquareMeter: 84.9 }
  const { valueEstimate, jeonseEstimate } = await diagnose(apartment)
  assert.deepEqual([valueEstimate?.publicPrice, jeonseEstimate?.publicPrice], [null, null])
  const rowHouse = await diagnose(ROW_HOUSE)
  assert.equal(rowHouse.jeonseEstimate?.publicPrice, null)
})
