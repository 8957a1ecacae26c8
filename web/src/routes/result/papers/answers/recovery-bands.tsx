import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/screen.tsx'
import { type Part, StackedBar } from '../../../../ui/stacked-bar.tsx'
import { Table } from '../../../../ui/table.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'

type Band = LeasePapers['recoveryBands'][number]

const PERCENT = 100

/** At assumed prices: who is paid first, what is left for the tenant, what is missing. */
export function RecoveryBands({ bands, value }: { bands: Band[]; value: LeasePapers['basis']['value'] }) {
  const words = useWords(ko)
  if (bands.length === 0)
    return (
      <Section title={words.bands}>
        <Notice title={words.noValue} />
      </Section>
    )
  const amount = ({ low, high }: Band['leftManwon']) => words.span(formatManwon(low), formatManwon(high))
  const longest = Math.max(...bands.map(lengthOf))
  return (
    <Section title={words.bands}>
      <p className={styles['small']}>
        {words.bandsHow} {words.hatched}
      </p>
      {value && (
        <p>
          {words.valueOf(formatManwon(value.lowManwon), formatManwon(value.highManwon), formatManwon(value.midManwon))}{' '}
          {words.valueBasis(value.basis)}
        </p>
      )}
      {bands.map((band) => (
        <div key={band.shareOfValue}>
          <StackedBar
            isOpen={band.hasUnknowns}
            label={`${words.share(Math.round(band.shareOfValue * PERCENT))}. ${band.sentence}`}
            parts={partsOf(band, words)}
            title={`${words.share(Math.round(band.shareOfValue * PERCENT))} · ${formatManwon(band.salePriceManwon)}`}
            total={longest}
          />
          <p className={styles['small']}>{band.sentence}</p>
        </div>
      ))}
      {bands.some(({ hasUnknowns }) => hasUnknowns) && <p>{words.open}</p>}
      <Table
        caption={words.bands}
        columns={[
          { header: words.price },
          { header: words.left, isNumber: true },
          { header: words.shortfall, isNumber: true },
        ]}
        rows={bands.map((band) => ({
          key: String(band.shareOfValue),
          cells: [
            `${words.share(Math.round(band.shareOfValue * PERCENT))} ${formatManwon(band.salePriceManwon)}`,
            amount(band.leftManwon),
            amount(band.shortfallManwon),
          ],
        }))}
      />
    </Section>
  )
}

/** The best case and what is missing even then. */
function lengthOf(band: Band): number {
  return band.salePriceManwon + band.shortfallManwon.low
}

/**
 * Who is paid before the tenant, then what is left for the tenant at least, then what hangs on what is not known, then what is missing
 * whatever that is.
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
    .map((part) => ({ ...part, text: formatManwon(part.amount) }))
}
