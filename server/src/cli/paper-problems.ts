import type { PaperProblem } from '@lease-risk/registry/papers/paper-reading'
import { type Message, message } from '../words/message.ts'

/** Returns the message for a problem with a paper that is not a registry document. */
export function paperProblemMessage(problem: PaperProblem): Message {
  switch (problem.code) {
    case 'OLD':
      return message('PAPER_READ_OLD', { issuedOn: problem.issuedOn })
    case 'EXPIRED':
      return message('PAPER_READ_EXPIRED', { untilOn: problem.until })
    case 'PAGES_MISSING':
      return message('PAPER_READ_PAGES_MISSING', { read: problem.read, of: problem.of })
    case 'OTHER_ADDRESS':
      return message('PAPER_READ_OTHER_ADDRESS', { found: problem.addressText })
    case 'COUNT_DIFFERS':
      return message('PAPER_READ_COUNT_DIFFERS', { printed: problem.printed, read: problem.read })
    case 'UNREADABLE':
      return message('PAPER_READ_UNREADABLE', { what: problem.what })
    case 'DOUBTED':
      return message('PAPER_READ_DOUBTED', { what: problem.what })
    case 'NOT_READ':
      return message('PAPER_READ_NOT_READ', { title: problem.title })
    case 'SCANNED':
      return message('PAPER_READ_SCANNED')
    case 'CANCELLED':
      return message('PAPER_READ_CANCELLED')
    case 'NOT_ISSUED':
      return message('PAPER_READ_NOT_ISSUED')
  }
}
