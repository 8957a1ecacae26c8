import { lazy } from 'react'
import { loadPart } from '../../../lib/load-part.ts'
import { Part } from '../../../ui/part.tsx'
import type { ShownResult } from '../load/with-result.tsx'
import { MoreLinks } from '../more-links.tsx'
import { Contradictions } from '../summary/contradictions.tsx'
import { MissingSources } from '../summary/missing-sources.tsx'
import { ScoreLink } from '../summary/score-link.tsx'
import { Findings } from './findings.tsx'
import { InstallHint } from './install-hint.tsx'
import { NextActions } from './next-actions.tsx'
import { ThreeQuestions } from './three-questions.tsx'
import { TwoYears } from './two-years.tsx'
import { useBehind } from './use-behind.ts'

/** Few homes need this choice, so it is loaded on demand. */
const ChooseRegister = lazy(() => loadPart(() => import('../choose/choose-register.tsx')))
/** Needed only for a repeated diagnosis of a lot. */
const SinceLast = lazy(async () => ({ default: (await loadPart(() => import('../summary/since-last.tsx'))).SinceLast }))

/** The part below the first screen: questions and actions, costs of such homes, findings; then evidence and ways to save it. */
export default function Below({ result, subject }: Pick<ShownResult, 'result' | 'subject'>) {
  useBehind({ result, subject })
  return (
    <>
      {(result.propertyIdentity.registerCandidates ?? []).length > 0 && (
        <Part>
          <ChooseRegister result={result} />
        </Part>
      )}
      <NextActions result={result} subject={subject} />
      <ThreeQuestions result={result} subject={subject} />
      <TwoYears result={result} subject={subject} />
      <Findings result={result} />
      <Contradictions result={result} />
      <MissingSources result={result} />
      <ScoreLink result={result} subject={subject} />
      {result.sinceLastDiagnosis && (
        <Part>
          <SinceLast since={result.sinceLastDiagnosis} />
        </Part>
      )}
      <InstallHint />
      <MoreLinks result={result} subject={subject} />
    </>
  )
}

/** For operators' snapshots; exported from here, so that these parts stay in one chunk. */
export { Contradictions, Findings, MissingSources }
