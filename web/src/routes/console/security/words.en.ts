import type { ko } from './words.ko.ts'

export const en = {
  intro: 'Logins and refusals, counted by the minute. Kept for 30 days.',
  minute: 'When',
  kind: 'Kind',
  kinds: {
    LOGIN: 'Login',
    LOGIN_FAILED: 'Failed login',
    REFUSED_401: 'Not logged in (401)',
    REFUSED_403: 'Not permitted (403)',
    REFUSED_429: 'Too many requests (429)',
  },
  operation: 'Request',
  caller: 'Address (hash)',
  others: 'The others together',
  user: 'User number',
  count: 'How often',
  title: (kind: string, minute: string) => `${kind}, ${minute}`,
  seeUser: 'This user',
} satisfies typeof ko
