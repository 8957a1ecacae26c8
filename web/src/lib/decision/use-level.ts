import type { DecisionCode } from '@lease-risk/contract/codes/assessment'
import { useWords } from '../words.ts'
import { ko } from './words.ko.ts'

/** `tone`: its colour and shape. */
type Level = { word: string; tone: (typeof TONES)[DecisionCode] }

const TONES = {
  STOP_BEFORE_CONTRACT: 'critical',
  CONDITIONAL_CAUTION: 'moderate',
  JUDGMENT_HOLD: 'unknown',
  DOCUMENT_CHECK_REQUIRED: 'low',
} as const satisfies Record<DecisionCode, string>

/** Whether a decision, with papers if any were read, says to stop before signing. */
export function isStop(decision: DecisionCode | null | undefined): boolean {
  return decision === 'STOP_BEFORE_CONTRACT'
}

/** The one word for a decision, with its colour and shape (R-WEB-61). */
export function useLevel(decision: DecisionCode | null | undefined): Level | undefined {
  const words = useWords(ko)
  return decision ? { word: words[decision], tone: TONES[decision] } : undefined
}
