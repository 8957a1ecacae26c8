import { formatDate, formatMonths, formatPercent } from '../format.ts'
import { PURPOSE_LABELS, type Purpose } from '../labels.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts'

const STATES = { LOOKING: '알아보는 중', CONTRACTED: '계약함', MOVED_IN: '입주함', DROPPED: '계약하지 않기로 함' }
const PHASES = {
  BEFORE_CONTRACT: '계약하기 전',
  UNTIL_BALANCE: '계약에서 잔금까지',
  MOVING_IN: '입주',
  LIVING: '사는 동안과 끝날 때',
}

export const SAVED_HOMES = {
  // Past leases to compare with.
  PAST_LEASE: ({ match }: { match: Match }) => LEASES[match],
  PAST_LEASES_FOUND: ({ match }: { match: Match }) => FOUND[match],
  NO_PAST_LEASES:
    '비교 기준으로 고를 수 있는 과거 전월세 거래를 찾지 못했습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아닙니다.',
  NO_PAST_LEASES_TYPE_UNKNOWN:
    '주택 유형이 확인되지 않아 같은 법정동의 과거 거래를 찾지 않았습니다. 건축물대장 후보를 고르거나 주택 유형을 입력해 다시 찾으십시오. 거래가 없다는 것이 위험이 낮다는 뜻은 아닙니다.',
  ADDRESS_TAKEN_FOR: ({ jibunAddress }: { jibunAddress: string }) =>
    `입력하신 주소를 저장된 자료에 따라 ${withParticle(jibunAddress, '으로/로')} 보았습니다.`,
  // Favorites side by side: what must not be compared, and what to note where it is.
  HOMES_SIDE_BY_SIDE:
    '같은 종류의 근거가 모두 있는 항목만 나란히 놓았습니다. 어느 집이 나은지, 계약해도 되는지는 말하지 않습니다.',
  HOME_NAMED_TWICE: '같은 집을 두 번 적을 수 없습니다.',
  A_HOME_LACKS_IT: '값이 없는 집이 있어 나란히 놓지 않았습니다.',
  BASES_DIFFER: ({ bases }: { bases: readonly string[] }) =>
    `근거의 수준이 서로 다릅니다: ${bases.join(', ')}. 나란히 놓으면 공정하지 않습니다.`,
  TYPES_DIFFER: ({ types }: { types: readonly PropertyType[] }) =>
    `주택 유형이 서로 다릅니다: ${types.map((type) => PROPERTY_TYPES[type]).join(', ')}. 나란히 놓으면 공정하지 않습니다.`,
  /** `null`: not given. */
  PURPOSES_DIFFER: ({ purposes }: { purposes: readonly (Purpose | null)[] }) => {
    const names = purposes.map((purpose) => (purpose === null ? '적지 않음' : PURPOSE_LABELS[purpose]))
    return `계약 유형이 서로 다릅니다: ${names.join(', ')}. 보증금만 나란히 놓으면 공정하지 않습니다.`
  },
  BASE_YEARS_DIFFER: ({ years }: { years: readonly number[] }) =>
    `공시가격의 기준연도가 서로 다릅니다: ${years.map((year) => `${year}년`).join(', ')}.`,
  PERIODS_DIFFER: ({ periods }: { periods: readonly (readonly string[])[] }) =>
    `거래한 기간이 서로 다릅니다: ${periods.map(formatMonths).join(', ')}.`,
  COUNTS_DIFFER: ({ counts }: { counts: readonly (number | null)[] }) => {
    const listed = counts.map((count) => (count === null ? '건수 없음' : `${count}건`))
    return `근거 건수가 서로 다릅니다: ${listed.join(', ')}. 건수가 적은 쪽은 참고만 하십시오.`
  },
  NO_CONVERSION_RATE: '보증금을 월 부담으로 바꿀 전환율 자료가 없습니다.',
  LOOK_UP_CONVERSION_RATE: '한국부동산원이 공표하는 지역 전월세전환율을 직접 확인하십시오.',
  DEPOSITS_AT_ONE_RATE: ({ rate, source }: { rate: number; source: string }) =>
    `모든 집의 보증금을 같은 전환율 연 ${formatPercent(rate)}로 바꿨습니다(${source}). 실제로 내는 돈과 다릅니다.`,
  /** Homes are numbered from 1. */
  FEES_MISSING: ({ homes }: { homes: readonly number[] }) =>
    `관리비를 적지 않은 집(${homes.map((home) => `${home}번째`).join(', ')})은 관리비가 빠져 있습니다.`,
  // The report on a favorite: its grade, its basis, what has changed and what to obtain.
  HOME_SAVED: '집을 저장했습니다.',
  HOME_CHANGED: '고쳤습니다.',
  HOME_DELETED: '저장한 집을 지웠습니다.',
  HOME_ALREADY_SAVED: '이 주소와 조건으로 이미 저장한 집입니다.',
  ADDRESS_OR_DIAGNOSIS_REQUIRED: '주소나 진단 번호가 필요합니다.',
  CHECK_OF_ANOTHER_HOME: '이 진단은 적은 주소와 다른 집의 것입니다.',
  PAPERS_WITHOUT_CHECK: '서류는 진단과 함께 저장합니다. diagnosisId나 statusToken을 적으십시오.',
  REGISTRY_NOT_READ_HERE: 'papers에 적은 등기부가 없어 확인했다고 적을 수 없습니다.',
  SAVED_WITHOUT_LOT: '저장한 주소로는 지번을 확인하지 못했습니다. 지번 주소로 고쳐 다시 저장하십시오.',

  HOME_GRADE: ({ grade }: { grade: HomeGrade }) => GRADES[grade],
  TOO_LITTLE_TO_GRADE: ({ coverage }: { coverage: number }) =>
    `저장된 자료가 ${coverage === 0 ? '없어' : `${formatPercent(coverage)}만 있어`} 등급을 매기지 않았습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.`,
  TERMS_NOT_ASSESSED: ({ diagnosed }: { diagnosed: boolean }) =>
    `${diagnosed ? '다른 조건으로 진단한 기록만 있어' : '진단한 기록이 없어'} 저장한 조건의 위험을 평가하지 않았습니다.`,
  DIAGNOSIS_WITHHELD_SCORE: '마지막 진단에서 확인하지 못한 항목이 많아 점수를 내지 않았습니다.',
  GRADE_OF_DIAGNOSIS: '마지막 진단의 결과를 따랐습니다.',
  PRE_REVIEW: '계약 여부를 정하는 판정이 아니라 확인할 순서를 정하는 사전 검토 신호입니다.',
  HOME_NEEDS_LOT: '정확한 지번 주소가 필요합니다. 지번을 확인하기 전에는 어떤 자료도 조회하지 않습니다.',
  HOME_SOURCES_FOUND: ({ found, all, grade }: { found: number; all: number; grade: string }) =>
    `살펴볼 자료 ${all}가지 가운데 ${found}가지를 찾았고, 권리관계와 현장은 들어 있지 않습니다: ${grade}.`,
  /** As worded in release 0.3.0. */
  HOME_COVERED: ({ coverage, grade }: { coverage: number; grade: string }) =>
    `저장된 자료로 ${formatPercent(coverage)}를 확인했습니다: ${grade}.`,
  HOME_CONFIDENCE: ({ confirmed }: { confirmed: keyof typeof CONFIRMED }) => CONFIRMED[confirmed],
  SOURCES_MISSING: ({ sources }: { sources: readonly string[] }) =>
    `확인하지 못한 자료: ${sources.join(', ')}. 없는 자료는 좋은 신호가 아닙니다.`,
  NOT_IN_PUBLIC_DATA: `${PAPER_NAMES.REGISTRY_DOCUMENT}, 선순위 보증금, 보증보험 가입 여부, 현장 상태는 공공자료로 알 수 없으니 직접 확인하십시오.`,
  TITLED: ({ title, text }: { title: string; text: string }) => `${title}: ${text}`,

  NO_ASSESSMENT: '이 지번을 진단한 기록이 없어 이어 쓸 위험 평가가 없습니다. 이 분석은 새로 평가하지 않습니다.',
  ASSESSMENT_OF_THESE_TERMS: '마지막으로 이 조건을 진단한 결과이며, 이 분석에서 새로 평가하지 않았습니다.',
  ASSESSMENT_OF_OTHER_TERMS: '다른 조건으로 진단한 결과입니다. 저장한 조건의 평가로 읽지 마십시오.',
  DIAGNOSE_SAVED_TERMS: '저장한 조건으로 사전 진단을 하십시오.',
  GET_REGISTRY_TWICE: `${PAPER_NAMES.REGISTRY_DOCUMENT}를 계약 직전과 잔금 직전에 두 번 발급받아 확인하십시오.`,
  READ_EARLIER_DEPOSITS: `${PAPER_NAMES.FIXED_DATE_LIST}과 ${PAPER_NAMES.RESIDENT_LIST}로 먼저 들어온 임차인의 보증금을 확인하십시오.`,

  NOTHING_CHANGED_SINCE: ({ day }: { day: string }) =>
    `${formatDate(day)}의 진단 뒤 저장된 자료에서 달라진 것을 찾지 못했습니다. 달라진 것이 없다는 뜻은 아닙니다.`,
  CHANGED_SINCE: ({ day }: { day: string }) =>
    `${formatDate(day)}의 진단 뒤 달라진 것이 있습니다. 다시 진단해 확인하십시오.`,
  NEW_DEALS_OF_LOT: ({ count, months }: { count: number; months: readonly string[] }) =>
    `이 지번에 새로 저장된 거래가 ${count}건 있습니다(${formatMonths(months)}).`,
  REGISTER_RENEWED: '건축물대장을 새로 받았습니다.',
  PUBLIC_PRICE_RENEWED: '공시가격을 새로 받았습니다.',
  RULE_BOOK_CHANGED: '점수를 내는 규칙이 바뀌어, 자료와 조건이 같아도 점수가 다를 수 있습니다.',
  // The steps from a favorite to moving in: what is done, what is next, and by when.
  WAY_STATE: ({ state }: { state: keyof typeof STATES }): string => STATES[state],
  WAY_SUGGESTION: ({ state }: { state: 'CONTRACTED' | 'MOVED_IN' }): string =>
    state === 'CONTRACTED'
      ? '적어 두신 계약일이 되었습니다. 계약하셨습니까?'
      : '적어 두신 입주일이 되었습니다. 입주하셨습니까?',
  WAY_PHASE: ({ phase }: { phase: keyof typeof PHASES }): string => PHASES[phase],
  WAY_NEXT: ({ title }: { title: string }) => `다음에 할 일: ${title}`,
  WAY_DROPPED: '계약하지 않기로 한 집입니다. 할 일도 알림도 없습니다.',
  WAY_NOTHING_LEFT: '적어 두신 날짜로는 지금 남은 할 일을 찾지 못했습니다.',
  WAY_NOTICE:
    '할 일을 마쳐도 이 집이나 계약이 어떻다는 뜻은 아닙니다. 법률 자문이 아니며, 기한은 관공서와 보증기관에 다시 확인하십시오.',
  WAY_DIAGNOSIS_TITLE: '이 조건으로 진단',
  WAY_DIAGNOSIS: '주소와 조건으로 공공자료를 모아, 무엇을 물어보고 어떤 서류를 받을지 정합니다.',
  WAY_QUESTIONS_TITLE: '임대인과 중개사에게 물어보기',
  WAY_QUESTIONS: '진단에서 나온 질문의 답을 들었으면 표시하십시오. 들은 답은 서류로 다시 확인합니다.',
  WAY_PAPERS_TITLE: '서류 받기',
  WAY_PAPERS: '공공자료로는 알 수 없는 것을 서류로 봅니다. 거절당한 서류도 적어 두십시오.',
  WAY_FIELD_CHECKS_TITLE: '현장에서 보기',
  WAY_FIELD_CHECKS: '집과 둘레를 직접 보고, 본 것을 적어 둡니다.',
  WAY_SPECIAL_CLAUSES_TITLE: '계약서에 넣을 특약 정하기',
  WAY_SPECIAL_CLAUSES: '서명하기 전에 특약의 문장을 임대인과 정합니다. 특약마다 막지 못하는 것도 함께 읽으십시오.',
  WAY_DATES_TITLE: '계약의 날짜 적기',
  WAY_DATES: '계약일, 잔금일, 입주일, 끝나는 날을 적으면 할 일마다 기한이 나오고 그때 알려 드립니다.',
  WAY_WHY_UNDATED: '계약의 날짜를 적으면 언제 할지 알려 드립니다.',
  WAY_UNDATED: '날짜를 적지 않았습니다.',
  WAY_ANY_TIME: '정해진 날이 없습니다.',
  WAY_UNTIL: ({ untilOn, days }: { untilOn: string; days: number }): string => {
    if (days < 0) return `${formatDate(untilOn)}까지였고 ${-days}일이 지났습니다. 아직 하지 않았으면 바로 하십시오.`
    return days === 0 ? `${formatDate(untilOn)}, 오늘까지입니다.` : `${formatDate(untilOn)}까지, ${days}일 남았습니다.`
  },
  WAY_FROM: ({ fromOn, untilOn, days }: { fromOn: string; untilOn: string; days: number }): string =>
    fromOn === untilOn
      ? `${formatDate(fromOn)}, ${days}일 뒤입니다.`
      : `${formatDate(fromOn)}부터 ${formatDate(untilOn)}까지, ${days}일 뒤에 시작합니다.`,
  WAY_DONE: ({ doneOn, by }: { doneOn: string | null; by: 'RECORD' | 'TICK' }): string => {
    const how = by === 'RECORD' ? '저장된 기록에 있습니다.' : '했다고 적으셨습니다.'
    return doneOn === null ? how : `${formatDate(doneOn)}, ${how}`
  },
  WAY_OVER: ({ untilOn }: { untilOn: string | null }): string =>
    untilOn === null ? '하지 않고 지나갔습니다.' : `${formatDate(untilOn)}까지였고, 하지 않고 지나갔습니다.`,
  WAY_DAY_NOTE: ({ date, label }: { date: string; label: string }) => `${formatDate(date)}: ${label}`,
  WAY_DONE_IN_FUTURE: '한 날은 오늘까지만 적을 수 있습니다.',
  WAY_STATE_CHANGED: '상태를 바꾸었습니다.',
  WAY_STEPS_KEPT: '한 일을 적었습니다.',
}

