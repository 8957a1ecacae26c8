import type { ko } from './words.ko.ts'

export const en = {
  stop: 'Stop and check',
} satisfies typeof ko
