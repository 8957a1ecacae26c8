import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Section } from '../../../../ui/screen.tsx'
import { Table } from '../../../../ui/table.tsx'
import { Text } from '../../../../ui/text.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'

type Distribution = NonNullable<LeasePapers['distribution']>
type Span = Distribution['left']

/** The distribution of the typed price, step by step, as a court clerk would record it. */
export function SaleDistribution({ distribution }: { distribution: Distribution }) {
  const words = useWords(ko)
  const { salePriceManwon, costsManwon, steps, left, shortfall, takenOverByBuyer, sentences } = distribution
  const span = ({ low, high }: Span) => words.span(formatManwon(low), formatManwon(high))
  return (
    <Section title={words.sold.title(formatManwon(salePriceManwon))}>
      {steps.length > 0 && (
        <Table
          caption={words.sold.title(formatManwon(salePriceManwon))}
          columns={[
            { header: words.sold.who },
            { header: words.sold.rank, isNumber: true },
            { header: words.amount, isNumber: true },
          ]}
          rows={[
            { key: 'costs', cells: [words.parties.COSTS, '-', formatManwon(costsManwon)] },
            ...steps.map((step, index) => ({
              key: `${index}${step.who}`,
              cells: [<Who key="who" step={step} />, String(step.rank), span(step)],
            })),
          ]}
        />
      )}
      <p>
        {words.sold.left(span(left))} {words.sold.shortfall(span(shortfall))}
        {takenOverByBuyer.high > 0 && ` ${words.sold.takenOver(span(takenOverByBuyer))}`}
      </p>
      {sentences.map((sentence) => (
        <p className={styles['small']} key={sentence}>
          <Text>{sentence}</Text>
        </p>
      ))}
    </Section>
  )
}

function Who({ step: { who, basis, law } }: { step: Distribution['steps'][number] }) {
  return (
    <span>
      <Text>{who}</Text>
      <span className={styles['small']}>
        <Text>{[basis, law].filter(Boolean).join(' · ')}</Text>
      </span>
    </span>
  )
}
