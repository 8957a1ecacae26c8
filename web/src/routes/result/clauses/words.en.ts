import type { ko } from './words.ko.ts'

export const en = {
  title: 'Special terms for the contract (특약)',
  slow: 'This is taking longer than usual. We are loading the terms.',
  found: 'First for this home',
  others: 'Also for this contract',
  more: 'What it protects from, and what it cannot do',
  limits: 'Its limits:',
  copy: 'Copy all terms in Korean',
  copied: 'Copied.',
} satisfies typeof ko
