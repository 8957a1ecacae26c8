import type { ko } from './words.ko.ts'

export const en = {
  title: 'Sign up',
  username: 'User name',
  usernameHint:
    '4 to 30 letters, beginning with a Latin letter or a digit. Full stop, underscore and hyphen may be used.',
  password: 'Password',
  passwordHint:
    '8 letters or more, with at least one letter and one digit. We cannot send it by mail, so write it down.',
  nickname: 'Nickname',
  nicknameHint: 'Leave it empty and we choose one.',
  submit: 'Sign up',
  busy: 'Signing up',
  fix: 'Some fields need another look',
  wrong: {
    username: 'Write 4 to 30 letters, beginning with a Latin letter or a digit.',
    password: 'Write 8 to 128 letters with at least one letter and one digit.',
    nickname: 'A nickname has up to 30 letters.',
  },
  done: 'You are signed up. What you wrote is still here.',
  login: 'Log in if you have an account',
} satisfies typeof ko
