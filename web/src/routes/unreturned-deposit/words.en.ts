import type { ko } from './words.ko.ts'

export const en = {
  title: 'If the deposit is not paid back',
  slow: 'The answer is slow. Please wait a little longer.',
  office: 'Where',
  limits: 'What it cannot do',
  source: 'Basis',
  sureness: { V: 'seen in named public material', '2': 'second-hand', K: 'general knowledge, check the law' },
} satisfies typeof ko
