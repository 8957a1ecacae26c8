import { useWords } from '../../../lib/words.ts'
import { Screen, Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { WithResult } from '../load/with-result.tsx'
import type { Result } from '../queries.ts'
import { scoreOf } from '../summary/score.ts'
import { ScoreBand } from '../summary/score-band.tsx'
import { CriterionRow } from './criterion-row.tsx'
import { ko } from './words.ko.ts'

const PERCENT = 100

export default function Criteria() {
  const words = useWords(ko)
  return (
    <WithResult>
      {({ result, subject, notice }) => (
        <Screen above={<BackToResult subject={subject} />} title={words.title}>
          {notice}
          <p>{words.about}</p>
          <ScoreBand assessment={result.riskAssessment} />
          <Total assessment={result.riskAssessment} />
          <Section title={words.items}>
            <div>
              {result.riskAssessment.criteria.map((criterion) => (
                <CriterionRow criterion={criterion} key={criterion.criterionCode} result={result} />
              ))}
            </div>
          </Section>
        </Screen>
      )}
    </WithResult>
  )
}

/** How the total was calculated. Its parts are shown only here. */
function Total({ assessment }: { assessment: Result['riskAssessment'] }) {
  const words = useWords(ko)
  const { mark, floor, floorName } = scoreOf(assessment)
  const { baseScore, uncertaintyPenalty } = assessment
  return (
    <p>
      {mark === null || baseScore === null ? words.noTotal : words.total(baseScore, uncertaintyPenalty, mark)}
      <Text>{floor !== null && floor > 0 && floorName ? ` ${words.floor(floorName, floor)}` : ''}</Text>{' '}
      <Text>{assessment.counts?.sentence ?? words.coverage(Math.round(assessment.scoreCoverage * PERCENT))}</Text>{' '}
      {words.ruleBook(assessment.ruleBookVersion)} {words.notApproval}
    </p>
  )
}
