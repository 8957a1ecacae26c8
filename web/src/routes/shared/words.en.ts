import { counted } from '../../lib/words.en.ts'
import type { ko } from './words.ko.ts'

export const en = {
  missing: 'It does not exist, or you cannot see it',
  missingHow: 'The link may have expired or been removed. Ask the person who sent it.',
  start: 'Check a home myself',
  until: (day: string) => `The link works until ${day}.`,
  evidence: 'What was looked up in public data',
  count: (count: number) => counted(count, 'record'),
  toDo: 'What to do first',
  otherTenants: 'Table of the other tenants (as typed)',
  findings: 'Watch out for',
  gaps: 'Not known yet',
  stated: 'What was said, and the papers',
  questions: 'Ask',
  both: 'Show the Korean beside it',
  again: 'Try again',
  ruleBook: (version: string, day: string) => `Rule book ${version} · checked ${day}`,
} satisfies typeof ko
