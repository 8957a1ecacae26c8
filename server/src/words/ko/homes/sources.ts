import { type PriceBasis, PUBLIC_PRICES } from '../assessment/price.ts'
import { formatDate, formatManwon, formatMonths } from '../format.ts'
import { PURPOSE_LABELS, type Purpose } from '../labels.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'
import { becauseMissing, type Reason, SOURCE_WORDS } from '../sources.ts'

export const HOME_SOURCES = {
  // The figures of a favorite, their basis, and why one is missing.
  HOME_FIGURE: ({ figure }: { figure: HomeFigure }) => FIGURES[figure],

  BASIS_SAVED_TERMS: ({ purpose }: { purpose: Purpose | null }) =>
    purpose === null ? '저장한 조건' : `저장한 ${PURPOSE_LABELS[purpose]} 조건`,
  BASIS_ESTIMATE: ({ lowManwon, highManwon, sameLotCount, otherLotCount, asOf }: Estimate) =>
    `10번 중 8번이 들어갈 범위 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}, 같은 단지 거래 ${sameLotCount}건과 같은 동 거래 ${otherLotCount}건, ${asOf} 기준`,
  BASIS_PUBLIC_PRICE: ({ basis, baseYear }: { basis: PriceBasis; baseYear: number }) =>
    `${PUBLIC_PRICES[basis]}, ${baseYear}년 기준`,
  BASIS_PUBLISHED_AREA: '이 호실이 공시된 전용면적',
  BASIS_REGISTER: '건축물대장 표제부',

  TERM_NOT_SAVED: ({ term }: { term: SavedTerm }) => `저장한 조건에 ${withParticle(TERMS[term], '이/가')} 없습니다.`,
  SAVE_TERM: ({ term }: { term: SavedTerm }) => `${withParticle(TERMS[term], '을/를')} 적어 저장하십시오.`,
  NOT_LOOKED_UP_WITHOUT_LOT: '정확한 지번 주소가 없어 조회하지 않았습니다.',
  SAVE_LOT_ADDRESS: '지번 주소로 고쳐 저장하십시오.',
  SAVE_TYPE_OR_UNIT: '주택 유형이나 동과 호수를 적어 저장하십시오.',
  SAVE_TYPE_OR_UNIT_AND: ({ action }: { action: string }) => `주택 유형이나 동과 호수를 적어 저장하고, ${action}`,
  SAVE_UNIT_AND: ({ action }: { action: string }) => `동과 호수까지 적어 저장하고, ${action}`,
  SAVE_UNIT_OR_LOOK_UP_ITS_PRICE:
    '동과 호수까지 적어 저장하거나 부동산 공시가격 알리미에서 해당 호실의 공시가격을 확인하십시오.',
  ASK_BROKER_FOR_DEALS: '중개사에게 같은 건물의 거래를 물어보십시오.',
  ASK_BROKERS_FOR_SALE_PRICE: '주변 중개사무소에서 매매 금액을 물어 확인하십시오.',
  ASK_BROKERS_FOR_SAME_AREA:
    '비슷한 면적의 거래가 저장되어 있지 않습니다. 중개사무소에서 같은 면적의 거래를 물어보십시오.',
  READ_PUBLIC_PRICE: '부동산 공시가격 알리미에서 확인하십시오.',
  DIAGNOSE_OR_READ_PUBLIC_PRICE: '진단을 하거나 부동산 공시가격 알리미에서 확인하십시오.',
  DIAGNOSIS_LOOKS_UP_DEALS: '진단을 하면 최근 거래를 조회합니다.',

  NO_DEALS_TYPE_UNKNOWN: '주택 유형이 확인되지 않아 어느 거래와 비교할지 정하지 못했습니다.',
  NO_DEALS_PUBLISHED_FOR_TYPE: '이 건물의 용도는 주택 실거래 공개 대상이 아니어서 거래를 조회하지 않습니다.',
  NO_DEALS_STORED: '이 지번의 해당 거래가 저장되어 있지 않습니다.',
  NO_ESTIMATE_TYPE_UNKNOWN: '주택 유형이 확인되지 않아 매매가를 추정하지 않았습니다.',
  NO_ESTIMATE_FOR_TYPE: ({ propertyType }: { propertyType: PropertyType }) =>
    `${withParticle(PROPERTY_TYPES[propertyType], '은/는')} 매매가를 추정하지 않는 유형입니다.`,
  NO_ESTIMATE_FROM_SO_LITTLE: '저장된 매매 거래나 건물 자료가 모자라 매매가를 추정하지 않았습니다.',
  NO_PRICE_TYPE_UNKNOWN: '주택 유형이 확인되지 않아 어느 공시가격이 이 집의 것인지 정하지 못했습니다.',
  NO_PRICE_STORED: '비교할 수 있는 공시가격이 저장되어 있지 않습니다.',
  NO_PRICE_AT_PROVIDER: '제공 기관에 이 지번의 공시가격이 없습니다.',
  NO_REGISTER_OF_ONE_BUILDING: '한 건물로 확인된 건축물대장이 없습니다.',
  SAVE_UNIT_AND_GET_REGISTER: `동과 호수까지 적어 저장하고 ${PAPER_NAMES.BUILDING_REGISTER}을 발급받으십시오.`,
  NOT_IN_REGISTER: ({ field }: { field: RegisterField }) =>
    `확인한 건축물대장에 ${withParticle(FIELDS[field], '이/가')} 적혀 있지 않습니다.`,
  READ_REGISTER_OR_ASK: ({ field }: { field: RegisterField }) =>
    `열람한 ${PAPER_NAMES.BUILDING_REGISTER}에서 ${withParticle(FIELDS[field], '을/를')} 확인하고, 적혀 있지 않으면 임대인이나 중개사에게 물어보십시오.`,
  // What each source shows about a favorite. None of the states reads as good news.
  /** @throws RangeError for a state the source never has. */
  HOME_SOURCE: ({ source, state, ...figures }: { source: SourceKey; state: SourceState } & SourceFigures) => {
    const sentences: Partial<Record<SourceState, SourceWords>> = SENTENCES[source]
    const say = sentences[state]
    if (say === undefined) throw new RangeError(`${source} is never ${state}`)
    return say(figures)
  },
  INDICATOR_OF_REGION: ({ regionName, indicator }: { regionName: string; indicator: string }) =>
    `${regionName} ${indicator}`,
}

