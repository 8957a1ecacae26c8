import { counted } from '../../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  title: 'Send and save as a file',
  file: 'Save as a file',
  fileHow:
    'It holds the amounts and deals compared, what is not known, and what to ask. There is no lot number, building name or note in it. Nobody else makes it.',
  withPapers: 'With what your saved papers show, such as the registry',
  inKorean: 'In Korean',
  pdf: 'Make a PDF',
  picture: 'Make a picture',
  made: 'The file is made.',
  pictureAlt: 'The picture to send',
  save: (name: string) => `Save ${name}`,
  sendFile: 'Send the file',
  link: 'Send a link',
  linkWarning: 'Anyone with the link can see the address and the amounts.',
  sendLink: { send: 'Send the link by KakaoTalk or another app', copy: 'Copy link', copied: 'Link copied.' },
  sentTitle: 'A home checked before its lease is signed',
  withoutLot: 'You can make a link without the lot number: log in and add the result to your records.',
  login: 'Log in',
  questions: 'Send the questions as text',
  print: 'Print a page with the address',
  shareTitle: 'Share by link',
  shareHow: 'The link shows evidence and questions only: no lot number, building name or notes.',
  shareDays: 'How many days it works',
  days: (days: number) => counted(days, 'day'),
  makeShare: 'Make a link',
  shareMade: 'Send or copy the link now. You cannot see it again.',
  shareOpened: (count: number, until: string) => `Opened ${counted(count, 'time')}. Works until ${until}.`,
  removeShare: 'Remove the link',
} satisfies typeof ko
