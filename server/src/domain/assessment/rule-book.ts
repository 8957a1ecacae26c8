import type { CriterionCode, RiskGrade } from './assessment.ts'
import { type Curve, curve, type Provenance } from './curve.ts'

/** Printed in every result. Any change below needs a new version; a test compares it with a recorded hash of the data. */
export const RULE_BOOK_VERSION = '2026.11.1'

const SECTION_5: Provenance = { source: 'decisions.md section 5', since: '2026-11-01' }

export type CriterionRule = {
  code: CriterionCode
  name: string
  /** Share of the base score; 0: confirmed by the user, never a number. */
  weight: number
  /** Without a number there is no grade. */
  core: boolean
  /** A severe score here lifts the total by itself. */
  severe: boolean
}

function rule(
  code: CriterionCode,
  name: string,
  weight: number,
  marks: { core?: true; severe?: true } = {},
): CriterionRule {
  return { code, name, weight, core: marks.core === true, severe: marks.severe === true }
}

export const CRITERION_RULES: readonly CriterionRule[] = [
  rule('PROPERTY_IDENTITY_RISK', '대상 건물 확인', 0.16, { core: true }),
  rule('DEPOSIT_TO_VALUE_RISK', '보증금과 주택 가격 비교', 0.17, { severe: true }),
  rule('MARKET_PRICE_COMPARISON_RISK', '주변 임대차 시세 비교', 0.14, { severe: true }),
  rule('SALE_TRANSACTION_SUPPORT_RISK', '매매 실거래 근거', 0.11),
  rule('PUBLIC_PRICE_SUPPORT_RISK', '공시가격 대비 보증금', 0.1, { severe: true }),
  rule('BUILDING_LEGAL_USE_RISK', '건축물 용도', 0.14, { severe: true }),
  rule('BUILDING_AGE_CONDITION_RISK', '건물 경과 연수', 0.1),
  rule('MULTI_HOUSEHOLD_SENIOR_TENANT_RISK', '선순위 임차인', 0),
  rule('REGISTRY_RIGHTS_RISK', '등기 권리관계', 0),
  rule('GUARANTEE_INSURANCE_RISK', '보증금 반환보증', 0),
  rule('MONTHLY_COST_BURDEN_RISK', '월 고정비 부담', 0.08),
  rule('CONTRACT_CHECKLIST_RISK', '계약 전 확인 사항', 0),
]

/** Score curves: the higher, the riskier. */
export const CURVES = {
  depositToSale: curve(
    'deposit-to-sale',
    [
      [0.5, 5],
      [0.6, 15],
      [0.7, 35],
      [0.8, 60],
      [0.9, 80],
      [1, 95],
      [1.1, 100],
    ],
    { source: 'decisions.md section 5; spec.md Diagnosis rule 8 (80 %); domain.md 2.1', since: '2026-11-01' },
  ),
  depositToPublicPrice: curve(
    'deposit-to-public-price',
    [
      [0.9, 10],
      [1.12, 40],
      [1.26, 65],
      [1.4, 80],
      [1.6, 95],
    ],
    { source: 'decisions.md section 5; domain.md 2.2 (112 %, 126 %, 140 %)', since: '2026-11-01' },
  ),
  /** Rises again to the left: an unusually low amount is not a good sign either. */
  leaseToMedian: curve(
    'lease-to-median',
    [
      [0.6, 35],
      [0.8, 20],
      [1, 15],
      [1.05, 25],
      [1.2, 60],
      [1.5, 90],
    ],
    { source: 'decisions.md section 5; spec.md Diagnosis rule 8 (120 %)', since: '2026-11-01' },
  ),
  salesBehindValue: curve(
    'sales-behind-value',
    [
      [1, 70],
      [3, 45],
      [5, 30],
      [10, 15],
      [20, 5],
    ],
    SECTION_5,
  ),
  /** Added to `salesBehindValue`; x is (q3 − q1) ÷ median. */
  saleDispersion: curve(
    'sale-dispersion',
    [
      [0.2, 0],
      [0.6, 15],
    ],
    SECTION_5,
  ),
  yearsSinceApproval: curve(
    'years-since-approval',
    [
      [0, 10],
      [10, 20],
      [20, 40],
      [30, 60],
      [40, 75],
    ],
    SECTION_5,
  ),
  fixedCostToMedianRent: curve(
    'fixed-cost-to-median-rent',
    [
      [0.9, 15],
      [1.05, 25],
      [1.2, 50],
      [1.5, 75],
    ],
    SECTION_5,
  ),
} satisfies Record<string, Curve>

/** Scores of findings that are categories and not amounts. */
export const FIXED_SCORES = {
  ...SECTION_5,
  identity: { REGISTER: 10, SEVERAL_CANDIDATES: 50, HINT_OR_SAME_LOT: 65 },
  /** The register naming neither housing nor shops, such as a school or lodging, weighs as the neighbourhood facility does. */
  use: { HOUSING: 10, OFFICETEL: 30, MIXED: 55, UNCLEAR: 55, NEIGHBORHOOD_FACILITY: 85, NON_RESIDENTIAL: 85 },
}

/** How much a basis bears, 0–1. Shown to the reader; enters no score. */
export const CONFIDENCE = {
  source: 'own scale: exact evidence, lot, district, region, hint',
  since: '2026-11-01',
  register: 0.9,
  severalCandidates: 0.5,
  hint: 0.3,
  sample: {
    SAME_LOT_SIMILAR: 0.9,
    SAME_LOT_AREA: 0.85,
    SAME_DISTRICT_SIMILAR: 0.65,
    SAME_LOT_ALL: 0.55,
    SAME_DISTRICT_ALL: 0.4,
  },
  fewDealsFactor: 0.7,
  publicPrice: { UNIT: 0.9, LOT_MEDIAN: 0.65, HOUSE: 0.65 },
  publicPriceAsValue: 0.5,
  regionalSignal: 0.3,
}

export const AGGREGATION = {
  ...SECTION_5,
  penaltyOfUnknownShare: 25,
  penaltyPerPartial: 1,
  penaltyAtMost: 25,
  severity: { fromScore: 60, availableShare: 0.8, partialShare: 0.7 },
  coverageAtLeast: 0.5,
  /** From this score on a single criterion keeps the grade from being LOW. */
  notLowFromScore: 90,
  grades: [
    { grade: 'CRITICAL', from: 75 },
    { grade: 'HIGH', from: 50 },
    { grade: 'MODERATE', from: 25 },
    { grade: 'LOW', from: 0 },
  ] satisfies { grade: RiskGrade; from: number }[],
}

/** Ratios from which stronger caution is said (spec.md, Diagnosis rule 8), and one below which an amount is unusually low. */
export const CAUTION_RATIOS = {
  source: 'spec.md, Diagnosis rule 8; lower end of the lease curve',
  since: '2026-11-01',
  leaseToMedian: 1.2,
  depositToSale: 0.8,
  unusuallyLowLease: 0.6,
}

/** All rules as one value, for the version test and for whoever wants to print them. */
export const RULE_BOOK = { CRITERION_RULES, CURVES, FIXED_SCORES, CONFIDENCE, AGGREGATION, CAUTION_RATIOS }
