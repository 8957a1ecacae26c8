import type { DecisionCode } from '@lease-risk/contract/codes/assessment'
import { useWords } from '../words.ts'
import { ko } from './words.ko.ts'

/** Whether a decision, with papers if any were read, says to stop before signing. */
export function isStop(decision: DecisionCode | null | undefined): boolean {
  return decision === 'STOP_BEFORE_CONTRACT'
}

/** The words before an answer that says to stop; nothing for any other (R-WEB-61). */
export function useStopWord(decision: DecisionCode | null | undefined): string | undefined {
  const { stop } = useWords(ko)
  return isStop(decision) ? stop : undefined
}
