import type { PaperProblem } from '@lease-risk/registry/papers/paper-reading'
import { formatDate } from '../../../../../lib/amount.ts'
import type { ko } from '../words.ko.ts'

/** The problem with a paper, and the remedy. */
export function paperProblemSentence(problem: PaperProblem, { papers: { problems } }: typeof ko): string {
  switch (problem.code) {
    case 'OLD':
      return problems.OLD(problem.issuedOn === null ? null : formatDate(problem.issuedOn))
    case 'EXPIRED':
      return problems.EXPIRED(formatDate(problem.until))
    case 'PAGES_MISSING':
      return problems.PAGES_MISSING(problem.read, problem.of)
    case 'OTHER_ADDRESS':
      return problems.OTHER_ADDRESS(problem.addressText)
    case 'COUNT_DIFFERS':
      return problems.COUNT_DIFFERS(problem.printed, problem.read)
    case 'UNREADABLE':
      return problems.UNREADABLE[problem.what]
    case 'NOT_READ':
      return problems.NOT_READ(problem.title)
    case 'SCANNED':
    case 'CANCELLED':
    case 'NOT_ISSUED':
      return problems[problem.code]
  }
}
