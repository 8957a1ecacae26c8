import type { ko } from './words.ko.ts'

export const en = {
  title: 'Sign up',
  username: 'User name',
  usernameHint:
    '4 to 30 characters, starting with a letter (a–z) or a digit. You can use full stops, underscores and hyphens.',
  password: 'Password',
  passwordHint: '8 characters or more, with at least one letter and one digit.',
  nickname: 'Nickname',
  nicknameHint: 'Leave it empty, and we choose one.',
  submit: 'Sign up',
  busy: 'Signing up',
  fix: 'Please check these fields',
  wrong: {
    username: 'Use 4 to 30 characters, starting with a letter (a–z) or a digit.',
    password: 'Use 8 to 128 characters, with at least one letter and one digit.',
    nickname: 'A nickname has up to 30 characters.',
  },
  done: 'You are signed up. What you typed is still here.',
  login: 'Already have an account? Log in',
} satisfies typeof ko
