import type { ko } from './words.ko.ts'

export const en = {
  last: 'Last result',
  lastKept: 'It stays for 7 days, on this device only.',
  forget: 'Delete the last result',
} satisfies typeof ko