type Estimate = {
  lowManwon: number
  highManwon: number
  sameLotCount: number
  otherLotCount: number
  /** `YYYY-MM-DD`. */
  asOf: string
}

const TERMS = {
  DEPOSIT: '보증금',
  MONTHLY_RENT: '월세',
  AREA: '전용면적',
  MAINTENANCE_FEE: '관리비',
  PURPOSE: '계약 유형',
}
export type SavedTerm = keyof typeof TERMS

const FIELDS = { MAIN_USE: '용도', USE_APPROVAL_DATE: '사용승인일', HOUSEHOLDS: '세대·가구 수' }
export type RegisterField = keyof typeof FIELDS

const FIGURES = {
  DEPOSIT: TERMS.DEPOSIT,
  MONTHLY_RENT: TERMS.MONTHLY_RENT,
  AREA: TERMS.AREA,
  LOT_LEASE_MEDIAN: '이 지번 임대차 보증금의 중앙값',
  LOT_RENT_MEDIAN: '이 지번 월세 거래의 중앙값(보증금까지 월세로 바꾼 한 달 금액)',
  LOT_SALE_MEDIAN: '이 지번 매매가의 중앙값',
  DEPOSIT_TO_LOT_SALE: '보증금 ÷ 이 지번 매매가의 중앙값',
  VALUE_ESTIMATE: '추정 매매가',
  DEPOSIT_TO_ESTIMATE: '보증금 ÷ 추정 매매가',
  PUBLIC_PRICE: '공시가격',
  DEPOSIT_TO_PUBLIC_PRICE: '보증금 ÷ 공시가격',
  MAIN_USE: '건축물대장의 용도',
  BUILDING_AGE: '사용승인 뒤 지난 해',
  HOUSEHOLDS: '세대·가구 수',
  MONTHLY_COST: '한 달 부담(보증금을 월세로 바꾸고 월세와 관리비를 더한 값)',
}
export type HomeFigure = keyof typeof FIGURES

/** Figures that a sentence may contain. */
export type SourceFigures = {
  count: number
  /** `YYYYMM`. */
  months: readonly string[]
  /** `YYYY-MM-DD`; `null`: unknown. */
  on: string | null
  /** Why the register was not read. */
  reason: Reason | null
  indicator: string | null
}
export type SourceWords = (figures: SourceFigures) => string

const { MISSING_IS_NOT_GOOD } = SOURCE_WORDS
const NEEDS_EXACT_ADDRESS: SourceWords = () =>
  '저장한 주소를 지번까지 확인하지 못해 조회하지 않았습니다. 정확한 지번 주소로 고치십시오.'
const TYPE_UNKNOWN: SourceWords = () =>
  `주택 유형이 확인되지 않아 어느 통계와 비교할지 정하지 못했습니다. ${MISSING_IS_NOT_GOOD}`
const collected = ({ on }: SourceFigures) => (on === null ? '' : `(수집일 ${formatDate(on)})`)
const dated = ({ on }: SourceFigures) => (on === null ? '' : `${formatDate(on)}에 `)
const unanswered =
  (called: boolean): SourceWords =>
  ({ reason }) =>
    `${becauseMissing('건축물대장을', { reason, called })} 자동 조회가 제한되어 있으니 ${PAPER_NAMES.BUILDING_REGISTER}을 직접 발급받아 확인하십시오. ${MISSING_IS_NOT_GOOD}`

