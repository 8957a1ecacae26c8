import { counted } from '../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  missing: 'Not there, or not open to you',
  missingHow: 'The link may have ended or been removed. Ask the person who sent it.',
  start: 'Check a home myself',
  until: (day: string) => `Open until ${day}.`,
  evidence: 'Looked up in public data',
  count: (count: number) => counted(count, 'record'),
  findings: 'To watch out for',
  gaps: 'Not known yet',
  questions: 'To ask',
  both: 'Show the Korean beside it',
  again: 'Try again',
  ruleBook: (version: string, day: string) => `Rule book ${version} · checked on ${day}`,
} satisfies typeof ko
