import { en as roles } from '../../../lib/roles/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  title: 'Who looked at my data',
  how: 'When an operator looks at your account or one of your checks, it is listed here. Personal details are covered; to see them an operator has to state a reason.',
  none: 'Nobody has looked yet.',
  slow: 'The answer is slow. Still waiting.',
  needLogin: 'You need to log in',
  login: 'Log in',
  targets: { USER: 'Account', DIAGNOSIS: 'Check' },
  actions: { READ: 'seen with details covered', REVEAL: 'seen with all details' },
  who: 'Role of who looked',
  purpose: 'Purpose',
  reason: 'Reason',
  purposes: {
    OPERATION: 'Running the service',
    SUPPORT: 'Answering a question',
    REPORT: 'Handling a report',
    SECURITY: 'Security',
  },
  roles,
  seeDiagnosis: 'See that check',
  kept: 'Kept for two years, and deleted when you close your account.',
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    at: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} satisfies typeof ko
