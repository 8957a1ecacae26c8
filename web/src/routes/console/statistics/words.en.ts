import type { ko } from './words.ko.ts'

export const en = {
  days: 'Time',
  last: (days: number) => `${days} days up to today`,
  daily: 'Reports by day',
  dailySentence: (days: number, received: string, pending: string) =>
    `Reports in ${days} days: ${received}. Still waiting: ${pending}.`,
  none: 'There were no reports in this time.',
  date: 'Date',
  received: 'Received',
  resolved: 'Accepted',
  rejected: 'Turned down',
  pending: 'Waiting',
  table: 'Show as a table',
  repeat: 'People with repeated false reports',
  repeatNone: 'Nobody had 3 or more reports turned down in this time.',
  who: 'User',
  rejectedCount: 'Turned down',
  resolvedCount: 'Accepted',
  lastRejected: 'Last',
  until: 'Reports closed',
  left: 'A user who left',
  sanctions: 'See sanctions',
} satisfies typeof ko
