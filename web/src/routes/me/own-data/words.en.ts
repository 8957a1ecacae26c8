import type { ko } from './words.ko.ts'

export const en = {
  consents: 'What I agreed to',
  given: (version: string, time: string) => `You agreed on ${time}, to the version of ${version}.`,
  stated: (time: string) => `Stated on ${time}.`,
  never: 'You have not agreed to this yet.',
  renewed: (version: string) => `You have not agreed to the new version (${version}) yet.`,
  names: { TERMS: 'Terms of service', PRIVACY: 'Collection and use of personal data', AGE_14: '14 or older' },
  withdraw: 'To withdraw consent',
  withdrawHow:
    'The service needs all of these, so none of them can be withdrawn alone. To withdraw them, close your account at the bottom of this screen. Mails and pushes can be turned off at once on the notification screen.',
  notifications: 'Turn off mails and pushes',
  slow: 'The answer is slow. Still waiting.',
  data: 'Get all my data',
  dataHow: 'You get everything that is stored about you in one file (zip).',
  contents: [
    'Account and consents, where you are logged in, notifications',
    'Checks and answers, saved homes, notes on papers',
    'Posts and comments, reports and restrictions',
    'What operators looked at',
    'Your profile picture and the files of your posts',
  ],
  without: 'Your password and the data of other people are not in it.',
  make: 'Make the file',
  making: 'Your file is being made. It goes on when you leave this screen.',
  ready: (size: string, time: string) => `It is ready (${size}). You can get it until ${time}.`,
  download: 'Get the file',
  downloaded: 'You have the file.',
} satisfies typeof ko
