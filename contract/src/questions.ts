import type { CheckId } from './codes/assessment.ts'
import type { RentRiskDiagnosisResponse } from './diagnosis-response.ts'
import { PAPER_NAMES } from './paper-names.ts'

/** Questions for the tenant to ask the landlord or broker, by the check that they answer. */
export const QUESTIONS: Partial<Record<CheckId, string>> = {
  INPUT_AMOUNTS: '보증금과 월세가 정확히 얼마인지 계약서 초안으로 보여 주시겠어요?',
  REGISTER_CHOICE: '계약할 건물이 대장의 어느 동인지 알려 주시겠어요?',
  USE_LEGALITY: '이 건물은 대장에 집으로 되어 있나요? 전입신고를 할 수 있나요?',
  MAIN_USE: '건축물대장의 용도가 집이 맞나요?',
  VIOLATING_BUILDING: '건축물대장에 위반건축물 표시가 있나요?',
  REGISTRY_DOCUMENT: `오늘 뗀 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 같이 볼 수 있을까요?`,
  SENIOR_TENANT_DEPOSITS: '먼저 들어온 세입자들의 보증금은 모두 얼마인가요?',
  FIXED_DATE_LIST: `${PAPER_NAMES.FIXED_DATE_LIST}을 떼어 볼 수 있게 동의해 주시겠어요?`,
  TAX_CERTIFICATES: `임대인의 국세·지방세 ${PAPER_NAMES.TAX_CERTIFICATES}를 볼 수 있을까요?`,
  LANDLORD_IDENTITY: '계약하시는 분이 등기의 소유자 본인인가요?',
  TRUST_LEDGER: `신탁된 집인가요? 그렇다면 ${PAPER_NAMES.TRUST_LEDGER}를 볼 수 있을까요?`,
  BROKER_EXPLANATION: `${PAPER_NAMES.BROKER_EXPLANATION}에 선순위 권리와 체납이 적혀 있나요?`,
  GUARANTEE: '보증금 반환보증을 신청할 수 있는 집인지 확인하셨나요?',
  OWNER_MOVE_IN: '임대인이 이 집에 직접 들어와 살아야 하는 의무가 있나요? 있다면 언제까지인가요?',
  MAINTENANCE_FEE_DETAIL: '관리비에 무엇이 들어 있고, 따로 내는 것은 무엇인가요?',
}

type Item = RentRiskDiagnosisResponse['checklist'][number]
/** `key`: identifies the question; `item`: the checklist item that it should answer; a question of papers has none. */
export type AskedQuestion = { key: string; question: string; item: Item | undefined }

/** Only if several households share one registry: otherwise nobody else lives in the leased property. */
const OF_SHARED_HOUSES: string[] = ['SENIOR_TENANT_DEPOSITS', 'FIXED_DATE_LIST'] satisfies CheckId[]

/** The check whose question already asks the same. */
const ASKED_WITH: Partial<Record<string, CheckId>> = { MAIN_USE: 'USE_LEGALITY' }

const MOST = 3
const PRIORITY = { HIGH: 0, MEDIUM: 1, LOW: 2 }

type Asking = Pick<
  RentRiskDiagnosisResponse,
  'answer' | 'checklist' | 'topRiskFindings' | 'findings' | 'propertyIdentity'
>

/**
 * The three most important questions: first those that the answer asks because of papers, then those of the most severe
 * findings, then the rest in checklist order.
 */
export function mostUrgentQuestions(diagnosis: Asking): AskedQuestion[] {
  return [...questionsOfPapers(diagnosis), ...questionsOfChecks(diagnosis)].slice(0, MOST)
}

function questionsOfPapers({ answer }: Asking): AskedQuestion[] {
  const actions = answer ? [answer.firstAction, ...answer.thenActions] : []
  const questions = actions.flatMap(({ question }) => question ?? [])
  return [...new Set(questions)].map((question, at) => ({ key: `PAPERS_${at}`, question, item: undefined }))
}

function questionsOfChecks(diagnosis: Asking): AskedQuestion[] {
  const { checklist, topRiskFindings } = diagnosis
  const isShared = isSharedHouse(diagnosis)
  const heavy: unknown[] = topRiskFindings.flatMap(({ severity, checkId }) =>
    (severity === 'HIGH' || severity === 'CAUTION') && checkId ? [checkId] : [],
  )
  const questions: Partial<Record<string, string>> = QUESTIONS
  const isAsked = (key: string) => checklist.some(({ code }) => code === key)
  return checklist
    .flatMap((item) => {
      const key = item.code
      const question = questions[key]
      const isLeftOut = (OF_SHARED_HOUSES.includes(key) && !isShared) || isAsked(ASKED_WITH[key] ?? '')
      return question === undefined || isLeftOut ? [] : [{ key, question, item }]
    })
    .toSorted(
      (a, b) =>
        Number(heavy.includes(b.key)) - Number(heavy.includes(a.key)) ||
        PRIORITY[a.item.priority] - PRIORITY[b.item.priority] ||
        Number(b.item.category === 'RIGHTS') - Number(a.item.category === 'RIGHTS'),
    )
}

/** True also if it may be one. Versions without findings are classified by property type. */
function isSharedHouse({ findings, propertyIdentity }: Asking): boolean {
  if (findings) return findings.some(({ code, severity }) => code === 'SHARED_HOUSE' && severity !== 'NOTE')
  return ['DETACHED_MULTI_FAMILY', 'UNKNOWN'].includes(propertyIdentity.propertyType)
}
