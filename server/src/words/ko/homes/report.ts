import { formatDate, formatMonths, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

/** The report on a favorite: its grade, its basis, what has changed and what to obtain. */
export const HOME_REPORT = {
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
