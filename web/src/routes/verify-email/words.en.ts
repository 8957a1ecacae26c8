import type { ko } from './words.ko.ts'

export const en = {
  title: 'Confirm your e-mail address',
  how: 'Press Confirm to use this address for your account.',
  confirm: 'Confirm',
  done: 'Your address is confirmed',
  doneHow: 'If you forget your password, we can send a link to this address.',
  me: 'To my screen',
} satisfies typeof ko
