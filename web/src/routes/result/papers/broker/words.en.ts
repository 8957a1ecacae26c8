import type { ko } from './words.ko.ts'

export const en = {
  title: 'Check the broker',
  number: "Broker's registration number",
  numberHint: "It stands on the certificate on the office's wall and in the listing. For example 11680-2023-00123",
  day: 'Day of the contract',
  dayHint: 'If you leave it empty, today counts.',
  ask: 'Look up registration and insurance',
  district: 'City, county or district that registered it',
  name: 'Name',
  representative: 'Representative',
  state: 'State',
  insured: 'Indemnity insurance',
  days: (from: string, to: string) => `${from} to ${to}`,
  place: 'Address',
  unknown: 'Not in the data',
} satisfies typeof ko
