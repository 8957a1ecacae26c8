import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Part } from '../../../ui/part.tsx'
import { Text } from '../../../ui/text.tsx'
import { Contradictions, Findings, MissingSources } from '../../result/below/below.tsx'
import { answerOf } from '../../result/summary/answer-of.ts'
import { ScoreBand } from '../../result/summary/score-band.tsx'
import { ko } from './words.ko.ts'

/** An answer as its reader saw it, rendered by the parts of the result screen. Very old versions may no longer fit them. */
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
      <h3>{answerOf(result).headline}</h3>
      <p>
        <Text>{answerOf(result).firstAction.sentence}</Text>
      </p>
      <ScoreBand assessment={result.riskAssessment} />
      <Findings result={result} />
      <MissingSources result={result} />
      <Contradictions result={result} />
    </>
  )
}
