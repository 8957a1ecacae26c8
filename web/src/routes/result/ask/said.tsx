import type { Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import type { Result } from '../queries.ts'
import { useAnswered } from '../summary/use-answered.ts'
import { ko } from './words.ko.ts'

type Props = { result: Result; korean: Result | undefined; subject: Subject; list: string | undefined }

/** What was said by whom and when, beside the papers, for the one who said it; nothing where nothing was written down. */
export function SaidOfHome({ result, korean, subject, list }: Props) {
  const words = useWords(ko)
  const { statements } = useAnswered(result, subject)
  const { statements: inKorean } = useAnswered(korean ?? result, subject, 'ko')
  if (statements.length === 0) return null
  return (
    <section>
      <h2>
        <Pair korean={ko.said} own={words.said} />
      </h2>
      <ul className={list}>
        {statements.map(({ said, sentence }, at) => {
          const same = korean && inKorean[at]
          return (
            <li key={`${at}${said}`}>
              <Pair korean={same && `${same.said}. ${same.sentence}`} own={`${said}. ${sentence}`} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
