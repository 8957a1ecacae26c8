import { formatCount, formatTime } from '../../lib/amount.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/screen.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import type { Analysis } from './queries.ts'
import styles from './region.module.css'
import { ko } from './words.ko.ts'

const FIRST = 4

/** The service's own sentences, unchanged. */
export function Insights({ sentences }: { sentences: string[] }) {
  const words = useWords(ko)
  if (sentences.length === 0) return null
  const quoted = (part: string[]) => (
    <blockquote className={styles['quote']}>
      {part.map((sentence) => (
        <p key={sentence}>
          <Text>{sentence}</Text>
        </p>
      ))}
    </blockquote>
  )
  const rest = sentences.slice(FIRST)
  return (
    <Section title={words.insights}>
      {quoted(sentences.slice(0, FIRST))}
      {rest.length > 0 && <Disclosure summary={words.more(rest.length)}>{quoted(rest)}</Disclosure>}
    </Section>
  )
}

/** Each source: whether it has data, and when the data was collected. */
export function Sources({ analysis }: { analysis: Analysis }) {
  const words = useWords(ko)
  return (
    <Section title={words.sources}>
      <ul className={styles['plain']}>
        {analysis.indicatorStatuses.map(({ key, title, state, message, collectedAt }) => (
          <li key={key}>
            <strong>{title}</strong>{' '}
            <StatusWord tone={state === 'success' ? 'low' : 'unknown'}>{words.states[state]}</StatusWord>
            <span className={styles['small']}>
              {message} {collectedAt && words.collected(formatTime(collectedAt))}
            </span>
          </li>
        ))}
      </ul>
      {analysis.rOneIndicators.length > 0 && <Published indicators={analysis.rOneIndicators} />}
      <Disclosure summary={words.limits}>
        <ul className={styles['plain']}>
          {analysis.dataLimitations.map((limitation) => (
            <li key={limitation}>
              <Text>{limitation}</Text>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  )
}

function Published({ indicators }: { indicators: Analysis['rOneIndicators'] }) {
  const words = useWords(ko)
  return (
    <Disclosure summary={words.published}>
      <Table
        caption={words.published}
        columns={[
          { header: words.indicator },
          { header: words.region },
          { header: words.period },
          { header: words.value, isNumber: true },
          { header: words.year, isNumber: true },
        ]}
        rows={indicators.map(({ indicatorName, regionName, period, value, unit, change12 }) => ({
          key: `${indicatorName}${regionName}`,
          cells: [
            indicatorName,
            regionName,
            period,
            `${formatCount(value)}${unit ?? ''}`,
            change12 === null ? '' : `${formatCount(change12)}%${unit === '%' ? 'p' : ''}`,
          ],
        }))}
      />
    </Disclosure>
  )
}
