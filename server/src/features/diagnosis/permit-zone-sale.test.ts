import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { lotOf, storeDeals } from '../../../test/stored-deals.ts'

const { database, diagnose } = await testService()

/** An apartment of Guro-dong, Seoul, whose lot was sold twice on the fifth floor, once before the zone began. */
const DISTRICT = '1153010200'
const SALE = {
  source: 'AptTradeDev',
  tradeKind: 'SALE',
  propertyType: 'APARTMENT',
  lawdCd: DISTRICT.slice(0, 5),
  districtName: '구로동',
  lot: lotOf(685, 222),
  areaSquareMeter: 59.9,
  contractTerm: null,
  depositManwon: null,
  monthlyRentManwon: null,
  contractKind: null,
  dealingKind: '중개거래',
} as const
const HOME = {
  address: '서울 구로구 구로동 685-222',
  contractPurpose: 'JEONSE' as const,
  depositAmountManwon: 30_000,
  exclusiveAreaSquareMeter: 59.9,
  propertyTypeHint: 'APARTMENT' as const,
}

before(async () => {
  const sales = [
    { ...SALE, floor: 5, saleAmountManwon: 70_000, contractDate: '2026-03-03' },
    { ...SALE, floor: 9, saleAmountManwon: 70_000, contractDate: '2025-10-01' },
  ]
  for (const sale of sales)
    await storeDeals(database.pool, DISTRICT, [sale], sale.contractDate.replaceAll('-', '').slice(0, 6))
})

test('R-LAW-46: a stored sale since the zone began asks when the owner must move in, an earlier one does not', async () => {
  const asked = await diagnose({ ...HOME, floorNumber: 5 })
  const finding = asked.findings?.find(({ code }) => code === 'PERMIT_ZONE_SALE')
  assert.equal(finding?.severity, 'ASK')
  assert.match(JSON.stringify(asked), /토지거래허가구역에서 2026년 3월에 팔렸습니다/)
  assert.ok(Buffer.byteLength(JSON.stringify(asked)) <= 45_000, `${Buffer.byteLength(JSON.stringify(asked))} bytes`)
  assert.ok(asked.checklist.some(({ code }) => code === 'OWNER_MOVE_IN'))
  const other = await diagnose({ ...HOME, floorNumber: 9 })
  assert.ok(!other.findings?.some(({ code }) => code === 'PERMIT_ZONE_SALE'))
  assert.ok(!/토지거래/.test(JSON.stringify(other)))
})
