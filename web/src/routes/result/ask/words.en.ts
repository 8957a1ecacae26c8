import type { ko } from './words.ko.ts'

export const en = {
  title: 'Ask this before you sign',
  duty: 'The law behind it',
  said: 'What was said, and the papers',
  papers: 'Papers to look at together now',
  noPapers: 'The list of papers to get could not be loaded. This does not mean that there is nothing to get.',
  consent: 'The landlord has to agree.',
  send: 'Send as text, in Korean',
  copy: 'Copy as text, in Korean',
  copied: 'Copied.',
  clauses: 'Special terms for the contract (특약)',
  note: 'The Korean is for the broker. This screen shows no score and no grade, so you can hold it up.',
} satisfies typeof ko
