import type { Problem } from '@lease-risk/registry/reading'
import { type Message, message } from '../words/message.ts'

/** Returns the message for a problem with a registry document. */
export function problemMessage(problem: Problem): Message {
  switch (problem.code) {
    case 'NO_TEXT':
      return message('READING_NO_TEXT')
    case 'LETTERS_UNKNOWN':
      return message('READING_LETTERS_UNKNOWN')
    case 'NOT_A_REGISTRY':
      return message('READING_NOT_A_REGISTRY')
    case 'SUMMARY_MISSING':
      return message('READING_SUMMARY_MISSING')
    case 'SUMMARY_DIFFERS':
      return message('READING_SUMMARY_DIFFERS')
    case 'CURRENT_ONLY':
      return message('READING_CURRENT_ONLY')
    case 'PHOTO':
      return message('READING_PHOTO')
    case 'PHOTO_OF_BODY':
      return message('READING_PHOTO_OF_BODY')
    case 'NOT_A_SUMMARY':
      return message('READING_NOT_A_SUMMARY')
    case 'PAGES_MISSING':
      return message('READING_PAGES_MISSING', { read: problem.read, of: problem.of })
    case 'STRUCK_UNEXPLAINED':
      return message('READING_STRUCK_UNEXPLAINED', { ranks: problem.ranks })
    case 'OLD':
      return message('READING_OLD', { viewedOn: problem.viewedOn })
    case 'OTHER_ADDRESS':
      return message('READING_OTHER_ADDRESS', { found: problem.addressText })
    case 'OTHER_HOME':
      return message('READING_OTHER_HOME', { found: problem.addressText, home: problem.home })
    case 'UNIT_DIFFERS':
      return message('READING_UNIT_DIFFERS', { part: problem.part, head: problem.head, title: problem.title })
    case 'FLOOR_DIFFERS':
      return message('READING_FLOOR_DIFFERS', { part: problem.part, floor: problem.floor, title: problem.title })
    case 'LOT_DIFFERS':
      return message('READING_LOT_DIFFERS', { part: problem.part, lot: problem.lot })
    case 'TWIN_MISSING':
      return message('READING_TWIN_MISSING', { missing: problem.missing })
    case 'UNREADABLE_ENTRY':
      return message('READING_UNREADABLE', { why: problem.why, ranks: problem.ranks })
  }
}