const LEASES = {
  SAME_LOT:
    '같은 지번에서 신고된 과거 거래입니다. 호수가 공개되지 않아 계약할 호실의 거래인지 알 수 없으며, 지금의 시세나 임대 여부를 뜻하지 않습니다.',
  SAME_LEGAL_DISTRICT:
    '같은 지번의 과거 거래가 없어 보여 드리는 같은 법정동의 과거 거래입니다. 다른 건물의 거래이므로 신뢰도가 낮은 참고 자료로만 보십시오.',
}
export type Match = keyof typeof LEASES

const FOUND: Record<Match, string> = {
  SAME_LOT: '같은 지번에서 신고된 과거 전월세 거래입니다.',
  SAME_LEGAL_DISTRICT: '같은 지번의 과거 거래가 없어 같은 법정동의 과거 전월세 거래를 참고로 보여 드립니다.',
}

const GRADES = {
  LOW: '공공자료 기준 낮은 구간',
  MODERATE: '공공자료 기준 보통 구간',
  HIGH: '공공자료 기준 높은 구간',
  CRITICAL: '공공자료 기준 매우 높은 구간',
  NEED_MORE_INFORMATION: '확인할 것이 더 필요함',
  TOO_LITTLE_DATA: '자료 부족',
}
export type HomeGrade = keyof typeof GRADES

const CONFIRMED = { MOSTLY: '대부분 자료로 확인', PARTLY: '일부만 자료로 확인', HARDLY: '대부분 미확인' }
export type Confirmed = keyof typeof CONFIRMED
