import type { LawConstant } from './law-constant.ts'
import { SMALL_LEASE_CONSTANTS } from './small-lease-limits.ts'

const BASE_RATE = {
  id: 'BASE_RATE',
  unit: 'SHARE_PER_YEAR',
  region: null,
  sourceName: '한국은행 기준금리',
  sourceUrl: 'https://www.bok.or.kr',
  checkedOn: '2026-10-09',
  sureness: 'V',
  recheckAfterDays: 120,
} as const

const CONVERSION = {
  unit: 'SHARE_PER_YEAR',
  effectiveTo: null,
  region: null,
  sourceName: '주택임대차보호법 제7조의2, 시행령 제9조',
  sourceUrl: 'https://www.law.go.kr',
  checkedOn: '2026-10-09',
  sureness: 'V',
  recheckAfterDays: 365,
} as const

const RULE_OF_THUMB = {
  unit: 'SHARE',
  effectiveFrom: null,
  effectiveTo: null,
  region: null,
  sourceName: '전세가율 관련 시장 안내 자료',
  sourceUrl: 'https://realtorscan.kr/guides/29',
  checkedOn: '2026-10-09',
  sureness: '2',
  recheckAfterDays: 365,
} as const

export const LAW_CONSTANTS: readonly LawConstant[] = [
  { ...BASE_RATE, value: 0.025, effectiveFrom: '2025-05-29', effectiveTo: '2026-07-15' },
  { ...BASE_RATE, value: 0.0275, effectiveFrom: '2026-07-16', effectiveTo: '2026-08-26' },
  { ...BASE_RATE, value: 0.03, effectiveFrom: '2026-08-27', effectiveTo: null },
  { ...CONVERSION, id: 'CONVERSION_SPREAD', value: 0.02, effectiveFrom: '2020-09-29' },
  { ...CONVERSION, id: 'CONVERSION_CEILING', value: 0.1, effectiveFrom: '2020-09-29' },
  {
    id: 'MARKET_CONVERSION_RATE',
    value: 0.065,
    unit: 'SHARE_PER_YEAR',
    effectiveFrom: '2026-07-01',
    effectiveTo: null,
    region: null,
    sourceName: '한국주택금융공사 공고(2026년 6월 22일)',
    sourceUrl: 'https://www.hf.go.kr',
    checkedOn: '2026-10-09',
    sureness: 'V',
    // the notice sets the rate for the second half of 2026: from 2027-01-01 on it has to be checked
    recheckAfterDays: 83,
  },
  { ...RULE_OF_THUMB, id: 'CAUTION_DEPOSIT_SHARE', value: 0.7 },
  { ...RULE_OF_THUMB, id: 'DANGER_DEPOSIT_SHARE', value: 0.8 },
  { ...RULE_OF_THUMB, id: 'SEVERE_DEPOSIT_SHARE', value: 0.9 },
  {
    id: 'HUG_PUBLIC_PRICE_SHARE',
    value: 1.26,
    unit: 'SHARE',
    effectiveFrom: '2023-05-01',
    effectiveTo: null,
    region: null,
    sourceName: '주택도시보증공사(HUG) 전세보증금반환보증 상품 안내',
    sourceUrl: null,
    checkedOn: '2026-10-03',
    sureness: '2',
    recheckAfterDays: 365,
  },
  ...SMALL_LEASE_CONSTANTS,
]
