import type { ko } from './words.ko.ts'

export const en = {
  title: 'Log in',
  username: 'User name',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in',
  signUp: 'Sign up if you are new',
  noReset: 'We cannot send a password by mail. Write it down.',
  done: 'You are logged in. What you wrote is still here.',
  fix: 'Some fields need another look',
  needUsername: 'Write your user name.',
  needPassword: 'Write your password.',
  lapsed: 'Your login has ended',
  lapsedHow: 'What you wrote is still here. Log in again and send it once more.',
  withoutLogin: 'Go on without a login',
} satisfies typeof ko
