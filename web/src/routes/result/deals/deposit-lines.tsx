import { formatManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { DepositAxis } from '../../../ui/deposit-axis.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from './words.ko.ts'

type Lines = NonNullable<Result['riskAssessment']['depositLines']>

const PERCENT = 100

/** Shares of a past amount, from high to low, with the typed deposit in order. Differences are in won; nothing is ticked off. */
export function DepositLines({ lines, deposit }: { lines: Lines; deposit: number }) {
  const words = useWords(ko)
  if (lines.length === 0) return null
  return (
    <Section title={words.lines.title}>
      <p className={styles['small']}>{words.lines.about}</p>
      {lines.map((line) => (
        <BasisLines deposit={deposit} key={line.basis} line={line} />
      ))}
    </Section>
  )
}

function BasisLines({ line, deposit }: { line: Lines[number]; deposit: number }) {
  const { lines: words, myDeposit } = useWords(ko)
  const known = line.lines.flatMap(({ share, depositManwon }) =>
    depositManwon === null ? [] : [{ amount: depositManwon, share }],
  )
  const rows = [...known, { amount: deposit, share: null }].toSorted((a, b) => b.amount - a.amount)
  const distance = (amount: number) => {
    if (amount === deposit) return words.at
    return amount > deposit ? words.above(formatManwon(amount - deposit)) : words.below(formatManwon(deposit - amount))
  }
  // the nearest lines above and below
  const next = [
    known.toSorted((a, b) => a.amount - b.amount).find(({ amount }) => amount >= deposit),
    known.toSorted((a, b) => b.amount - a.amount).find(({ amount }) => amount < deposit),
  ]
  const nearest = next
    .flatMap((line) => (line ? [`${words.line(Math.round(line.share * PERCENT))}: ${distance(line.amount)}`] : []))
    .join(' ')
  return (
    <div className={styles['lines']}>
      <h3>{words.bases[line.basis]}</h3>
      {known.length > 0 && (
        <DepositAxis
          deposit={deposit}
          depositLabel={`${myDeposit} ${formatManwon(deposit)}`}
          label={nearest}
          lines={known.map(({ amount, share }) => ({
            amount,
            name: words.line(Math.round(share * PERCENT)),
            text: formatManwon(amount),
          }))}
        >
          <ol>
            {rows.map(({ amount, share }) => (
              <li className={share === null ? styles['mine'] : styles['line']} key={share ?? 'mine'}>
                <span>{share === null ? myDeposit : words.line(Math.round(share * PERCENT))}</span>
                <strong className="amount">{formatManwon(amount)}</strong>
                {share !== null && <span className={styles['small']}>{distance(amount)}</span>}
              </li>
            ))}
          </ol>
        </DepositAxis>
      )}
      <blockquote className={styles['quote']}>
        <p>
          <Text>{line.reason ?? line.explanation}</Text>
        </p>
      </blockquote>
    </div>
  )
}
