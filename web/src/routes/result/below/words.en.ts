import type { ko } from './words.ko.ts'

export const en = {
  next: 'What to do',
  questions: 'Three things to ask',
  show: 'Show the broker',
  twoYears: 'Leases of two years',
  slow: 'This is taking longer than usual. We are loading the deals.',
  noDeals: 'There are no leases to compare with, so nobody can tell whether this is expensive.',
  notLookedUp: 'The leases could not be looked up, so nobody can tell whether this is expensive.',
  counted: {
    SIMILAR: (count: string) => `Leases of about this size on the same lot: ${count}.`,
    LOT: (count: string) => `Leases on the same lot: ${count}. Without your floor area, they are of all sizes.`,
    SAMPLE: (count: string) => `Leases compared in this check: ${count}.`,
  },
  newest: (count: string) => `Only the newest ${count} are shown.`,
  rank: (lower: string, higher: string) => `Below your amount: ${lower}; above it: ${higher}.`,
  few: 'With so few, take this as a hint only.',
  past: 'Past deals, not homes on offer.',
  axis: (percent: string) => `A month in all: the rent, and the deposit turned into rent at ${percent}% a year`,
  own: {
    deposit: (amount: string) => `Your deposit ${amount}`,
    rent: (amount: string) => `Your terms ${amount} a month`,
  },
  compared: 'Compared',
  table: 'Show as a table',
  month: 'Month of contract',
  amount: 'Amount',
  findings: 'What to look at',
  more: 'More',
  weights: { SEVERE: 'Look first', CAUTION: 'Watch out', GAP: 'Not known yet', ASK: 'To check', NOTE: 'Note' },
  install: {
    title: 'Keep it on your home screen',
    how: 'The last five results open without a connection.',
    byHand:
      'Choose “Add to Home Screen” in the share or menu of the browser. The last five results open without a connection.',
    add: 'Add to home screen',
    later: 'Not now',
  },
} satisfies typeof ko
