import { lazy } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { wordsReady } from '../../lib/words.ts'
import { Notice } from '../../ui/notice.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen } from '../../ui/screen.tsx'
import { WithResult } from './load/with-result.tsx'
import { answerOf } from './summary/answer-of.ts'
import { FirstScreen } from './summary/first-screen.tsx'
import { Headline } from './summary/headline.tsx'
import { TermsLine } from './summary/terms-line.tsx'

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
  return (
    <WithResult>
      {({ result, subject, notice }) => (
        <Screen
          above={<TermsLine result={result} />}
          dense
          heading={<Headline result={result} />}
          title={answerOf(result).headline}
        >
          {notice}
          {result.diagnosisState === 'empty' && <Notice title={result.address.message} tone="moderate" />}
          {result.address.candidates.length > 0 && (
            <Part>
              <ChooseDistrict result={result} />
            </Part>
          )}
          <FirstScreen key={result.diagnosisId} result={result} subject={subject} />
          <Part>
            <Below result={result} subject={subject} />
          </Part>
        </Screen>
      )}
    </WithResult>
  )
}
