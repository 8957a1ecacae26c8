import { Fragment } from 'react'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { shownEvidence } from './evidence.ts'
import { shareOf } from './share.ts'
import { ko } from './words.ko.ts'

type Criterion = Result['riskAssessment']['criteria'][number]

const PERCENT = 100
/** The lowest score of each tone (R-SCORE-23). */
const TONES = [
  [75, 'critical'],
  [50, 'high'],
  [25, 'moderate'],
  [0, 'low'],
] as const

/** The finding of one criterion and its evidence. */
export function CriterionRow({ criterion, result }: { criterion: Criterion; result: Result }) {
  const words = useWords(ko)
  const { riskScore, status, evidence, missingData, recommendedActions } = criterion
  const share = shareOf(criterion, result.riskAssessment.criteria)
  const tone = riskScore === null ? 'unknown' : (TONES.find(([from]) => riskScore >= from)?.[1] ?? 'unknown')
  return (
    <Disclosure
      summary={
        <span className={styles['finding']}>
          <span className={styles['findingTitle']}>
            <Text>{criterion.criterionName}</Text>
          </span>
          <StatusWord tone={tone}>{words.statuses[status]}</StatusWord>
          <span className={riskScore === null ? styles['small'] : undefined}>
            {riskScore === null ? words.noScore : words.score(riskScore)}
          </span>
        </span>
      }
    >
      <blockquote className={styles['quote']}>
        <p>
          <Text>{criterion.userVisibleExplanation}</Text>
        </p>
      </blockquote>
      <p className={styles['small']}>{share > 0 ? words.weight(Math.round(share * PERCENT)) : words.outside}</p>
      {evidence.length > 0 && <Evidence criterion={criterion} result={result} />}
      <Bullets
        lines={missingData.map(({ field, reason }) => ({ key: field, text: reason ?? titleOf(result, field) }))}
        title={words.missing}
      />
      <Bullets lines={recommendedActions.map((action) => ({ key: action, text: action }))} title={words.actions} />
    </Disclosure>
  )
}

/** The title of a paper that only the tenant can get. */
function titleOf({ checklist }: Result, field: string): string {
  return checklist.find(({ code }) => code === field)?.title ?? field
}

function Evidence({ criterion, result }: { criterion: Criterion; result: Result }) {
  const words = useWords(ko)
  return (
    <>
      <h3>{words.evidence}</h3>
      {shownEvidence(criterion.evidence, result.dataStatuses, words).map(({ source, rows }) => (
        <Fragment key={source}>
          <p className={styles['small']}>
            <Text>{words.from(source)}</Text>
          </p>
          <dl className={styles['pairs']}>
            {rows.map(({ name, value }) => (
              <div key={`${name}${value}`}>
                <dt>
                  <Text>{name}</Text>
                </dt>
                <dd>
                  <Text>{value}</Text>
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </>
  )
}

function Bullets({ title, lines }: { title: string; lines: { key: string; text: string }[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['bullets']}>
        {lines.map(({ key, text }) => (
          <li key={key}>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </>
  )
}
