import { type AskedQuestion, mostUrgentQuestions } from '@lease-risk/contract/questions'
import { useWords } from '../../../lib/words.ts'
import type { Result } from '../queries.ts'
import { ko } from './words.ko.ts'

type Item = Result['checklist'][number]

/** The questions in Korean, which the broker reads; `own`: the same in the tenant's language, where that is another. */
export function useQuestions(
  result: Pick<Result, 'checklist' | 'topRiskFindings'>,
): (AskedQuestion & { own: string | undefined })[] {
  const words = useWords(ko)
  const translated: Partial<Record<string, string>> = words === ko ? {} : words.questions
  return mostUrgentQuestions(result).map((asked) => ({ ...asked, own: translated[asked.key] }))
}

/** The papers that can be looked at together at the broker's. */
export function papersToSee({
  checklist,
}: Pick<Result, 'checklist'>): (Item & { paper: NonNullable<Item['paper']> })[] {
  return checklist.flatMap((item) => (item.paper ? [{ ...item, paper: item.paper }] : []))
}
