import type { Text } from '../../../words/message.ts'
import type { CheckId, CheckSource } from '../../checks/check.ts'
import type { Evidence, MissingData } from './evidence.ts'

/**
 * `SEVERE`: a reason to stop. `CAUTION`: to be cleared up first. `GAP`: public data should hold it and does not.
 * `ASK`: no public interface holds it, so the user must ask. `NOTE`: a plain statement.
 */
export const SEVERITIES = ['SEVERE', 'CAUTION', 'GAP', 'ASK', 'NOTE'] as const
export type Severity = (typeof SEVERITIES)[number]

export type Topic = 'MONEY' | 'RIGHTS' | 'BUILDING' | 'INPUT'

/** What a kind of finding always is, whatever was measured. */
type FindingKind = {
  topic: Topic
  source: CheckSource
  /** Noun phrase. */
  title: Text
  /** What to do about it, the first thing first. */
  checks: readonly CheckId[]
  /** The diagnosis is on hold until the input is cleared up. */
  holds?: boolean
  /** Keeps the grade from being LOW by itself. */
  notLow?: boolean
}

const REGISTER = { topic: 'BUILDING', source: 'building-register' } as const
const LEASES = { topic: 'MONEY', source: 'rent-transaction' } as const
const SALES = { topic: 'MONEY', source: 'sale-transaction' } as const
const PRICE = { topic: 'MONEY', source: 'public-price' } as const
const INPUT = { topic: 'INPUT', source: 'user-input' } as const
const PAPER = { topic: 'RIGHTS', source: 'user-document' } as const

