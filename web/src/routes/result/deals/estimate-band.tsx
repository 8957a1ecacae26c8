import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { formatDate, formatManwon } from '../../../lib/amount.ts'
import { METHOD } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { ValueBand } from '../../../ui/value-band.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { wordChance } from './chance.ts'
import { ko } from './words.ko.ts'

/** An estimate as a band. Its middle is a hairline and is never shown alone. */
export function EstimateBand({
  source,
  estimate,
  deposit,
}: {
  source: keyof typeof CLIENT_THRESHOLDS.exceeded
  estimate: NonNullable<Result['valueEstimate']>
  deposit: number
}) {
  const { estimate: words, myDeposit } = useWords(ko)
  const { lowManwon, highManwon, amountManwon, exceedance } = estimate
  const isWide = estimate.restsOnOtherLots === true
  const [low, high] = [formatManwon(lowManwon), formatManwon(highManwon)] as const
  const label = isWide ? words.wideBand(low, high) : words.band(low, high, formatManwon(amountManwon))
  const over = exceedance.find(({ ratio }) => ratio === CLIENT_THRESHOLDS.exceeded[source])?.probability
  const remarks = [
    ...(estimate.provisional ? [words.provisional] : []),
    ...weaknessOf(estimate, words),
    words.asOf(formatDate(estimate.asOf)),
  ]
  return (
    <>
      <ValueBand
        deposit={deposit}
        depositLabel={`${myDeposit} ${formatManwon(deposit)}`}
        ends={[low, high]}
        high={highManwon}
        label={label}
        low={lowManwon}
        middle={isWide ? null : amountManwon}
      />
      <p>
        {label} {over !== undefined && words.over[source](wordChance(over, words.chance))}
      </p>
      <p className={styles['small']}>{remarks.join(' ')}</p>
      <blockquote className={styles['quote']}>
        {estimate.sentences.map((sentence) => (
          <p key={sentence}>
            <Text>{sentence}</Text>
          </p>
        ))}
      </blockquote>
      <LinkRows rows={[{ href: `${METHOD}#value`, label: words.method }]} />
    </>
  )
}

function weaknessOf(estimate: NonNullable<Result['valueEstimate']>, words: (typeof ko)['estimate']): string[] {
  if (estimate.otherAreas === true) return [words.otherAreas]
  if (estimate.outsideOwnDeals === true) return [words.outsideOwnDeals]
  return estimate.partial && estimate.restsOnOtherLots !== true ? [words.partial] : []
}
