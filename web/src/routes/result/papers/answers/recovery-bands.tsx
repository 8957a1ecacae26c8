import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/screen.tsx'
import { type Part, StackedBars } from '../../../../ui/stacked-bars.tsx'
import { Table } from '../../../../ui/table.tsx'
import { Text } from '../../../../ui/text.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'

type Band = LeasePapers['recoveryBands'][number]

const PERCENT = 100

/** One picture and one sentence for assumed prices: prior payments, the tenant's remainder and the shortfall. */
export function RecoveryBands({
  bands,
  value,
  auction,
}: {
  bands: Band[]
  value: LeasePapers['basis']['value']
  auction?: LeasePapers['auctionRatio']
}) {
  const words = useWords(ko)
  const [first, last] = [bands[0], bands.at(-1)]
  if (!first || !last)
    return (
      <Section title={words.bands}>
        <Notice title={words.noValue} />
      </Section>
    )
  // the first one at or below the ratio of the district's auctions
  const marked = bands.find((band) => auction !== undefined && percentOf(band) <= auction.percent)
  const isOpen = bands.some(({ hasUnknowns }) => hasUnknowns)
  const sentence = words.recovered(leftOf(first, words), percentOf(last), leftOf(last, words), isOpen)
  return (
    <Section title={words.bands}>
      <p>
        <Text>{sentence}</Text>
      </p>
      <StackedBars
        label={sentence}
        rows={bands.map((band) => ({
          name: band === marked ? words.atAuctions(nameOf(band, words)) : nameOf(band, words),
          text: words.back(leftOf(band, words)),
          parts: partsOf(band, words),
          isOpen: band.hasUnknowns,
        }))}
      />
      <p className={styles['small']}>
        {value &&
          `${words.valueOf(formatManwon(value.lowManwon), formatManwon(value.highManwon), formatManwon(value.midManwon))} ${words.valueBasis(value.basis)} `}
        {words.bandsHow}
      </p>
      {auction && (
        <p className={styles['small']}>
          <Text>{auction.sentence}</Text>
        </p>
      )}
      <Disclosure summary={words.bandsTable}>
        <BandTable bands={bands} />
      </Disclosure>
    </Section>
  )
}

function BandTable({ bands }: { bands: Band[] }) {
  const words = useWords(ko)
  return (
    <Table
      caption={words.bands}
      columns={[
        { header: words.price },
        { header: words.left, isNumber: true },
        { header: words.shortfall, isNumber: true },
      ]}
      rows={bands.map((band) => ({
        key: String(band.shareOfValue),
        cells: [nameOf(band, words), leftOf(band, words), spanOf(band.shortfallManwon, words)],
      }))}
    />
  )
}

function percentOf({ shareOfValue }: Band): number {
  return Math.round(shareOfValue * PERCENT)
}

function nameOf(band: Band, words: typeof ko): string {
  return `${words.share(percentOf(band))} ${formatManwon(band.salePriceManwon)}`
}

function leftOf({ leftManwon }: Band, words: typeof ko): string {
  return spanOf(leftManwon, words)
}

function spanOf({ low, high }: Band['leftManwon'], words: typeof ko): string {
  return words.span(formatManwon(low), formatManwon(high))
}

/**
 * The parts in order: prior payments, the tenant's minimum, the amount that depends on unknowns, and the shortfall
 * that remains whatever the unknowns are.
 */
function partsOf(band: Band, words: typeof ko): Part[] {
  const { leftManwon, shortfallManwon } = band
  const others = band.payments.filter(({ party }) => !party.startsWith('TENANT'))
  return [
    ...others.map(({ party, bestManwon }) => ({
      name: words.parties[party],
      amount: bestManwon,
      look: party === 'REST' || party === 'CLAIM_BEHIND' ? ('rest' as const) : ('other' as const),
    })),
    { name: words.parties.TENANT, amount: leftManwon.low, look: 'own' as const },
    { name: words.hangs, amount: leftManwon.high - leftManwon.low, look: 'unknown' as const },
    { name: words.shortfall, amount: shortfallManwon.low, look: 'missing' as const },
  ]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => Number(a.look === 'rest') - Number(b.look === 'rest'))
}
