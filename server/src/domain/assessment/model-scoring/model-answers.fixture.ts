import { CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'
import type { CriterionOutcomes, CriterionStatus } from '../criteria/criterion-outcome.ts'

/** One item in wire format; a test may put anything into it. */
export type WireItem = { criterionCode: CriterionCode; status: CriterionStatus } & Record<string, unknown>

/** An answer that agrees with the rules: each score one higher, each sentence plain. */
export function agreeingItems(outcomes: CriterionOutcomes): WireItem[] {
  return CRITERION_CODES.map((criterionCode) => {
    const { status, riskScore } = outcomes[criterionCode]
    const score = riskScore === null ? null : Math.min(100, Math.round(riskScore) + 1)
    const sentence = riskScore === null ? null : '공개 자료를 근거로 다시 살펴본 점수입니다.'
    return { criterionCode, status, riskScore: score, userVisibleExplanation: sentence }
  })
}

export function answerText(criteria: unknown): string {
  return JSON.stringify({ criteria })
}
