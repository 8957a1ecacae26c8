import type { ko } from './words.ko.ts'

export const en = {
  STOP_BEFORE_CONTRACT: 'Stop and check',
  CONDITIONAL_CAUTION: 'Caution',
  JUDGMENT_HOLD: 'Too little known',
  DOCUMENT_CHECK_REQUIRED: 'Papers not seen',
} satisfies typeof ko
