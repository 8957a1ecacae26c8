import type { ko } from './words.ko.ts'

export const en = {
  how: 'Worked out from the calls of the last 24 hours. This screen calls nobody.',
  caption: 'Providers of data',
  provider: 'Provider',
  state: 'State',
  states: {
    off: 'Not set up',
    paused: 'Paused',
    failing: 'Not answering',
    noRecord: 'No record',
    answering: 'Answering',
  },
  noRecordHow: 'No record does not mean that it works: it was not called in 24 hours.',
  breaker: 'Circuit breaker',
  breakers: { CLOSED: 'Calling', OPEN: 'Paused', HALF_OPEN: 'Trying' },
  rate: 'Answered',
  p95: 'Slowest 5% (ms)',
  quota: 'Calls today',
  last: 'Last call',
  lastResult: 'Last result',
  results: { SUCCESS: 'Received', EMPTY: 'No data', UNAVAILABLE: 'Not called', ERROR: 'Error' },
  noRecord: 'No record',
  percent: (share: string) => `${share}%`,
  calls: 'Calls',
} satisfies typeof ko
