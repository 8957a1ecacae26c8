import type { ko } from './words.ko.ts'

export const en = {
  about: 'Notices to all operators. What one of you reads is read for all.',
  title: 'Title',
  at: 'Time',
  count: 'Number',
  state: 'State',
  unread: 'Unread',
  wasRead: 'Read',
  message: 'What happened',
  readAt: 'Read at',
  open: 'See what it is about',
  read: 'Mark as read',
  done: 'It is marked as read.',
} satisfies typeof ko