const SENTENCES = {
  'building-register': {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `정확한 주소의 건축물대장을 확인했습니다${collected(figures)}. 위반건축물 표시와 권리관계는 이 자료로 알 수 없으니 직접 확인하십시오.`,
    AMBIGUOUS: ({ count }) =>
      `같은 지번에 후보 건물이 ${count}동 있어 어느 건물인지 고르지 않았습니다. 주소에 동과 호수를 붙여 다시 저장하십시오.`,
    NOT_FOUND: () =>
      `이 지번의 건축물대장을 찾지 못했습니다. 건물이 없다는 뜻도 위험이 낮다는 뜻도 아니므로 지번을 다시 확인하고 ${PAPER_NAMES.BUILDING_REGISTER}을 직접 발급받으십시오.`,
    UNAVAILABLE: unanswered(false),
    ERROR: unanswered(true),
  },
  transaction: {
    NEEDS_EXACT_ADDRESS,
    FOUND: ({ count, months }) =>
      `이 지번에서 신고된 과거 거래 ${count}건이 저장되어 있습니다(${formatMonths(months)}). 지금 나온 매물이 아닙니다.`,
    OTHER_TYPE: ({ count, months }) =>
      `이 지번에 저장된 과거 거래 ${count}건(${formatMonths(months)})은 이 집과 다른 유형의 거래라 비교에 쓰지 않았습니다. ${MISSING_IS_NOT_GOOD}`,
    TYPE_UNKNOWN: ({ count, months }) =>
      `이 지번에 과거 거래 ${count}건(${formatMonths(months)})이 저장되어 있지만, 주택 유형이 확인되지 않아 이 집과 비교할 거래인지 정하지 못했습니다. ${MISSING_IS_NOT_GOOD}`,
    NOT_FOUND: () => `이 지번의 최근 24개월 거래가 저장되어 있지 않습니다. ${MISSING_IS_NOT_GOOD}`,
  },
  'monthly-statistic': {
    NEEDS_EXACT_ADDRESS,
    TYPE_UNKNOWN,
    FOUND: ({ months }) => `이 법정동의 같은 유형 월별 통계가 있습니다(${formatMonths(months)}).`,
    FOUND_WIDER: ({ months }) =>
      `이 법정동의 통계가 없어 시군구 전체의 월별 통계만 있습니다(${formatMonths(months)}). 이 집과 사정이 다를 수 있습니다.`,
    NOT_FOUND: () => `같은 유형의 월별 통계가 저장되어 있지 않습니다. ${MISSING_IS_NOT_GOOD}`,
  },
  'public-price': {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) => `공시가격이 저장되어 있습니다${collected(figures)}. 실제로 팔리는 값과 다를 수 있습니다.`,
    NOT_FOUND: (figures) => `제공 기관에 이 지번의 공시가격이 없습니다${collected(figures)}. ${MISSING_IS_NOT_GOOD}`,
    NOT_STORED: () =>
      `저장된 공시가격이 없습니다. 이 분석은 공시가격을 새로 조회하지 않으니 진단을 다시 하십시오. ${MISSING_IS_NOT_GOOD}`,
    TYPE_UNKNOWN: () =>
      `주택 유형이 확인되지 않아 어느 공시가격이 이 집의 것인지 정하지 못했습니다. 부동산 공시가격 알리미에서 직접 확인하십시오. ${MISSING_IS_NOT_GOOD}`,
    NOT_PUBLISHED_FOR_TYPE: () =>
      `이 건물의 용도에는 주택 공시가격이 공시되지 않습니다. 다른 자료로 값을 확인하십시오. ${MISSING_IS_NOT_GOOD}`,
  },
  'market-signal': {
    NEEDS_EXACT_ADDRESS,
    TYPE_UNKNOWN,
    FOUND_INDICATOR: ({ indicator, months }) =>
      `공표된 지역 지표가 있습니다: ${indicator}(${formatMonths(months)}). 지역 전체의 흐름이며 이 집의 값이 아닙니다.`,
    FOUND_STATISTIC: ({ months }) =>
      `공표된 지역 지표가 없어 최근 12개월의 월별 통계를 대신 봅니다(${formatMonths(months)}). 지역 전체의 흐름이며 이 집의 값이 아닙니다.`,
    NOT_FOUND: () => `최근 12개월의 지역 지표와 통계가 저장되어 있지 않습니다. ${MISSING_IS_NOT_GOOD}`,
  },
  diagnosis: {
    NEEDS_EXACT_ADDRESS,
    FOUND: (figures) =>
      `${dated(figures)}저장한 조건으로 진단한 기록이 있습니다. 그 뒤에 달라진 것은 반영되어 있지 않습니다.`,
    OTHER_TERMS: (figures) =>
      `${dated(figures)}다른 조건으로 진단한 기록만 있습니다. 저장한 조건으로 다시 진단하십시오.`,
    NOT_FOUND: () => '이 지번을 진단한 기록이 없습니다. 저장한 조건으로 진단하면 위험 항목을 볼 수 있습니다.',
  },
} satisfies Record<string, Record<string, SourceWords>>

export type SourceSentences = typeof SENTENCES
export type SourceKey = keyof SourceSentences
export type SourceState = { [Key in SourceKey]: keyof SourceSentences[Key] }[SourceKey]
