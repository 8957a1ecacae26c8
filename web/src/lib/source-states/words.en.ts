import type { ko } from './words.ko.ts'

export const en = {
  success: 'Received',
  partial: 'Received in part',
  empty: 'There is no data',
  unavailable: 'Cannot be looked up',
  ambiguous: 'Several candidates',
  error: 'There was no answer',
} satisfies typeof ko
