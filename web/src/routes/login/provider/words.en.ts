import type { ko } from './words.ko.ts'

export const en = {
  title: 'Checking your login',
  failed: 'You could not be logged in',
  linkFailed: 'The login could not be linked',
  again: 'Back to the login',
  back: 'Back to my logins',
  fresh: 'You are new here',
  freshHow: 'No account uses this login yet. Choose a nickname to make one. We get neither your name nor your address.',
  nickname: 'Nickname',
  nicknameHint: 'Leave it empty and we choose one.',
  join: 'Make an account',
  joining: 'Making it',
  have: 'I have a user name: log in',
  haveHow: 'Once logged in, link this login under “How I log in” to use it next time.',
  fix: 'Please check these fields',
  done: 'You are logged in.',
} satisfies typeof ko