/** Every kind of finding there is. */
const KINDS = {
  ADDRESS_NOT_CONFIRMED: { topic: 'BUILDING', source: 'address', title: '주소 미확인', checks: ['ADDRESS_AND_UNIT'] },
  BUILDING_CONFIRMED: { ...REGISTER, title: '건축물대장에 있는 건물', checks: [] },
  REGISTER_MISSING: { ...REGISTER, title: '건축물대장 미확인', checks: ['BUILDING_REGISTER', 'MAIN_USE'] },
  SEVERAL_BUILDINGS: { ...REGISTER, title: '같은 지번의 여러 건물', checks: ['REGISTER_CHOICE', 'ADDRESS_AND_UNIT'] },
  TYPE_OPEN: { ...REGISTER, title: '하나로 정해지지 않은 주택 유형', checks: ['MAIN_USE'] },
  TYPE_FROM_HINT: { ...REGISTER, title: '건축물대장으로 확인되지 않은 유형', checks: ['BUILDING_REGISTER'] },
  TYPE_FROM_SAME_LOT_DEALS: { ...REGISTER, title: '건축물대장으로 확인되지 않은 유형', checks: ['BUILDING_REGISTER'] },
  HINT_DIFFERS: { ...REGISTER, title: '입력한 유형과 공공자료의 차이', checks: ['MAIN_USE'] },
  FLOOR_ABOVE_BUILDING: { ...REGISTER, title: '건축물대장보다 높은 층', checks: ['UNIT_ON_SITE'] },
  FLOOR_BELOW_BUILDING: { ...REGISTER, title: '건축물대장에 없는 지하층', checks: ['UNIT_ON_SITE'] },
  DONG_NOT_IN_REGISTER: { ...REGISTER, title: '건축물대장에 없는 동', checks: ['UNIT_ON_SITE'] },
  HO_NOT_PLAUSIBLE: { ...REGISTER, title: '건축물대장과 맞지 않는 호수', checks: ['UNIT_ON_SITE'] },
  BASEMENT: { ...REGISTER, title: '지하층', checks: ['MAIN_USE', 'SITE_DEFECTS'] },
  ROOFTOP: { ...REGISTER, title: '옥탑', checks: ['VIOLATING_BUILDING', 'MAIN_USE'] },
  FLOOR_DIFFERS: { ...INPUT, topic: 'BUILDING', title: '주소의 층과 다른 층', checks: ['UNIT_ON_SITE'] },
  AREA_UNLIKE_LOT: {
    ...INPUT,
    topic: 'BUILDING',
    title: '이 지번의 집들과 다른 면적',
    checks: ['EXCLUSIVE_AREA'],
    notLow: true,
  },
  MAIN_USE: { ...REGISTER, title: '건축물대장의 용도', checks: [] },
  NEIGHBORHOOD_FACILITY: { ...REGISTER, title: '주용도가 근린생활시설인 건물', checks: ['USE_LEGALITY', 'MAIN_USE'] },
  NON_RESIDENTIAL: { ...REGISTER, title: '주용도가 주택이 아닌 건물', checks: ['USE_LEGALITY', 'MAIN_USE'] },
  MIXED_USE: { ...REGISTER, title: '주택과 근린생활시설이 섞인 건물', checks: ['MAIN_USE'] },
  USE_UNCLEAR: { ...REGISTER, title: '주거용인지 분명하지 않은 용도', checks: ['MAIN_USE'] },
  OFFICETEL_USE: { ...REGISTER, title: '업무시설인 오피스텔', checks: ['OFFICETEL_MOVE_IN', 'MAIN_USE'] },
  BUILDING_AGE: { ...REGISTER, title: '사용승인일과 경과 연수', checks: [] },
  OLD_BUILDING: { ...REGISTER, title: '오래된 건물', checks: ['BUILDING_AGE'] },
  APPROVAL_DATE_MISSING: { ...REGISTER, title: '사용승인일 미확인', checks: ['BUILDING_REGISTER'] },
  LEASE_AMOUNT: { ...LEASES, title: '과거 임대차 거래와 비교', checks: [] },
  LEASE_AMOUNT_HIGH: { ...LEASES, title: '과거 거래보다 크게 높은 금액', checks: ['LEASE_PRICE'] },
  LEASE_AMOUNT_LOW: { ...LEASES, title: '과거 거래보다 크게 낮은 금액', checks: ['LEASE_PRICE'] },
  LEASE_TO_ESTIMATE: { ...LEASES, title: '추정 전세 보증금과 비교', checks: [] },
  LEASE_ABOVE_ESTIMATE: { ...LEASES, title: '추정 전세 보증금보다 크게 높은 보증금', checks: ['LEASE_PRICE'] },
  LEASE_BELOW_ESTIMATE: { ...LEASES, title: '추정 전세 보증금보다 크게 낮은 보증금', checks: ['LEASE_PRICE'] },
  LEASE_DEPOSIT: { ...LEASES, title: '과거 임대차 거래의 보증금과 비교', checks: [] },
  NO_RECENT_LEASES: { ...LEASES, title: '최근 전월세 거래 미확인', checks: ['LEASE_PRICE'] },
  LEASES_MISSING: { ...LEASES, title: '비교할 전월세 거래 미확인', checks: ['LEASE_PRICE'] },
  LEASES_LOWER_RELIABILITY: { ...LEASES, title: '비슷한 전월세 거래 없음', checks: [] },
  LEASES_FEW_DEALS: { ...LEASES, title: '적은 전월세 거래 수', checks: [] },
  REGIONAL_LEASES: { ...LEASES, title: '지역 임대차 통계와 비교', checks: [] },
  REGIONAL_LEASES_HIGH: { ...LEASES, title: '지역 통계보다 크게 높은 금액', checks: ['LEASE_PRICE'] },
  REVERSE_JEONSE: { ...LEASES, title: '2년 전보다 내린 지역 전세 보증금', checks: ['REPAYMENT_PLAN'] },
  NO_DEPOSIT: { ...INPUT, topic: 'MONEY', title: '보증금 없는 계약', checks: [] },
  DEPOSIT_TO_SALE_PRICE: { ...SALES, title: '과거 매매가와 보증금 비교', checks: [] },
  DEPOSIT_SHARE_NOTEWORTHY: { ...SALES, title: '매매가에 비해 낮지 않은 보증금', checks: ['ADD_CLAIMS'] },
  DEPOSIT_NEAR_SALE_PRICE: { ...SALES, title: '매매가에 가까운 보증금', checks: ['ADD_CLAIMS'] },
  DEPOSIT_ABOVE_SALE_PRICE: { ...SALES, title: '매매가와 같거나 높은 보증금', checks: ['ADD_CLAIMS'] },
  DEPOSIT_TO_ESTIMATE: { ...SALES, title: '추정 매매가와 보증금 비교', checks: ['ADD_CLAIMS'] },
  DEPOSIT_MAY_EXCEED_ESTIMATE: { ...SALES, title: '추정 매매가의 80%를 넘을 수 있는 보증금', checks: ['ADD_CLAIMS'] },
  DEPOSIT_NEAR_ESTIMATE: { ...SALES, title: '추정 매매가에 가까운 보증금', checks: ['ADD_CLAIMS'] },
  NO_RECENT_SALES: { ...SALES, title: '최근 매매 거래 미확인', checks: ['MARKET_PRICE'] },
  SALES_MISSING: { ...SALES, title: '비교할 매매 거래 미확인', checks: ['MARKET_PRICE'] },
  SALES_LOWER_RELIABILITY: { ...SALES, title: '비슷한 매매 거래 없음', checks: [] },
  SALES_FEW_DEALS: { ...SALES, title: '적은 매매 거래 수', checks: [] },
  SALE_SUPPORT: { ...SALES, title: '매매 거래 수와 가격의 흩어짐', checks: ['MARKET_PRICE'] },
  REGIONAL_SALES: { ...SALES, title: '지역 매매 통계와 비교', checks: [] },
  REGIONAL_SALES_HIGH: { ...SALES, title: '지역 매매 통계에 비해 높은 보증금', checks: ['ADD_CLAIMS'] },
  OWN_YARDSTICK: { ...SALES, title: '주변보다 비싸게 거래된 건물', checks: ['MARKET_PRICE'] },
  NO_VALUE_EVIDENCE: { ...SALES, title: '집값을 가늠할 자료 없음', checks: ['MARKET_PRICE'], notLow: true },
  DEPOSIT_TO_PUBLIC_PRICE: { ...PRICE, title: '공시가격과 보증금 비교', checks: ['PUBLIC_PRICE'] },
  DEPOSIT_ABOVE_PUBLIC_PRICE_LINE: {
    ...PRICE,
    title: '공시가격에 비해 높은 보증금',
    checks: ['GUARANTEE', 'PUBLIC_PRICE'],
  },
  PUBLIC_PRICE_MISSING: { ...PRICE, title: '주택 공시가격 미확인', checks: ['PUBLIC_PRICE'] },
  NO_PUBLIC_PRICE_FOR_OFFICETEL: {
    ...PRICE,
    title: '주택 공시가격이 없는 오피스텔',
    checks: ['OFFICETEL_STANDARD_PRICE'],
  },
  NO_PUBLIC_PRICE_FOR_USE: { ...PRICE, title: '주택 공시가격이 없는 용도', checks: [] },
  OTHER_DEPOSITS_UNKNOWN: {
    ...PAPER,
    topic: 'MONEY',
    title: '다른 임차인의 보증금 미확인',
    checks: ['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST'],
  },
  SHARED_HOUSE: {
    ...PAPER,
    title: '여러 가구가 함께 사는 건물',
    checks: ['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST', 'RESIDENT_LIST'],
  },
  MONTHLY_FIXED_COST: { ...INPUT, title: '매달 드는 고정 금액', checks: ['MAINTENANCE_FEE_DETAIL'] },
  MONTHLY_COST: { ...LEASES, title: '월 고정비와 과거 월세 비교', checks: [] },
  MONTHLY_COST_HIGH: { ...LEASES, title: '과거 월세보다 크게 높은 월 고정비', checks: ['MAINTENANCE_FEE_DETAIL'] },
  JEONSE_FEE: { ...INPUT, title: '전세의 관리비', checks: ['MAINTENANCE_FEE_DETAIL'] },
  RENT_IGNORED_FOR_JEONSE: { ...INPUT, title: '전세에 입력된 월세', checks: ['CONTRACT_TYPE'] },
  SELECTED_CANDIDATE: { ...INPUT, title: '선택한 과거 거래', checks: [] },
  AMOUNT_UNREALISTIC: { ...INPUT, title: '현실과 동떨어진 입력 금액', checks: ['INPUT_AMOUNTS'], holds: true },
  RISKS_ADD_UP: { ...INPUT, title: '겹친 위험과 확인되지 않은 자료', checks: ['REGISTRY_DOCUMENT'] },
  SENIOR_TENANTS: { ...PAPER, title: '선순위 임차인과 보증금', checks: ['FIXED_DATE_LIST', 'RESIDENT_LIST'] },
  REGISTRY_RIGHTS: {
    topic: 'RIGHTS',
    source: 'registry-document',
    title: '등기 권리관계',
    checks: ['REGISTRY_DOCUMENT', 'TRUST_LEDGER'],
  },
  TAX_ARREARS: { ...PAPER, title: '임대인의 체납 세금', checks: ['TAX_CERTIFICATES'] },
  GUARANTEE: { ...PAPER, title: '보증금 반환보증', checks: ['GUARANTEE'] },
  CONTRACT_PARTIES: { ...PAPER, title: '계약 당사자', checks: ['LANDLORD_IDENTITY', 'BROKER_EXPLANATION'] },
  VIOLATING_BUILDING: { ...REGISTER, title: '위반건축물 여부', checks: ['VIOLATING_BUILDING'] },
  SITE_DEFECTS: { topic: 'BUILDING', source: 'site', title: '현장의 하자', checks: ['SITE_DEFECTS'] },
} as const satisfies Record<string, FindingKind>

