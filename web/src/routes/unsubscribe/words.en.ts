import type { ko } from './words.ko.ts'

export const en = {
  title: 'Stop notification mails',
  how: 'Press below to end the mails to the account that got this mail. No login is needed.',
  end: 'Stop the mails',
  done: 'Notifications are no longer mailed',
  doneHow: 'You still find them in the client. Log in to switch the mails on again.',
  notifications: 'To notifications',
} satisfies typeof ko
