import type { ko } from './words.ko.ts'

export const en = {
  title: 'Pre-contract data sheet',
  print: 'Print',
  evidence: 'What we looked up in public data',
  source: 'Data',
  state: 'State',
  period: 'Period',
  count: 'Count',
  states: {
    success: 'found',
    partial: 'part',
    empty: 'none',
    unavailable: 'not looked up',
    ambiguous: 'more than one',
    error: 'no answer',
    read: 'read',
  },
  none: '-',
  known: 'Watch out for',
  unknown: 'Not known yet',
  questions: 'Ask',
  papers: 'Papers you need',
  foot: (ruleBook: string, time: string) => `Rule book ${ruleBook} · checked ${time}`,
  notApproval: 'Missing data is not a good sign. This page does not tell you whether to sign.',
} satisfies typeof ko
