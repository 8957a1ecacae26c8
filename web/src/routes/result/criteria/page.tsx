import { Fragment } from 'react'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { WithResult } from '../load/with-result.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { scoreOf } from '../summary/score.ts'
import { tellEvidence } from './evidence.ts'
import { shareOf } from './share.ts'
import { ko } from './words.ko.ts'

type Criterion = Result['riskAssessment']['criteria'][number]

const PERCENT = 100
/** From these scores on (R-WEB-12). */
const TONES = [
  [75, 'critical'],
  [50, 'high'],
  [25, 'moderate'],
  [0, 'low'],
] as const

export default function Criteria() {
  const words = useWords(ko)
  return (
    <WithResult>
      {({ result, subject, notice }) => (
        <Screen above={<BackToResult subject={subject} />} title={words.title}>
          {notice}
          <p>{words.about}</p>
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

/** How the total came about; only here are its parts told. */
function Total({ assessment }: { assessment: Result['riskAssessment'] }) {
  const words = useWords(ko)
  const { mark, floor, floorName } = scoreOf(assessment)
  const { baseScore, uncertaintyPenalty } = assessment
  return (
    <p>
      {mark === null || baseScore === null ? words.noTotal : words.total(baseScore, uncertaintyPenalty, mark)}
      {floor !== null && floor > 0 && floorName ? ` ${words.floor(floorName, floor)}` : ''} {words.notApproval}
    </p>
  )
}

function CriterionRow({ criterion, result }: { criterion: Criterion; result: Result }) {
  const words = useWords(ko)
  const { riskScore, status, evidence, missingData, recommendedActions } = criterion
  const share = shareOf(criterion, result.riskAssessment.criteria)
  const tone = riskScore === null ? 'unknown' : (TONES.find(([from]) => riskScore >= from)?.[1] ?? 'unknown')
  return (
    <Disclosure
      summary={
        <span className={styles['finding']}>
          <span className={styles['findingTitle']}>{criterion.criterionName}</span>
          <StatusWord tone={tone}>{words.statuses[status]}</StatusWord>
          <span className={riskScore === null ? styles['small'] : undefined}>
            {riskScore === null ? words.noScore : words.score(riskScore)}
          </span>
        </span>
      }
    >
      <blockquote className={styles['quote']}>
        <p>{criterion.userVisibleExplanation}</p>
      </blockquote>
      <p className={styles['small']}>{share > 0 ? words.weight(Math.round(share * PERCENT)) : words.outside}</p>
      {evidence.length > 0 && (
        <>
          <h3>{words.evidence}</h3>
          {tellEvidence(evidence, result.dataStatuses, words).map(({ source, rows }) => (
            <Fragment key={source}>
              <p className={styles['small']}>{words.from(source)}</p>
              <dl className={styles['pairs']}>
                {rows.map(({ name, value }) => (
                  <div key={`${name}${value}`}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Fragment>
          ))}
        </>
      )}
      {missingData.length > 0 && (
        <>
          <h3>{words.missing}</h3>
          <ul className={styles['bullets']}>
            {missingData.map(({ field, reason }) => (
              <li key={field}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      {recommendedActions.length > 0 && (
        <>
          <h3>{words.actions}</h3>
          <ul className={styles['bullets']}>
            {recommendedActions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  )
}
