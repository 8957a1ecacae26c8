import type { Deal } from '../src/domain/comparison/deal.ts'

/** A jeonse lease of an apartment in 신림동 in July 2026, with a test's overrides. */
export function publishedDeal(overrides: Partial<Deal> = {}): Deal {
  return {
    source: 'AptRent',
    tradeKind: 'RENT',
    propertyType: 'APARTMENT',
    lawdCd: '11620',
    districtName: '신림동',
    lot: { landKind: 'LAND', mainNumber: '1422', subNumber: '0005' },
    contractDate: '2026-07-03',
    saleAmountManwon: null,
    depositManwon: 30_000,
    monthlyRentManwon: 0,
    areaSquareMeter: 59.95,
    floor: 3,
    buildYear: 2004,
    buildingName: '어느마을',
    houseKind: null,
    contractKind: '신규',
    contractTerm: '26.08~28.08',
    previousDepositManwon: null,
    previousMonthlyRentManwon: null,
    cancelled: false,
    cancelledOn: null,
    dealingKind: null,
    ...overrides,
  }
}
