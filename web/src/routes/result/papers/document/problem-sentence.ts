import type { Problem } from '@lease-risk/registry/reading'
import { formatDate } from '../../../../lib/amount.ts'
import type { ko } from './words.ko.ts'

/** The problem with a document, and the remedy. */
export function problemSentence(problem: Problem, { problems }: typeof ko): string {
  switch (problem.code) {
    case 'PAGES_MISSING':
      return problems.PAGES_MISSING(problem.read, problem.of)
    case 'STRUCK_UNEXPLAINED':
      return problems.STRUCK_UNEXPLAINED(problem.ranks.join(', '))
    case 'OLD':
      return problems.OLD(problem.viewedOn === null ? null : formatDate(problem.viewedOn))
    case 'OTHER_ADDRESS':
      return problems.OTHER_ADDRESS(problem.addressText)
    case 'OTHER_HOME':
      return problems.OTHER_HOME(problem.addressText, problem.home)
    case 'UNIT_DIFFERS':
      return problems.UNIT_DIFFERS[problem.part](problem.head, problem.title)
    case 'FLOOR_DIFFERS':
      return problems.FLOOR_DIFFERS[problem.part](problem.floor, problem.title)
    case 'LOT_DIFFERS':
      return problems.LOT_DIFFERS[problem.part](problem.lot)
    case 'TWIN_MISSING':
      return problems.TWIN_MISSING[problem.missing]
    case 'UNREADABLE_ENTRY':
      return problems.UNREADABLE_ENTRY[problem.why]
    case 'NO_TEXT':
    case 'NOT_A_REGISTRY':
    case 'SUMMARY_MISSING':
    case 'SUMMARY_DIFFERS':
    case 'CURRENT_ONLY':
    case 'PHOTO':
    case 'PHOTO_OF_BODY':
    case 'NOT_A_SUMMARY':
      return problems[problem.code]
  }
}
