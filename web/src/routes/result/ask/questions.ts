import { type AskedQuestion, mostUrgentQuestions } from '@lease-risk/contract/questions'
import type { Subject } from '../../../lib/links.ts'
import { useOwnQuestion } from '../../../lib/questions/own-question.ts'
import { useLanguage } from '../../../lib/words.ts'
import type { Result } from '../queries.ts'
import { useAnswered } from '../summary/use-answered.ts'

export type Item = Result['checklist'][number]

/** The questions in Korean for the broker, with papers if any were read; `own`: the same in the tenant's language, if it is another one. */
export function useQuestions(result: Result, subject: Subject): (AskedQuestion & { own: string | undefined })[] {
  const ownOf = useOwnQuestion()
  const isKorean = useLanguage() === 'ko'
  const own = mostUrgentQuestions(useAnswered(result, subject).result)
  const inKorean = mostUrgentQuestions(useAnswered(result, subject, 'ko').result)
  return inKorean.map((asked) => {
    const same = isKorean || asked.item ? undefined : own.find(({ key }) => key === asked.key)?.question
    return { ...asked, own: same ?? ownOf(asked.question) }
  })
}

/** The papers that can be viewed together at the broker's office. */
export function papersToSee({
  checklist,
}: Pick<Result, 'checklist'>): (Item & { paper: NonNullable<Item['paper']> })[] {
  return checklist.flatMap((item) => (item.paper ? [{ ...item, paper: item.paper }] : []))
}
