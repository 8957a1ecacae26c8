import type { ko } from './words.ko.ts'

export const en = {
  title: 'Special terms for this contract (특약)',
  count: (count: number) => `Special terms for this contract (특약): ${count}`,
  protects: 'Protects from',
  limits: 'Cannot do',
  missing: 'The special terms could not be loaded. That does not mean that this home needs none.',
} satisfies typeof ko
