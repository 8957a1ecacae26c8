import type { COMMON as KO } from '../ko/common.ts'
import { formatShare } from './assessment/samples.ts'

export const COMMON = {
  SENTENCES: ({ parts }) => parts.join(' '),
  SHARE: ({ share }) => formatShare(share),
  DIRECT_CONFIRMATION: ({ action }) => `To confirm: ${action}`,
  SAMPLE_SOURCE: ({ official }) => `Sample data, in the format of: ${official}`,
  NOT_LOOKED_UP_SOURCE: ({ official, sample }) =>
    `${official}: only you can get it${sample ? ', and the sample data hold none' : ''}`,
  OF_LATER_RELEASE: 'A later version of the service wrote this sentence; the version that answers now cannot show it.',
  REQUEST_DONE: 'The request is done.',
  ERRORS_CUT: ({ count, listed }) => `${count} fields are wrong; only the first ${listed} are listed.`,
  DIAGNOSIS_DONE: 'The diagnosis is done.',
  AMOUNTS_IN_MANWON: 'Amounts are in units of 10,000 won (만원).',
  SEVERE_CRITERION: ({ criterion }) => `The risk of '${criterion}' is high.`,
  SAMPLE_TITLE: ({ title }) => `${title} (sample data)`,
  LOOK_AT_FIRST: ({ named }) => `Look at these first: ${named.join(', ')}.`,
  PAPER_FOR_USER: ({ title }) => `${title}: only you can confirm this.`,
  NO_DEPOSIT_LINES: 'So no deposit is worked out for these shares.',
} satisfies typeof KO
