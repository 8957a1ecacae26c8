import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { formatCount, formatManwon, formatManwonCell, formatMonth } from '../../lib/amount.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Table } from '../../ui/table.tsx'
import { TrendChart } from '../../ui/trend-chart.tsx'
import { dealsOf, drawnAmount, latestWithEnough, type Month, type Series, withGaps } from './series.ts'
import { ko as amounts } from './short-amount/words.ko.ts'
import { ko } from './words.ko.ts'

const PERCENT = 100

/** One kind of home and deal by month: as a chart, a sentence and a table. */
export function TrendFigure({ series, yearlyRate }: { series: Series; yearlyRate: number | undefined }) {
  const words = useWords(ko)
  const { short } = useWords(amounts)
  const months = withGaps(series.points, new Date())
  const [first, last] = [formatMonth(months[0]?.month ?? ''), formatMonth(months.at(-1)?.month ?? '')]
  const shown = months.flatMap(({ statistic }) => statistic ?? [])
  const deals = dealsOf(shown)
  const latest = latestWithEnough(shown)
  const hasRent = series.tradeKind === 'RENT_MONTHLY'
  const sentence = [
    words.monthCount(first, last, months.length, shown.length, deals),
    latest
      ? words.latest(
          formatMonth(latest.dealYearMonth),
          hasRent ? words.converted : words.amounts[series.tradeKind],
          formatManwon(drawnAmount(latest).middle),
          latest.sampleCount,
        )
      : words.noMonthWithThree,
    ...(deals < CLIENT_THRESHOLDS.enoughDeals ? [words.few(deals)] : []),
  ].join(' ')
  return (
    <>
      <TrendChart
        fewUnder={CLIENT_THRESHOLDS.enoughDeals}
        format={short}
        label={sentence}
        legend={[
          ...legendOf(words, hasRent, yearlyRate),
          words.bars(Math.max(...shown.map(({ sampleCount }) => sampleCount))),
        ]}
        points={months.map(({ statistic }) =>
          statistic === null
            ? null
            : {
                ...drawnAmount(statistic),
                count: statistic.sampleCount,
                isOpen: statistic.dataQuality === 'PROVISIONAL',
              },
        )}
        times={[first, last]}
      />
      <Disclosure summary={words.table}>
        <MonthTable months={months} series={series} />
      </Disclosure>
    </>
  )
}

/** Legend of the line; a line of rents has no band. */
function legendOf(words: typeof ko, hasRent: boolean, yearlyRate: number | undefined): string[] {
  if (!hasRent) return [words.band, ...words.legend]
  return [...(yearlyRate === undefined ? [] : [words.asRent(formatCount(yearlyRate * PERCENT))]), ...words.legend]
}

function MonthTable({ series, months }: { series: Series; months: Month[] }) {
  const words = useWords(ko)
  const hasRent = series.tradeKind === 'RENT_MONTHLY'
  return (
    <Table
      caption={words.tableOf(`${words.types[series.propertyType]} ${words.kinds[series.tradeKind]}`)}
      columns={[
        { header: words.month },
        { header: words.count, isNumber: true },
        { header: words.median, isNumber: true },
        { header: words.quartiles, isNumber: true },
        ...(hasRent
          ? [
              { header: words.rent, isNumber: true },
              { header: words.converted, isNumber: true },
            ]
          : []),
        { header: words.state },
      ]}
      rows={months.toReversed().map(({ month, statistic }) => ({
        key: month,
        cells: statistic
          ? [
              formatMonth(month),
              formatCount(statistic.sampleCount),
              formatManwonCell(statistic.medianAmount),
              `${formatManwonCell(statistic.q1Amount)}–${formatManwonCell(statistic.q3Amount)}`,
              ...(hasRent ? [cellOf(statistic.medianMonthlyRent), cellOf(statistic.medianConvertedMonthlyRent)] : []),
              statistic.dataQuality === 'PROVISIONAL' ? words.open : words.settled,
            ]
          : [formatMonth(month), '0', '', '', ...(hasRent ? ['', ''] : []), words.none],
      }))}
    />
  )
}

function cellOf(amount: number | null): string {
  return amount === null ? '' : formatManwonCell(amount)
}
