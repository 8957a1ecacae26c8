import type { ko } from './words.ko.ts'

export const en = {
  title: 'To ask before the contract',
  duty: 'Duty behind it',
  papers: 'Papers to look at now',
  consent: 'The landlord has to agree',
  copy: 'Copy as text, in Korean',
  copied: 'Copied.',
  note: 'The Korean is for the broker. This screen shows no score and no grade, so you can hold it up.',
} satisfies typeof ko
