import { lazy } from 'react'
import { isStop, useLevel } from '../../lib/decision/use-level.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { loadPart } from '../../lib/load-part.ts'
import { useWords, wordsReady } from '../../lib/words.ts'
import { AnswerHeadline } from '../../ui/answer-headline.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type ShownResult, WithResult } from './load/with-result.tsx'
import { answerOf, decisionOf } from './summary/answer-of.ts'
import { FirstScreen } from './summary/first-screen.tsx'
import { TermsLine } from './summary/terms-line.tsx'
import { type Answered, useAnswered } from './summary/use-answered.ts'
import { ko } from './words.ko.ts'

/** Few homes need a choice. */
const ChooseDistrict = lazyPart(() => import('./choose/choose-district.tsx'))
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
  const words = useWords(ko)
  const { result, state } = answered
  const { headline, figure } = answerOf(result)
  const decision = decisionOf(result)
  const level = useLevel(decision)
  const open = state === 'READY' ? undefined : words.papersState[state]
  return (
    <Screen
      above={<TermsLine result={result} />}
      dense
      heading={
        <AnswerHeadline
          figure={figure}
          headline={headline}
          level={open === undefined || isStop(decision) ? level : undefined}
          open={open}
        />
      }
      title={open === undefined ? headline : `${open}: ${headline}`}
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

/** Why papers are not in the answer, and how they get there. */
function PapersState({ state, retry }: Answered) {
  const words = useWords(ko).papersState
  if (state !== 'FAILED' && state !== 'NOT_LOADED') return null
  return (
    <Notice title={state === 'FAILED' ? words.notCounted : words.notLoaded} tone="moderate">
      <Button onClick={retry}>{words.again}</Button>
    </Notice>
  )
}
