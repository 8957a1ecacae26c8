import type { DecisionCode } from '@lease-risk/contract/codes/assessment'
import type { AnswerAction, DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import type { Result } from '../queries.ts'

/** The answer to be read in ten seconds. Older versions derive it from the decision, without the stake. */
export function answerOf(result: Result): DiagnosisAnswer {
  if (result.answer) return result.answer
  const { decisionSummary, nextActionItems = [], nextActions } = result
  const actionOf = (sentence: string) => ({
    sentence,
    checkId: nextActionItems[nextActions.indexOf(sentence)]?.checkIds[0] ?? null,
    field: null,
  })
  const others = nextActions.filter((sentence) => sentence !== decisionSummary.primaryAction)
  return {
    headline: decisionSummary.title,
    because: null,
    stake: null,
    firstAction: actionOf(decisionSummary.primaryAction),
    thenActions: others.slice(0, 2).map(actionOf),
  }
}

/** The name of an action, or of its check in the checklist. */
export function nameOf({ checkId, sentence, name }: AnswerAction, { checklist }: Pick<Result, 'checklist'>): string {
  return name ?? checklist.find(({ code }) => code === checkId)?.title ?? sentence
}

/** The decision, with papers if any were read. Older versions have that of public data alone. */
export function decisionOf({ decision, decisionSummary }: Pick<Result, 'decision' | 'decisionSummary'>): DecisionCode {
  return decision ?? decisionSummary.statusCode
}
