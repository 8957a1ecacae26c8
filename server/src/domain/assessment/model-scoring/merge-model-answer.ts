import { CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../../words/message.ts'
import type { CriterionOutcome, CriterionOutcomes } from '../criteria/criterion-outcome.ts'
import type { ModelItems } from './read-model-answer.ts'

/**
 * The rules' outcomes with the model's scores and sentences. Evidence, missing data, confidence, reason and actions
 * remain those of the rules, and an item without a number remains exactly as the rules have it.
 */
export function mergeModelAnswer(outcomes: CriterionOutcomes, items: ModelItems): CriterionOutcomes {
  return Object.fromEntries(
    CRITERION_CODES.map((code): [CriterionCode, CriterionOutcome] => {
      const outcome = outcomes[code]
      const { status, riskScore, sentence } = items[code]
      if (outcome.riskScore === null) return [code, outcome]
      return [code, { ...outcome, status, riskScore, userVisibleExplanation: saidBy(sentence, outcome) }]
    }),
  ) as CriterionOutcomes
}

/** The model answers in Korean: its sentence is used in Korean, that of the rules in every other language. */
function saidBy(sentence: string | null, { userVisibleExplanation: byRules }: CriterionOutcome): Text {
  return sentence === null ? byRules : message('SENTENCE_OF_MODEL', { sentence, byRules })
}
