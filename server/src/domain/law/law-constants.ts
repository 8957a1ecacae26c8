import { addDays } from '../calendar.ts'
import type { LawConstant, SmallLeaseRegion } from './law-constant.ts'

/**
 * Scheduled days on which the Bank of Korea decides on the base rate (통화정책방향 결정회의), at most 50 days apart. [V] einfomax
 * of 2025-10-30, which lists the days of 2026. Those of the next year are added when they are published.
 */
const BASE_RATE_DECISIONS = ['2026-07-16', '2026-08-27', '2026-10-22', '2026-11-26'] as const

const BASE_RATE = {
  id: 'BASE_RATE',
  unit: 'SHARE_PER_YEAR',
  region: null,
  sourceName: '한국은행 기준금리',
  sourceUrl: 'https://www.bok.or.kr',
  checkedOn: '2026-10-09',
  sureness: 'V',
  // past the last day that is known
  recheckAfterDays: 56,
  decidedOn: BASE_RATE_DECISIONS,
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

type Amounts = readonly [limitManwon: number, protectedManwon: number]

/** One version of the decree's two amounts by region. `null`: the version has no such region. */
type SmallLeaseRow = {
  effectiveFrom: string
  amounts: Record<SmallLeaseRegion, Amounts | null>
  sourceUrl: string
  checkedOn: string
}

/**
 * Priority repayment of small leases (소액임차인 최우선변제) since 1990, oldest first: the highest deposit that is
 * protected at all, and the amount protected. The row in force when the oldest senior security right was registered
 * applies. Until 2001 the decree separated special and metropolitan cities from the rest; until 2010 Seoul was part of
 * the overcrowding zone.
 */
const ROWS: readonly SmallLeaseRow[] = [
  {
    effectiveFrom: '1990-02-19',
    amounts: amounts([2_000, 700], null, [2_000, 700], [1_500, 500]),
    sourceUrl: 'https://atob0814.tistory.com/169',
    checkedOn: '2026-10-09',
  },
  {
    effectiveFrom: '1995-10-19',
    amounts: amounts([3_000, 1_200], null, [3_000, 1_200], [2_000, 800]),
    sourceUrl: 'https://atob0814.tistory.com/169',
    checkedOn: '2026-10-09',
  },
  {
    effectiveFrom: '2001-09-15',
    amounts: amounts([4_000, 1_600], [4_000, 1_600], [3_500, 1_400], [3_000, 1_200]),
    sourceUrl: 'https://atob0814.tistory.com/169',
    checkedOn: '2026-10-09',
  },
  {
    effectiveFrom: '2008-08-21',
    amounts: amounts([6_000, 2_000], [6_000, 2_000], [5_000, 1_700], [4_000, 1_400]),
    sourceUrl: 'https://joongdo.co.kr/web/view.php?key=20080812000001216',
    checkedOn: '2026-11-22',
  },
  {
    effectiveFrom: '2010-07-26',
    amounts: amounts([7_500, 2_500], [6_500, 2_200], [5_500, 1_900], [4_000, 1_400]),
    sourceUrl: 'http://kykcyh.tistory.com/330',
    checkedOn: '2026-11-22',
  },
  {
    effectiveFrom: '2014-01-01',
    amounts: amounts([9_500, 3_200], [8_000, 2_700], [6_000, 2_000], [4_500, 1_500]),
    sourceUrl: 'https://azmoney.tistory.com/26',
    checkedOn: '2026-11-22',
  },
  {
    effectiveFrom: '2016-03-31',
    amounts: amounts([10_000, 3_400], [8_000, 2_700], [6_000, 2_000], [5_000, 1_700]),
    sourceUrl: 'https://cafe.daum.net/_c21_/bbs_read?datanum=46&fldid=R6Rl&grpid=sV4V',
    checkedOn: '2026-11-22',
  },
  {
    effectiveFrom: '2018-09-18',
    amounts: amounts([11_000, 3_700], [10_000, 3_400], [6_000, 2_000], [5_000, 1_700]),
    sourceUrl: 'https://cafe.daum.net/_c21_/bbs_read?datanum=46&fldid=R6Rl&grpid=sV4V',
    checkedOn: '2026-11-22',
  },
  {
    effectiveFrom: '2021-05-11',
    amounts: amounts([15_000, 5_000], [13_000, 4_300], [7_000, 2_300], [6_000, 2_000]),
    sourceUrl: 'https://wcmsm.kpinews.kr/newsView/179547275725353',
    checkedOn: '2026-11-22',
  },
  {
    effectiveFrom: '2023-02-21',
    amounts: amounts([16_500, 5_500], [14_500, 4_800], [8_500, 2_800], [7_500, 2_500]),
    sourceUrl: 'https://realtorscan.kr/guides/90',
    checkedOn: '2026-07-17',
  },
]

const REGIONS = ['SEOUL', 'OVERCROWDING_ZONE', 'METROPOLITAN_CITY', 'OTHER'] as const
const DECREE = {
  unit: 'MANWON',
  sourceName: '주택임대차보호법 시행령 제10조·제11조',
  sureness: 'V',
  recheckAfterDays: 365,
} as const

/** The rows as constants of law, one per region and amount. */
const SMALL_LEASE_CONSTANTS: readonly LawConstant[] = ROWS.flatMap((row, index) => {
  const effectiveTo = dayBefore(ROWS[index + 1]?.effectiveFrom ?? null)
  return (['SMALL_LEASE_LIMIT', 'SMALL_LEASE_PROTECTED'] as const).flatMap((id, which) =>
    REGIONS.flatMap((region): LawConstant[] => {
      const value = row.amounts[region]?.[which]
      if (value === undefined) return []
      const { effectiveFrom, sourceUrl, checkedOn } = row
      return [{ ...DECREE, id, value, effectiveFrom, effectiveTo, region, sourceUrl, checkedOn }]
    }),
  )
})

function amounts(
  seoul: Amounts,
  zone: Amounts | null,
  metropolitan: Amounts,
  other: Amounts,
): Record<SmallLeaseRegion, Amounts | null> {
  return { SEOUL: seoul, OVERCROWDING_ZONE: zone, METROPOLITAN_CITY: metropolitan, OTHER: other }
}

function dayBefore(day: string | null): string | null {
  return day === null ? null : addDays(day, -1)
}

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
    recheckAfterDays: 365,
    // the notice sets the rate for the second half of 2026
    staleFrom: '2027-01-01',
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
