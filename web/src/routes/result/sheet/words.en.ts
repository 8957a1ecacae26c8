import type { ko } from './words.ko.ts'

export const en = {
  title: 'Pre-contract data sheet',
  print: 'Print',
  evidence: 'Looked up in public data',
  source: 'Data',
  state: 'State',
  period: 'As of',
  count: 'Count',
  states: {
    success: 'found',
    partial: 'part',
    empty: 'none',
    unavailable: 'no lookup',
    ambiguous: 'several',
    error: 'no answer',
  },
  none: '-',
  known: 'To watch out for',
  unknown: 'Not known yet',
  questions: 'To ask',
  papers: 'Papers to get',
  foot: (ruleBook: string, time: string) => `Rule book ${ruleBook} · checked on ${time}`,
  notApproval: 'Missing data is not a good sign. This page does not decide whether you may sign.',
} satisfies typeof ko
