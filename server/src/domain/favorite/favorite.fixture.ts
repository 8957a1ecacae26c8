import { aBuilding } from '../assessment/facts/lease-facts.fixture.ts'
import type { FavoriteHome, HomeDeals, HomeEvidence } from './favorite.ts'

export const BUILDING = aBuilding({ registerKindName: '일반건축물', buildingName: '샘플빌라' })

export const SALES: HomeDeals = {
  propertyType: 'ROW_HOUSE_MULTI_UNIT',
  kind: 'SALE',
  month: null,
  similar: false,
  count: 3,
  fromMonth: '202606',
  toMonth: '202610',
  medianManwon: 20_000,
  medianMonthlyRentManwon: null,
  medianConvertedRentManwon: null,
}

export const EVIDENCE: HomeEvidence = {
  register: { status: 'FOUND', reason: null, collectedAt: new Date('2026-11-01T00:00:00Z') },
  property: {
    state: 'success',
    registerStatus: 'FOUND',
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    candidateTypes: ['ROW_HOUSE_MULTI_UNIT'],
    basis: 'REGISTER',
    building: BUILDING,
    candidates: [BUILDING],
    use: 'HOUSING',
    cautions: [],
  },
  deals: [SALES, { ...SALES, kind: 'RENT_JEONSE', medianManwon: 11_000, medianMonthlyRentManwon: 0 }],
  publicPrice: {
    state: 'FOUND',
    choice: {
      basis: 'UNIT',
      priceManwon: 10_000,
      upperManwon: 10_000,
      alike: true,
      landWonPerSquareMeter: null,
      baseYear: 2026,
      sampleCount: 1,
    },
    collectedAt: new Date('2026-11-01T00:00:00Z'),
  },
  statistics: [
    {
      propertyType: 'ROW_HOUSE_MULTI_UNIT',
      kind: 'SALE',
      month: '202610',
      scope: 'LEGAL_DISTRICT',
      count: 9,
      medianManwon: 21_000,
      medianMonthlyRentManwon: null,
    },
  ],
  indicators: [],
  conversionRate: { basis: 'MARKET', value: 0.06, source: '시험 전환율' },
  valueEstimate: null,
  diagnosis: {
    diagnosisId: 7,
    diagnosedAt: new Date('2026-11-02T00:00:00Z'),
    riskGrade: 'LOW',
    totalRiskScore: 21,
    sameTerms: true,
  },
}

export function favoriteHome(
  more: Partial<HomeEvidence> | null = {},
  terms: Partial<FavoriteHome['terms']> = {},
): FavoriteHome {
  return {
    asOf: '2026-11-20',
    terms: {
      purpose: 'JEONSE',
      depositManwon: 12_000,
      monthlyRentManwon: null,
      maintenanceFeeManwon: null,
      areaSquareMeter: 29.35,
      ...terms,
    },
    evidence: more && { ...EVIDENCE, ...more },
  }
}
