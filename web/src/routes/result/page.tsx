import { lazy } from 'react'
import { resultLink } from '../../lib/links.ts'
import { loadPart } from '../../lib/load-part.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Part } from '../../ui/part.tsx'
import { Screen } from '../../ui/screen.tsx'
import { WithResult } from './load/with-result.tsx'
import { Contradictions } from './summary/contradictions.tsx'
import { Counts } from './summary/counts.tsx'
import { Findings } from './summary/findings.tsx'
import { MissingSources } from './summary/missing-sources.tsx'
import { ScoreBand } from './summary/score-band.tsx'
import { Terms } from './summary/terms.tsx'
import { Todo } from './summary/todo.tsx'
import { ko } from './words.ko.ts'

/** Few homes need a choice. */
const ChooseDistrict = lazy(() => loadPart(() => import('./choose/choose-district.tsx')))
const ChooseRegister = lazy(() => loadPart(() => import('./choose/choose-register.tsx')))
/** Who asks about a lot again. */
const SinceLast = lazy(async () => ({ default: (await loadPart(() => import('./summary/since-last.tsx'))).SinceLast }))
/** Below what is read first, so these come after it. */
const MoreLinks = lazy(async () => ({ default: (await loadPart(() => import('./more-links.tsx'))).MoreLinks }))
const SaveFavorite = lazy(() => loadPart(() => import('./keep/save-favorite.tsx')))

export default function ResultPage() {
  const words = useWords(ko)
  return (
    <WithResult>
      {({ result, subject, notice }) => (
        <Screen above={<Terms result={result} />} title={result.decisionSummary.title}>
          {notice}
          {result.diagnosisState === 'empty' && <Notice title={result.address.message} tone="moderate" />}
          {result.address.candidates.length > 0 && (
            <Part>
              <ChooseDistrict result={result} />
            </Part>
          )}
          <Counts matrix={result.confirmationMatrix} />
          <ScoreBand assessment={result.riskAssessment} />
          <Todo result={result} />
          <ButtonLink href={resultLink(subject, '/ask')} look="primary" wide>
            {words.show}
          </ButtonLink>
          {(result.propertyIdentity.registerCandidates ?? []).length > 0 && (
            <Part>
              <ChooseRegister result={result} />
            </Part>
          )}
          <Findings findings={result.topRiskFindings} />
          <MissingSources statuses={result.dataStatuses} />
          <Contradictions result={result} />
          {result.sinceLastDiagnosis && (
            <Part>
              <SinceLast since={result.sinceLastDiagnosis} />
            </Part>
          )}
          <Part>
            <SaveFavorite result={result} subject={subject} />
          </Part>
          <Part>
            <MoreLinks result={result} subject={subject} />
          </Part>
        </Screen>
      )}
    </WithResult>
  )
}

/** For the snapshots of the operators; from here, so that these parts stay in this screen's own file. */
export { Contradictions, Counts, Findings, MissingSources, ScoreBand, Todo }
