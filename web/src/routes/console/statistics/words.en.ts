import type { ko } from './words.ko.ts'

export const en = {
  days: 'Period',
  last: (days: number) => `${days} days up to today`,
  daily: 'Reports by day',
  dailySentence: (days: number, received: string, pending: string) =>
    `Reports in ${days} days: ${received}. Still waiting: ${pending}.`,
  none: 'There were no reports in this time.',
  date: 'Date',
  received: 'Received',
  resolved: 'Accepted',
  rejected: 'Rejected',
  pending: 'Waiting',
  table: 'Show as a table',
  repeat: 'People with repeated false reports',
  repeatNone: 'Nobody had 3 or more reports rejected in this time.',
  who: 'User',
  rejectedCount: 'Rejected',
  resolvedCount: 'Accepted',
  lastRejected: 'Last',
  until: 'Reports closed',
  left: 'Former user',
  sanctions: 'See sanctions',
} satisfies typeof ko
