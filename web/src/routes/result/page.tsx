import { lazy } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { useWords, wordsReady } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type ShownResult, WithResult } from './load/with-result.tsx'
import { answerOf } from './summary/answer-of.ts'
import { FirstScreen } from './summary/first-screen.tsx'
import { Headline } from './summary/headline.tsx'
import { TermsLine } from './summary/terms-line.tsx'
import { type Answered, useAnswered } from './summary/use-answered.ts'
import { ko } from './words.ko.ts'

/** Few homes need a choice. */
const ChooseDistrict = lazy(() => loadPart(() => import('./choose/choose-district.tsx')))
/** The part below the first screen. It loads once that is drawn, so that it takes neither bandwidth nor CPU from it. */
const Below = lazy(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const below = await loadPart(() => import('./below/below.tsx'))
  await wordsReady()
  return below
})

export default function ResultPage() {
  return <WithResult>{(shown) => <Answer key={shown.result.diagnosisId} {...shown} />}</WithResult>
}

function Answer({ result: diagnosed, subject, notice }: ShownResult) {
  const answered = useAnswered(diagnosed, subject)
  const { result } = answered
  return (
    <Screen
      above={<TermsLine result={result} />}
      dense
      heading={<Headline result={result} />}
      title={answerOf(result).headline}
    >
      {notice}
      <PapersState {...answered} />
      {result.diagnosisState === 'empty' && <Notice title={result.address.message} tone="moderate" />}
      {result.address.candidates.length > 0 && (
        <Part>
          <ChooseDistrict result={result} />
        </Part>
      )}
      <FirstScreen answered={answered} subject={subject} />
      <Part>
        <Below result={result} subject={subject} />
      </Part>
    </Screen>
  )
}

/** What papers change is not shown yet: until then the result is not the whole. */
function PapersState({ state, retry }: Answered) {
  const words = useWords(ko).papersState
  if (state === 'READY') return null
  if (state === 'WAITING') return <Notice title={words.waiting} />
  return (
    <Notice title={words.failed} tone="moderate">
      <Button onClick={retry}>{words.again}</Button>
    </Notice>
  )
}
