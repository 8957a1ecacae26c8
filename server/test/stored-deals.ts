import type { Pool } from 'pg'
import type { Deal } from '../src/domain/comparison/deal.ts'
import { mergeMonth } from '../src/evidence/deals/merge-month.ts'
import { TEST_NOW } from './app.ts'
import { publishedDeal } from './published-deal.ts'

/** Stores leases of one legal district like a collected month; by default in July 2026, each on its own floor. */
export async function storeDeals(
  pool: Pool,
  legalDistrictCode: string,
  deals: Partial<Deal>[],
  dealMonth = '202607',
): Promise<void> {
  const lawdCd = legalDistrictCode.slice(0, 5)
  const contractDate = `${dealMonth.slice(0, 4)}-${dealMonth.slice(4)}-03`
  const groups = Map.groupBy(deals, ({ source = 'AptRent' }) => source)
  for (const [source, ofSource] of groups) {
    await mergeMonth(pool, {
      source,
      lawdCd,
      dealMonth,
      deals: ofSource.map((deal, at) => publishedDeal({ source, lawdCd, contractDate, floor: at + 1, ...deal })),
      districtCodes: ofSource.map(() => legalDistrictCode),
      // with an unreadable row, the stored deals of the month are kept
      skippedRows: 1,
      collectedAt: TEST_NOW,
    })
  }
}

/** Returns a lot in the format of a deal. */
export function lotOf(mainNumber: number, subNumber = 0): NonNullable<Deal['lot']> {
  const padded = (number: number) => String(number).padStart(4, '0')
  return { landKind: 'LAND', mainNumber: padded(mainNumber), subNumber: padded(subNumber) }
}

/** Stores deals of well-known complexes, with their road addresses. */
export async function storeKnownComplexes(pool: Pool): Promise<void> {
  const helio = { buildingName: '헬리오시티', lot: lotOf(913), roadAddress: '송파대로 345' }
  const eunma = { buildingName: '은마', lot: lotOf(316), roadAddress: '삼성로 212' }
  await storeDeals(pool, '1171010700', [helio, helio, helio, { buildingName: '현대', lot: lotOf(20) }])
  await storeDeals(pool, '1168010600', [eunma, eunma, { buildingName: '현대1차', lot: lotOf(30) }])
  await storeDeals(pool, '1165010700', [
    { buildingName: '반포자이', lot: lotOf(20, 43), roadAddress: '신반포로 270' },
    { buildingName: '현대', lot: lotOf(55), roadAddress: '사평대로 1' },
    { buildingName: '현대', lot: lotOf(55) },
  ])
  await storeDeals(pool, '1171010100', [{ buildingName: '잠실엘스', lot: lotOf(19), roadAddress: '올림픽로 99' }])
  // the road of the same name in another city
  await storeDeals(pool, '4113510300', [{ buildingName: '정자마을', lot: lotOf(178, 1), roadAddress: '올림픽로 99' }])
}
