import type { ko } from './words.ko.ts'

export const en = {
  show: { short: 'Show', whole: 'Show what you typed' },
} satisfies typeof ko
