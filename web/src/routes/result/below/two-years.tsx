import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { isAnswered } from '@lease-risk/contract/is-answered'
import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { formatCount, formatManwon, formatMonth } from '../../../lib/amount.ts'
import { resultLink, type Subject } from '../../../lib/links.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { DealDots } from '../../../ui/deal-dots.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Table } from '../../../ui/table.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { useSample } from '../deals/queries.ts'
import { InlineLink } from '../inline-link.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { type PastDeals, pastDeals, shownMonths } from './past-deals.ts'
import { usePastLeases } from './use-past-leases.ts'
import { ko } from './words.ko.ts'

const PERCENT = 100

/** Leases of such homes over two years and the user's own lease, on one axis. */
export function TwoYears({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  const { data: sample, error, refetch } = useSample('rent-transaction', result.diagnosisId, subject)
  const failure = useLoadFailure(error, refetch)
  const ofLot = usePastLeases(result, subject)
  const isWaiting = !failure && (!sample || !ofLot)
  const past = sample && ofLot ? pastDeals(result, sample, ofLot) : null
  return (
    <Section
      aside={<InlineLink href={resultLink(subject, '/deals/rent-transaction')}>{words.compared}</InlineLink>}
      title={words.twoYears}
    >
      {failure && <Failure {...failure} />}
      {isWaiting && <Waiting heights={[24, 150, 48]} slow={words.slow} />}
      {!failure &&
        !isWaiting &&
        (past && past.deals.length > 0 ? <Chart past={past} result={result} /> : <NoDeals sample={sample} />)}
    </Section>
  )
}

function NoDeals({ sample }: { sample: DiagnosisSample | undefined }) {
  const words = useWords(ko)
  return <p>{isAnswered(sample?.lookupStatus ?? null) ? words.noDeals : words.notLookedUp}</p>
}

function Chart({ past, result }: { past: PastDeals; result: Result }) {
  const words = useWords(ko)
  const { deals, own, from, yearlyRate, isCut } = past
  const { first, last, count, dots } = shownMonths(past, result.createdAt)
  const lower = deals.filter(({ amount }) => amount < own).length
  const higher = deals.filter(({ amount }) => amount > own).length
  const sentence = [
    words.counted[from](formatCount(deals.length)),
    ...(isCut ? [words.newest(formatCount(deals.length))] : []),
    words.rank(formatCount(lower), formatCount(higher)),
    ...(deals.length < CLIENT_THRESHOLDS.enoughDeals ? [words.few] : []),
    words.past,
  ].join(' ')
  const amount = formatManwon(own)
  return (
    <DealDots
      axis={yearlyRate === null ? undefined : words.axis(formatCount(yearlyRate * PERCENT))}
      caption={
        <Disclosure
          summary={
            <span className={styles['small']}>
              {sentence} <u>{words.table}</u>
            </span>
          }
        >
          <DealList deals={deals} />
        </Disclosure>
      }
      dots={dots}
      format={formatManwon}
      label={sentence}
      line={{ amount: own, name: yearlyRate === null ? words.own.deposit(amount) : words.own.rent(amount) }}
      months={count}
      times={[formatMonth(first), formatMonth(last)]}
    />
  )
}

function DealList({ deals }: Pick<PastDeals, 'deals'>) {
  const words = useWords(ko)
  return (
    <Table
      caption={words.twoYears}
      columns={[{ header: words.month }, { header: words.amount, isNumber: true }]}
      isCompact
      rows={deals
        .toSorted((a, b) => b.month.localeCompare(a.month))
        .map(({ month, amount }, index) => ({ key: String(index), cells: [formatMonth(month), formatManwon(amount)] }))}
    />
  )
}
