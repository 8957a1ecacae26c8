import { Type } from 'typebox'
import {
  CHECK_IDS,
  CHECK_SOURCES,
  CRITERION_CODES,
  DECISION_CODES,
  FINDING_CODES,
  PAPER_REASON_CODES,
  SAMPLE_LEVELS,
  SEVERITIES,
  SOURCE_KEYS,
} from './codes/assessment.ts'

export const CriterionCode = Type.Enum([...CRITERION_CODES], {
  $id: 'CriterionCode',
  description: '평가 항목 코드. 결과의 순서와 같습니다.',
})

export const FindingCode = Type.Enum([...FINDING_CODES], {
  $id: 'FindingCode',
  description: '발견 사항 코드. 한 가지 일은 어느 구역에서든 같은 코드로 나옵니다.',
})

/** Reasons that papers give for what an answer says first; most are the codes of their cautions. */
export const PaperReason = Type.Enum([...PAPER_REASON_CODES], {
  $id: 'PaperReason',
  description: '서류가 답의 첫 문장을 정한 까닭',
})

export const AnswerReason = Type.Enum([...FindingCode.enum, ...PaperReason.enum], {
  $id: 'AnswerReason',
  description: '답의 첫 문장의 까닭: 발견 사항이나 서류',
})

export const DecisionCode = Type.Enum([...DECISION_CODES], {
  $id: 'DecisionCode',
  description: '확인의 우선순위. 계약 승인이 아닙니다.',
})

export const FindingSeverity = Type.Enum([...SEVERITIES], {
  $id: 'FindingSeverity',
  description:
    'SEVERE 멈추고 검토할 이유, CAUTION 먼저 풀어야 할 주의, GAP 공공자료에서 확인하지 못함, ASK 직접 확인할 것, NOTE 참고. 없음이 좋은 신호인 값은 없습니다.',
})

export const CheckId = Type.Enum([...CHECK_IDS], {
  $id: 'CheckId',
  description:
    '확인할 일과 서류의 코드. 확인 목록, 확인 현황, 다음에 할 일, 총점을 바꿀 수 있는 자료가 같은 코드를 씁니다.',
})

export const SourceKey = Type.Enum([...SOURCE_KEYS], { $id: 'SourceKey', description: '자료 상태 카드의 자료 종류' })

export const CheckSource = Type.Enum([...CHECK_SOURCES], {
  $id: 'CheckSource',
  description: '자료 종류: 상태 카드의 key, 또는 address(주소), user-input(입력), user-document(직접 발급), site(현장)',
})

export const SampleLevel = Type.Enum([...SAMPLE_LEVELS], {
  $id: 'SampleLevel',
  description: '거래 표본의 수준. 앞의 것일수록 이 집에 가깝습니다.',
})
