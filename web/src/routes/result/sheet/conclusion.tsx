import type { Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import type { Result } from '../queries.ts'
import { answerOf } from '../summary/answer-of.ts'
import { type Answered, useAnswered } from '../summary/use-answered.ts'
import { ko } from '../words.ko.ts'

/** `korean`: the same result for the broker, if the tenant reads another language. */
export type Shown = { result: Result; korean: Result | undefined }

/** What the first screen says, with papers if any were read; one that is not the whole is named so. */
export function Conclusion({ result, korean, subject }: Shown & { subject: Subject }) {
  const words = useWords(ko)
  const own = useAnswered(result, subject)
  const inKorean = useAnswered(korean ?? result, subject, 'ko')
  return (
    <p>
      <strong>
        <Pair korean={korean && textOf(inKorean, ko)} own={textOf(own, words)} />
      </strong>
    </p>
  )
}

function textOf({ result, state }: Answered, words: typeof ko): string {
  const { headline } = answerOf(result)
  return state === 'READY' ? headline : `${words.papersState[state]}: ${headline}`
}
