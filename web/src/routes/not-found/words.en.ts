import type { ko } from './words.ko.ts'

export const en = {
  title: 'Not there, or not open to you',
  how: 'Check the address, or begin again.',
  start: 'To the beginning',
} satisfies typeof ko
