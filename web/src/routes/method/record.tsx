import type { AccuracyMonth, AccuracyRecord } from '@lease-risk/contract/accuracy'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatMonth } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { ko as market } from '../../lib/market/words.ko.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Table } from '../../ui/table.tsx'
import { ko } from './words.ko.ts'

type Cell = AccuracyMonth['cells'][number]

const PERCENT = 100

/** The service's own record of estimate errors: the newest month of each kind and type. */
export default function Record() {
  const words = useWords(ko)
  const homes = useWords(market)
  const { data, error } = useQuery({
    queryKey: ['accuracy'],
    queryFn: ({ signal }) => api<AccuracyRecord>('/api/accuracy', { signal }),
  })
  if (error !== null) return <p>{words.recordFailed}</p>
  if (data === undefined) return null
  if (data.months.length === 0) return <p>{words.recordEmpty}</p>
  const newest = [...Map.groupBy(data.months, ({ kind, propertyType }) => `${propertyType} ${kind}`)].flatMap(
    ([key, [first]]) => (first === undefined ? [] : { key, month: first }),
  )
  return (
    <>
      <p>{words.recordAbout(percent(data.intervalLevel))}</p>
      {newest.map(({ key, month }) => (
        <MonthRecord key={key} month={month} />
      ))}
      <Disclosure summary={words.recordMonths}>
        <Table
          caption={words.recordMonths}
          columns={[{ header: words.recordWhat }, ...columnsOf(words)]}
          rows={data.months.map((month) => ({
            key: `${month.month} ${month.propertyType} ${month.kind}`,
            cells: [nameOf(homes, month), ...figuresOf(words, wholeOf(month))],
          }))}
        />
      </Disclosure>
    </>
  )
}

function MonthRecord({ month }: { month: AccuracyMonth }) {
  const words = useWords(ko)
  const homes = useWords(market)
  const cells = month.cells.filter(({ region, ownDeals }) => region === null || ownDeals === null)
  return (
    <Table
      caption={nameOf(homes, month)}
      columns={[{ header: words.recordOf }, ...columnsOf(words)]}
      rows={cells.map((cell) => ({
        key: `${cell.region} ${cell.ownDeals}`,
        cells: [cellName(words, cell), ...figuresOf(words, cell)],
      }))}
    />
  )
}

function columnsOf(words: typeof ko) {
  return [words.recordDeals, words.recordMedian, words.recordOver20, words.recordHeld].map((header) => ({
    header,
    isNumber: true,
  }))
}

function wholeOf({ cells }: AccuracyMonth): Cell | undefined {
  return cells.find(({ region, ownDeals }) => region === null && ownDeals === null)
}

function nameOf(homes: typeof market, { month, propertyType, kind }: AccuracyMonth): string {
  return `${homes.types[propertyType]} ${homes.kinds[kind === 'SALE' ? 'SALE' : 'RENT_JEONSE']}, ${formatMonth(month)}`
}

function cellName(words: typeof ko, { region, ownDeals }: Cell): string {
  if (region !== null) return words.recordRegions[region]
  return ownDeals === null ? words.recordAll : words.recordOwnDeals(ownDeals)
}

function figuresOf(words: typeof ko, cell: Cell | undefined): string[] {
  if (cell === undefined) return []
  const { dealCount, medianError, over20, intervalHeld } = cell
  return [
    formatCount(dealCount),
    percent(medianError),
    percent(over20),
    intervalHeld === null ? words.recordNoInterval : percent(intervalHeld),
  ]
}

function percent(share: number): string {
  return `${(share * PERCENT).toFixed(1)}%`
}
