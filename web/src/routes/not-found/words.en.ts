import type { ko } from './words.ko.ts'

export const en = {
  title: 'This page does not exist, or you cannot see it',
  how: 'Check the address, or start again.',
  start: 'Go to the start',
} satisfies typeof ko
