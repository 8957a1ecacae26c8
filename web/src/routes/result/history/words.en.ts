import type { ko } from './words.ko.ts'

export const en = {
  title: 'Your earlier checks',
  needLogin: 'Log in to see your earlier checks',
  needLoginHow:
    'A check without a login stays on this device for 7 days. You can save it to your records from its result.',
  login: 'Log in',
  empty: 'You have no checks yet.',
  start: 'Check a home',
  grades: {
    LOW: 'By public data: low range',
    MODERATE: 'By public data: middle range',
    HIGH: 'By public data: high range',
    CRITICAL: 'By public data: very high range',
    NEED_MORE_INFORMATION: 'Not enough data for a score',
  },
  limited: 'We could not find the address',
  compare: 'Compare',
  registry: (contract: string, balance: string) =>
    `Registry (등기), before signing: ${contract} · before the final payment: ${balance}`,
  registryStates: { NOT_CHECKED: 'not looked at', CHECKED: 'looked at', NEEDS_HELP: 'you need help' },
  remove: 'Delete',
  removeLabel: (day: string) => `Delete the check of ${day}`,
  removeTitle: 'Delete this check?',
  removeHow: 'This also deletes the result, its deals and your notes on papers. You cannot undo it.',
  cancel: 'Keep it',
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    at: (page: number, pages: number) => `${page} / ${pages}`,
  },
} satisfies typeof ko
