import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { isAnswered } from '@lease-risk/contract/is-answered'
import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { formatCount, formatManwon, formatMonth, formatTime } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { StripPlot } from '../../../ui/strip-plot.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../result.module.css'
import { ko } from './words.ko.ts'

const PERCENT = 100

/** The deals on one axis, and in words: their number, their dates and the position of the typed amount. */
export function SamplePlot({ sample }: { sample: DiagnosisSample }) {
  const words = useWords(ko)
  const { deals, quartiles, input, rank, count, months, conversion } = sample
  if (deals.length === 0)
    return (
      <Notice title={isAnswered(sample.lookupStatus) ? words.none : words.notLookedUp}>
        <p>
          <Text>{sample.explanation}</Text>
        </p>
      </Notice>
    )
  const values = deals.map((deal) => deal.estimated?.adjustedAmountManwon ?? deal.amountManwon)
  const box =
    quartiles && count >= CLIENT_THRESHOLDS.enoughDeals
      ? { low: quartiles.q1, middle: quartiles.median, high: quartiles.q3 }
      : null
  const shares = deals.flatMap(({ estimated }) => (estimated ? [estimated.share] : []))
  const counted = shares.filter((share) => share >= CLIENT_THRESHOLDS.countedShare).length
  const sorted = months.toSorted()
  const label = [
    box && words.box(formatManwon(box.low), formatManwon(box.middle), formatManwon(box.high)),
    rank && words.rank(rank.lower, rank.equal, rank.higher),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      {count < CLIENT_THRESHOLDS.enoughDeals && <Notice title={words.few(count)} />}
      <StripPlot
        box={box}
        ends={[formatManwon(Math.min(...values)), formatManwon(Math.max(...values))]}
        input={input?.amountManwon ?? null}
        inputLabel={words.mine}
        label={label || words.spread(formatManwon(Math.min(...values)), formatManwon(Math.max(...values)))}
        values={values}
      />
      {conversion && (
        <p className={styles['small']}>
          <Text>{words.converted(formatCount(conversion.yearlyRate * PERCENT), conversion.source)}</Text>
        </p>
      )}
      <p className={styles['small']}>
        {words.sample(count, words.monthRange(formatMonth(sorted[0] ?? ''), formatMonth(sorted.at(-1) ?? '')))}
        {sample.collectedAt && ` · ${words.collected(formatTime(sample.collectedAt))}`}
      </p>
      <blockquote className={styles['quote']}>
        <p>
          <Text>{sample.explanation}</Text>
        </p>
      </blockquote>
      {counted < shares.length && <p className={styles['small']}>{words.counted(counted, shares.length - counted)}</p>}
    </>
  )
}
