import { type AskedQuestion, mostUrgentQuestions } from '@lease-risk/contract/questions'
import { useOwnQuestion } from '../../../lib/questions/own-question.ts'
import type { Result } from '../queries.ts'

export type Item = Result['checklist'][number]

/** The questions in Korean for the broker; `own`: the same in the tenant's language, if it is another one. */
export function useQuestions(
  result: Parameters<typeof mostUrgentQuestions>[0],
): (AskedQuestion & { own: string | undefined })[] {
  const ownOf = useOwnQuestion()
  return mostUrgentQuestions(result).map((asked) => ({ ...asked, own: ownOf(asked.question) }))
}

/** The papers that can be viewed together at the broker's office. */
export function papersToSee({
  checklist,
}: Pick<Result, 'checklist'>): (Item & { paper: NonNullable<Item['paper']> })[] {
  return checklist.flatMap((item) => (item.paper ? [{ ...item, paper: item.paper }] : []))
}
