import type { ko } from './words.ko.ts'

export const en = {
  title: 'Earlier checks',
  needLogin: 'Log in to see earlier checks',
  needLoginHow:
    'A check without a login stays on this device for 7 days. You can keep it in your records from the result.',
  login: 'Log in',
  empty: 'There are no checks yet.',
  start: 'Check a home',
  grades: {
    LOW: 'By public data: low range',
    MODERATE: 'By public data: middle range',
    HIGH: 'By public data: high range',
    CRITICAL: 'By public data: very high range',
    NEED_MORE_INFORMATION: 'Judgement withheld',
  },
  limited: 'The address could not be found',
  compare: 'Compare',
  registry: (contract: string, balance: string) =>
    `Registry (등기): before the contract: ${contract} · before the balance: ${balance}`,
  registryStates: { NOT_CHECKED: 'not looked at', CHECKED: 'looked at', NEEDS_HELP: 'help needed' },
  remove: 'Delete',
  removeLabel: (day: string) => `Delete the check of ${day}`,
  removeTitle: 'Delete this check?',
  removeHow: 'The result, its deals and the notes on papers are deleted with it. This cannot be undone.',
  cancel: 'Keep it',
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    at: (page: number, pages: number) => `${page} / ${pages}`,
  },
} satisfies typeof ko
