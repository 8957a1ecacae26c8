import type { ko } from './words.ko.ts'

export const en = {
  success: 'Received',
  partial: 'Received in part',
  empty: 'No data',
  unavailable: 'Cannot be looked up',
  ambiguous: 'More than one match',
  error: 'No answer',
} satisfies typeof ko
