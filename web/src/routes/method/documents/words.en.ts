import type { ko } from './words.ko.ts'

export const en = {
  since: (date: string) => `In force since ${date}`,
  contents: 'Contents',
  policy: 'Privacy policy',
  terms: 'Terms of service',
} satisfies typeof ko
