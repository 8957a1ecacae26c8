import { formatDate, formatMonths } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { becauseMissing, MISSING, type Reason } from '../sources/missing.ts'

/** What each source shows about a favorite. None of the states reads as good news. */
export const HOME_SOURCES = {
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

const { MISSING_IS_NOT_GOOD } = MISSING
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
