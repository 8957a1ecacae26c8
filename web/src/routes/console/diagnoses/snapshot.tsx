import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Part } from '../../../ui/part.tsx'
import { Contradictions, Counts, Findings, MissingSources, ScoreBand, Todo } from '../../result/page.tsx'
import { ko } from './words.ko.ts'

/** An answer as its reader saw it, by the parts of the result screen. A version of long ago may not fit them any more. */
export function Snapshot({ response }: { response: object }) {
  const words = useWords(ko)
  return (
    <Part instead={<Notice title={words.notDrawn} />}>
      <Drawn result={response as unknown as RentRiskDiagnosisResponse} />
    </Part>
  )
}

function Drawn({ result }: { result: RentRiskDiagnosisResponse }) {
  const words = useWords(ko)
  return (
    <>
      <p>{words.viewHow}</p>
      <h3>{result.decisionSummary.title}</h3>
      <Counts matrix={result.confirmationMatrix} />
      <ScoreBand assessment={result.riskAssessment} />
      <Todo result={result} />
      <Findings findings={result.topRiskFindings} />
      <MissingSources statuses={result.dataStatuses} />
      <Contradictions result={result} />
    </>
  )
}
