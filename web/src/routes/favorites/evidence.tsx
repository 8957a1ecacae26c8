import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import { formatCount, formatDay, formatTime } from '../../lib/amount.ts'
import { resultLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Section } from '../../ui/screen.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './favorites.module.css'
import { formatHomeValue } from './home-value.ts'
import { ko } from './words.ko.ts'

/** Each value with its basis; a missing value is equally prominent, with how to obtain it. */
export function Features({ features }: { features: FavoriteAnalysis['features'] }) {
  const words = useWords(ko)
  return (
    <Section title={words.features}>
      <ul className={styles['plain']}>
        {features.map(({ code, title, unit, value, basis, missing }) => (
          <li key={code}>
            <strong>{title}</strong>{' '}
            {value === null ? (
              <StatusWord tone="unknown">{words.missing}</StatusWord>
            ) : (
              <span>
                <Text>{formatHomeValue(value, unit)}</Text>
              </span>
            )}
            {basis && (
              <span className={styles['small']}>
                <Text>{basis.words}</Text>
              </span>
            )}
            {missing && (
              <span className={styles['small']}>
                {missing.sentence} {missing.action}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Each source: confirmed or not, in words, and when it was collected. */
export function Sources({ analysis }: { analysis: FavoriteAnalysis }) {
  const words = useWords(ko)
  const { buildingRegister, dataCoverage } = analysis
  return (
    <Section title={words.sources}>
      <ul className={styles['plain']}>
        <li>
          <strong>
            <Text>{[words.register, buildingRegister.buildingName].filter(Boolean).join(' · ')}</Text>
          </strong>{' '}
          <StatusWord tone={buildingRegister.state === 'FOUND' ? 'low' : 'unknown'}>
            {words.registerStates[buildingRegister.state]}
          </StatusWord>
          <span className={styles['small']}>{buildingRegister.sentence}</span>
        </li>
        {dataCoverage.sources
          .filter(({ key }) => key !== 'building-register')
          .map(({ key, title, covered, sentence, count, collectedAt }) => (
            <li key={key}>
              <strong>{title}</strong>{' '}
              <StatusWord tone={covered ? 'low' : 'unknown'}>{covered ? words.covered : words.notCovered}</StatusWord>
              <span className={styles['small']}>
                {[sentence, count === null ? '' : words.sourceCount(count)].filter(Boolean).join(' ')}
                {collectedAt && ` ${words.collected(formatTime(collectedAt))}`}
              </span>
            </li>
          ))}
      </ul>
    </Section>
  )
}

export function Market({ context }: { context: FavoriteAnalysis['marketContext'] }) {
  const words = useWords(ko)
  return (
    <Section title={words.market}>
      <p>
        <Text>{context.sentence}</Text>
      </p>
      <ul className={styles['plain']}>
        {context.indicators.map(({ name, regionName, period, value, unit }) => (
          <li key={`${name}${regionName}`}>
            <strong>{name}</strong> {formatCount(value)}
            {unit}
            <span className={styles['small']}>
              {regionName} · {period}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The diagnosis on which the analysis builds, and what is new since then. */
export function SinceDiagnosis({ analysis }: { analysis: FavoriteAnalysis }) {
  const words = useWords(ko)
  const { aiAssessment, changesSinceDiagnosis: changes } = analysis
  const { sourceDiagnosisId, diagnosedAt, notice } = aiAssessment
  return (
    <Section title={changes ? words.changes : words.diagnosis}>
      {changes && (
        <ul className={styles['plain']}>
          {changes.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className={styles['small']}>{notice}</p>
      {diagnosedAt && sourceDiagnosisId !== null && (
        <LinkRows
          rows={[
            {
              href: resultLink({ diagnosisId: sourceDiagnosisId }),
              label: words.openDiagnosis(formatDay(diagnosedAt)),
            },
          ]}
        />
      )}
    </Section>
  )
}
