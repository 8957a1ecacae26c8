import type { LawConstant } from '../../law/law-constant.ts'

/** A dated number behind a sentence or a calculation of the papers: of law, of common practice, or an assumption. */
export type PaperConstant = Omit<LawConstant, 'id' | 'unit' | 'region'> & {
  id: string
  name: string
  unit: 'MANWON' | 'SHARE' | 'SHARE_PER_YEAR' | 'DAYS' | 'MONTHS' | 'HOUR'
}

const LEASE_ACT = {
  effectiveTo: null,
  sourceName: '주택임대차보호법',
  sourceUrl: 'https://www.law.go.kr/법령/주택임대차보호법',
  checkedOn: '2026-10-09',
  sureness: 'V',
  recheckAfterDays: 365,
} as const

const GUARANTOR = {
  unit: 'SHARE',
  effectiveFrom: null,
  effectiveTo: null,
  sourceUrl: null,
  checkedOn: '2026-10-09',
  sureness: '2',
  recheckAfterDays: 365,
} as const
const HUG = { ...GUARANTOR, sourceName: '주택도시보증공사(HUG) 보증 조건을 옮긴 안내 자료' } as const
const HF = { ...GUARANTOR, sourceName: '한국주택금융공사(HF) 보증 조건을 옮긴 안내 자료' } as const

const OWN_ASSUMPTION = {
  effectiveFrom: null,
  effectiveTo: null,
  sourceName: '이 서비스의 계산 가정',
  sourceUrl: null,
  checkedOn: '2026-10-09',
  sureness: 'K',
  recheckAfterDays: 365,
} as const

/** Numbers of the papers that no table of `domain/law` holds; sources and sureness as in R-LAW-09 to R-LAW-24. */
export const PAPER_CONSTANTS = {
  AUCTION_COSTS: { ...OWN_ASSUMPTION, id: 'AUCTION_COSTS', name: '경매 집행비용의 비율', value: 0.01, unit: 'SHARE' },
  RECENT_MORTGAGE_DAYS: {
    ...OWN_ASSUMPTION,
    id: 'RECENT_MORTGAGE_DAYS',
    name: '최근에 설정된 것으로 보는 기간',
    value: 90,
    unit: 'DAYS',
    sourceName: '공개된 점검 도구의 기준',
    sureness: '2',
  },
  GAP_STARTS_AT: {
    ...OWN_ASSUMPTION,
    id: 'GAP_STARTS_AT',
    name: '잔금일에 은행과 등기소가 여는 시각',
    value: 9,
    unit: 'HOUR',
  },
  SMALL_LEASE_CAP: {
    ...LEASE_ACT,
    id: 'SMALL_LEASE_CAP',
    name: '최우선변제금 합계의 한도(주택 가액의 비율)',
    value: 0.5,
    unit: 'SHARE',
    effectiveFrom: null,
    sourceName: '주택임대차보호법 제8조 제3항',
  },
  STANDING_NEXT_DAY: {
    ...LEASE_ACT,
    id: 'STANDING_NEXT_DAY',
    name: '대항력이 생기는 다음 날의 시각',
    value: 0,
    unit: 'HOUR',
    effectiveFrom: null,
    sourceName: '주택임대차보호법 제3조 제1항',
  },
  TAX_VIEWING_DEPOSIT: {
    ...LEASE_ACT,
    id: 'TAX_VIEWING_DEPOSIT',
    name: '동의 없이 미납국세를 열람할 수 있는 보증금',
    value: 1_000,
    unit: 'MANWON',
    effectiveFrom: '2023-04-03',
    sourceName: '국세징수법 제109조',
  },
  LEASE_REPORT_DEPOSIT: {
    ...LEASE_ACT,
    id: 'LEASE_REPORT_DEPOSIT',
    name: '임대차 신고 대상 보증금',
    value: 6_000,
    unit: 'MANWON',
    effectiveFrom: '2021-06-01',
    sourceName: '부동산 거래신고 등에 관한 법률 제6조의2',
  },
  LEASE_REPORT_RENT: {
    ...LEASE_ACT,
    id: 'LEASE_REPORT_RENT',
    name: '임대차 신고 대상 월세',
    value: 30,
    unit: 'MANWON',
    effectiveFrom: '2021-06-01',
    sourceName: '부동산 거래신고 등에 관한 법률 제6조의2',
  },
  LEASE_REPORT_DAYS: {
    ...LEASE_ACT,
    id: 'LEASE_REPORT_DAYS',
    name: '임대차 신고 기한',
    value: 30,
    unit: 'DAYS',
    effectiveFrom: '2021-06-01',
    sourceName: '부동산 거래신고 등에 관한 법률 제6조의2',
  },
  RENEWAL_FROM_MONTHS: {
    ...LEASE_ACT,
    id: 'RENEWAL_FROM_MONTHS',
    name: '계약갱신 요구를 할 수 있는 때(끝나기 전)',
    value: 6,
    unit: 'MONTHS',
    effectiveFrom: '2020-12-10',
    sourceName: '주택임대차보호법 제6조의3',
    sureness: '2',
  },
  RENEWAL_UNTIL_MONTHS: {
    ...LEASE_ACT,
    id: 'RENEWAL_UNTIL_MONTHS',
    name: '계약갱신 요구의 기한(끝나기 전)',
    value: 2,
    unit: 'MONTHS',
    effectiveFrom: '2020-12-10',
    sourceName: '주택임대차보호법 제6조의3',
    sureness: '2',
  },
  GUARANTEE_TERM_SHARE: {
    ...HUG,
    id: 'GUARANTEE_TERM_SHARE',
    name: '반환보증을 신청할 수 있는 계약 기간의 비율',
    value: 0.5,
  },
  HUG_DEPOSIT_CAP_CAPITAL: {
    ...HUG,
    id: 'HUG_DEPOSIT_CAP_CAPITAL',
    name: 'HUG 보증금 한도(수도권)',
    value: 70_000,
    unit: 'MANWON',
  },
  HUG_DEPOSIT_CAP_OTHER: {
    ...HUG,
    id: 'HUG_DEPOSIT_CAP_OTHER',
    name: 'HUG 보증금 한도(그 밖의 지역)',
    value: 50_000,
    unit: 'MANWON',
  },
  HUG_SENIOR_SHARE: { ...HUG, id: 'HUG_SENIOR_SHARE', name: 'HUG 선순위 채권의 비율(주택 가격 기준)', value: 0.6 },
  HUG_SENIOR_SHARE_OF_90: {
    ...HUG,
    id: 'HUG_SENIOR_SHARE_OF_90',
    name: 'HUG 선순위 채권의 비율(주택 가격의 90% 기준)',
    value: 0.54,
  },
  HUG_PRICE_CAP: { ...HUG, id: 'HUG_PRICE_CAP', name: 'HUG 주택 가격 한도', value: 120_000, unit: 'MANWON' },
  HUG_SHARED_HOUSE_SHARE: { ...HUG, id: 'HUG_SHARED_HOUSE_SHARE', name: 'HUG 단독·다가구의 선순위 비율', value: 0.8 },
  HF_SENIOR_SHARE: {
    ...HF,
    id: 'HF_SENIOR_SHARE',
    name: 'HF 선순위 근저당의 비율(주택 가격의 90%에 대한 60%)',
    value: 0.54,
  },
  HF_SHARED_HOUSE_SHARE: { ...HF, id: 'HF_SHARED_HOUSE_SHARE', name: 'HF 단독·다가구의 선순위 합계 비율', value: 0.8 },
} as const satisfies Record<string, PaperConstant>
