import type { ko } from './words.ko.ts'

export const en = {
  intro:
    'Making or changing an administrator takes effect when another administrator confirms it within 24 hours. You cannot confirm what you asked for.',
  number: 'Number',
  user: 'Who is changed',
  changes: 'What changes',
  requester: 'Asked for by',
  requested: 'Asked for at',
  until: 'Until',
  state: 'State',
  states: { OPEN: 'Waiting', ALL: 'All' },
  waiting: 'Waiting',
  decisions: { CONFIRMED: 'Confirmed', DECLINED: 'Declined or taken back', EXPIRED: 'Time ran out' },
  decider: 'Decided by',
  decided: 'Decided at',
  userId: 'User number',
  confirm: 'Confirm and apply',
  decline: 'Decline',
  confirmTitle: 'Apply this change?',
  declineTitle: 'Decline this change?',
  confirmed: 'Applied.',
  declined: 'It will not be applied.',
  notYours: 'Another administrator has to confirm this. To take it back, press Decline.',
  title: (name: string) => `Change of ${name}`,
} satisfies typeof ko
