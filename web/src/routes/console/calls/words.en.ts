import type { ko } from './words.ko.ts'

export const en = {
  number: 'Number',
  when: 'When',
  provider: 'Provider',
  api: 'API',
  path: 'Path',
  result: 'Result',
  status: 'HTTP',
  took: 'Milliseconds',
  keyword: 'Provider, API, path, error, request number',
  results: { SUCCESS: 'Received', EMPTY: 'No data', UNAVAILABLE: 'Not called', ERROR: 'Error' },
  error: 'Error',
  request: 'Request number',
  job: 'Scheduled job',
  summary: 'What was asked',
  summaryHow: 'Keys are not kept, and addresses are kept as hashes.',
  audit: 'Audit log of this request',
  noAnswer: 'No answer',
} satisfies typeof ko
