import type { ko } from './words.ko.ts'

export const en = {
  title: 'I forgot my password',
  how: 'Enter the e-mail address that you confirmed in your account. We send a link to set a new password.',
  email: 'E-mail address',
  needEmail: 'Enter your e-mail address.',
  send: 'Send the link',
  sent: 'The link is on its way',
  sentHow:
    'A mail arrives only if an account has this address. Open it within 30 minutes, and look into your spam folder, too.',
  newTitle: 'Set a new password',
  password: 'New password',
  passwordHint: '8 characters or more, with at least one letter and one digit. You are logged out on every device.',
  wrongPassword: 'Use 8 to 128 characters, with at least one letter and one digit.',
  set: 'Set the password',
  done: 'Your new password is set',
  doneHow: (username) => `Log in as ${username}.`,
  login: 'Log in',
  again: 'Get a new link',
  fix: 'Please check these fields',
} satisfies typeof ko