export type FindingCode = keyof typeof KINDS
export const FINDING_CODES = Object.keys(KINDS) as readonly FindingCode[]

/**
 * One thing that the facts say, stated once: its severity, its sentence, its numbers and what to check are the same
 * wherever it is shown, because every section shows this and nothing of its own.
 */
export type Finding = {
  code: FindingCode
  severity: Severity
  topic: Topic
  source: CheckSource
  title: Text
  /** Korean, whole, ending in a full stop. */
  sentence: Text
  /** The measured numbers, and where each comes from. */
  evidence: readonly Evidence[]
  missing: readonly MissingData[]
  checks: readonly CheckId[]
  holds: boolean
  notLow: boolean
}

type Statement = {
  sentence: Text
  title?: Text
  evidence?: readonly Evidence[]
  missing?: readonly MissingData[]
  checks?: readonly CheckId[]
}

export function finding(code: FindingCode, severity: Severity, statement: Statement): Finding {
  const { topic, source, title, checks, holds = false, notLow = false }: FindingKind = KINDS[code]
  return { code, severity, topic, source, title, checks, holds, notLow, evidence: [], missing: [], ...statement }
}

const WEIGHT: Record<Severity, number> = { SEVERE: 0, CAUTION: 1, GAP: 2, ASK: 3, NOTE: 4 }

/** Heaviest first, otherwise in the order found. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
}

export function ofSeverity(findings: readonly Finding[], ...severities: Severity[]): Finding[] {
  return findings.filter(({ severity }) => severities.includes(severity))
}
