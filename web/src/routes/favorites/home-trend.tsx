import type { FavoriteAnalysis } from '@lease-risk/contract/favorite-analysis'
import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { useState } from 'react'
import { formatCount, formatManwon, formatMonth } from '../../lib/amount.ts'
import { useWords } from '../../lib/words.ts'
import { Choice } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/screen.tsx'
import { Table } from '../../ui/table.tsx'
import { TrendChart } from '../../ui/trend-chart.tsx'
import { ko } from './words.ko.ts'

type Kind = 'lease' | 'sale'
type Points = FavoriteAnalysis['priceTrend']
type Value = NonNullable<Points[number][Kind]>

const PERCENT = 100

/** For a rent, the monthly total including the converted deposit. */
function amountOf(value: Value): number {
  return value.medianConvertedRentManwon ?? value.medianManwon
}

/** The deals of the lot by month; if it has none, those of the district, which is stated. */
export function HomeTrend({ points, rented }: { points: Points; rented: FavoriteAnalysis['termsAsRent'] }) {
  const words = useWords(ko)
  const [kind, setKind] = useState<Kind>('lease')
  const known = points.flatMap((point) => point[kind] ?? [])
  const deals = known.reduce((sum, { count }) => sum + count, 0)
  const [first, last] = [formatMonth(points[0]?.month ?? ''), formatMonth(points.at(-1)?.month ?? '')]
  const isRent = kind === 'lease' && rented !== null
  const isWider = known.some(({ scope }) => scope !== 'LOT')
  const sentence = [
    words.trendSentence(first, last, known.length, deals),
    ...(isWider ? [words.trendWider] : []),
    ...(isRent ? [words.ownRent(formatManwon(rented.convertedMonthlyRentManwon))] : []),
  ].join(' ')
  return (
    <Section title={words.trend}>
      <Choice
        columns={2}
        legend={words.trendKind}
        name="trend-kind"
        onChange={(value) => setKind(value)}
        options={[
          { value: 'lease', label: rented ? words.leaseAsRent : words.lease },
          { value: 'sale', label: words.sale },
        ]}
        value={kind}
      />
      {known.length === 0 ? (
        <p>{words.noTrend}</p>
      ) : (
        <>
          <TrendChart
            fewUnder={CLIENT_THRESHOLDS.enoughDeals}
            format={formatManwon}
            label={sentence}
            legend={isRent ? [words.asRent(formatCount(rented.yearlyRate * PERCENT)), ...words.legend] : words.legend}
            points={points.map((point) => {
              const value = point[kind]
              return value && { middle: amountOf(value), half: null, count: value.count, isOpen: false }
            })}
            times={[first, last]}
          />
          <TrendTable kind={kind} points={points} />
        </>
      )}
    </Section>
  )
}

function TrendTable({ points, kind }: { points: Points; kind: Kind }) {
  const words = useWords(ko)
  return (
    <Disclosure summary={words.table}>
      <Table
        caption={words[kind]}
        columns={[
          { header: words.month },
          { header: words.count, isNumber: true },
          { header: words.median, isNumber: true },
          { header: words.scope },
        ]}
        rows={points.toReversed().map(({ month, [kind]: value }) => ({
          key: month,
          cells: value
            ? [formatMonth(month), formatCount(value.count), formatManwon(amountOf(value)), words.scopes[value.scope]]
            : [formatMonth(month), '0', words.none, ''],
        }))}
      />
    </Disclosure>
  )
}
