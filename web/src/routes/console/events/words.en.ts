import type { ko } from './words.ko.ts'

export const en = {
  user: 'User number',
  number: 'Number',
  who: 'User',
  left: 'Former user',
  kind: 'What happened',
  kinds: {
    POINTS_ADDED: 'Points added',
    REPORT_REJECTED: 'Report rejected',
    SANCTION_APPLIED: 'Sanction started',
    SANCTION_RELEASED: 'Sanction lifted',
    SANCTION_EXTENDED: 'Sanction extended',
    SANCTION_SHORTENED: 'Sanction shortened',
    REPORT_NOT_COUNTED: 'Report no longer counted (appeal)',
    SANCTION_EXPIRED: 'Sanction expired',
  },
  points: 'Points added',
  at: 'When',
  actor: 'Operator who did it',
  service: 'The service itself',
  detail: 'Reason',
  sanction: 'Sanction',
  report: 'Report',
  seeReport: 'See the report',
  seeSanctions: 'See the sanctions of this user',
} satisfies typeof ko
