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

/** Whether the decision, with papers if any were read, says to stop before signing. */
export function isStopping({ decision, decisionSummary }: Pick<Result, 'decision' | 'decisionSummary'>): boolean {
  return (decision ?? decisionSummary.statusCode) === 'STOP_BEFORE_CONTRACT'
}
