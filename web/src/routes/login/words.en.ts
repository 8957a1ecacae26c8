import type { ko } from './words.ko.ts'

export const en = {
  title: 'Log in',
  username: 'User name',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in',
  signUp: 'New here? Sign up',
  noReset: 'We cannot send you your password by e-mail, so keep a note of it.',
  forgot: 'I forgot my password',
  done: 'You are logged in. What you typed is still here.',
  fix: 'Please check these fields',
  needUsername: 'Enter your user name.',
  needPassword: 'Enter your password.',
  lapsed: 'You have been logged out',
  lapsedHow: 'What you typed is still here. Log in again, then send it once more.',
  withoutLogin: 'Continue without logging in',
  already: 'You are already logged in',
  alreadyHow: (username) =>
    username === ''
      ? 'To use another account, log out first.'
      : `You are using the account ${username}. To use another one, log out first.`,
  goOn: 'Continue',
  other: 'Log out on your page',
} satisfies typeof ko
