import { parseArgs } from 'node:util'
import { ACCURACY_REGIONS, OWN_DEALS } from '@lease-risk/contract/accuracy'
import { addMonths } from '../../server/src/domain/calendar.ts'
import { ESTIMATE_THRESHOLDS, SALE_THRESHOLDS } from '../../server/src/domain/rule-book/thresholds.ts'
import { groupsOf } from '../../server/src/domain/value/accuracy.ts'
import { dateOf } from '../../server/src/domain/value/day.ts'
import { zoneOf } from '../../server/src/domain/value/zone.ts'
import type { ZoneMarket } from '../../server/src/domain/value/zone-fit.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { checkDeposits } from './deposit-backtest.ts'
import { dealFilesIn, readZoneMarkets } from './market-files.ts'
import { priceFilesIn } from './unit-prices.ts'
import { type BacktestOptions, type BacktestRow, backtest } from './value-backtest.ts'
import { figuresTable, reliabilityTable, type TableLine } from './value-report.ts'

const USAGE = `usage: npm run prove:value -- FOLDER [--months 200901..200904,202604..202607]
Estimates the deals of the months from earlier ones of the folder, whose files are those that npm run import:transactions takes
and files of unit prices (AL_D167), and prints one table a property type and kind. Without months: the last four before the
newest, which is seldom complete.
`
const MONTHS = 4
const WAYS: [name: string, way: Omit<BacktestOptions, 'months'>][] = [
  ['lag 0', { lagDays: 0, refit: 'WEEKLY' }],
  ['lag 0, levels from before the month', { lagDays: 0, refit: 'MONTHLY' }],
  ['lag 30', { lagDays: 30, refit: 'WEEKLY' }],
]
/** Upper bounds of the ln area difference between a home and the nearest deal of its lot. */
const AREA_GAPS = [0.1, 0.2, 0.35, Math.log(ESTIMATE_THRESHOLDS.areaTimes)] as const
/** Other width cells that are reported: their factor and names. */
const FURTHER_CELLS: [title: string, factor: number, names: string[]][] = [
  ['age of the building', 1, ['to 5 years', '6–9', '10–19', '20–29', '30+']],
  ['floor', 8, ['first or below', '2–3', '4+, not known']],
  ['deals of the lot of other sizes only', 9, ['no', 'yes']],
]

const { values, positionals } = parseArgs({ allowPositionals: true, options: { months: { type: 'string' } } })
const [folder] = positionals
if (folder === undefined) {
  process.stderr.write(USAGE)
  process.exit(1)
}
const catalogue = loadDistrictCatalogue()
const zones = await readZoneMarkets(dealFilesIn(folder), catalogue, priceFilesIn(folder))
if (zones.length === 0) process.stdout.write(`skipped: no transactions in ${folder}\n`)
for (const [name, ofKind] of Map.groupBy(zones, ({ kind, propertyType }) => `${propertyType} ${kind}`)) {
  const months = monthsOf(values.months) ?? lastMonths(ofKind)
  const results = WAYS.map(([way, options]): TableLine => [way, backtest(ofKind, { months, ...options })])
  const [, atOnce] = results[0] ?? ['', []]
  const [, recorded] = results[1] ?? ['', []]
  process.stdout.write(
    [
      `\n${name}, deals of ${months[0]}–${months.at(-1)}: median absolute error / share over 20 % off, %`,
      figuresTable([
        ...results,
        ...months.map((month): TableLine => [month, atOnce.filter((row) => row.month === month)]),
        ...[...Map.groupBy(atOnce, ({ lawdCd }) => lawdCd)].toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ...OWN_DEALS.map(
          (cell, index): TableLine => [ownName(cell), atOnce.filter(({ ownCell }) => ownCell === index)],
        ),
        ...FURTHER_CELLS.flatMap(([title, factor, names]) =>
          names.map(
            (name, cell): TableLine => [`${title}: ${name}`, atOnce.filter(({ cells }) => cells[factor] === cell)],
          ),
        ),
        ['in a basement', atOnce.filter(({ isBasement }) => isBasement)],
        ...priceLines(ofKind, months, atOnce),
        ...AREA_GAPS.map((to, index): TableLine => {
          const from = AREA_GAPS[index - 1] ?? -1
          return [
            `nearest deal of the lot to ${to.toFixed(2)} in ln area`,
            atOnce.filter(({ areaGap }) => areaGap !== null && areaGap > from && areaGap <= to),
          ]
        }),
        ...recordedLines(recorded),
      ]),
      ...depositTables(ofKind, zones, months),
      '',
    ].join('\n'),
  )
}

function ownName(cell: string): string {
  return `${cell} deals of the lot`
}

/** The deals of homes with a public price, and the same deals without any. */
function priceLines(zonesOfKind: readonly ZoneMarket[], months: string[], rows: readonly BacktestRow[]): TableLine[] {
  const priced = rows.filter(({ isPriceKnown }) => isPriceKnown)
  if (priced.length === 0) return []
  const bare = zonesOfKind.map((zone) => ({
    ...zone,
    markets: zone.markets.map((market) => ({ ...market, publicPrices: new Map() })),
  }))
  const without = new Map(backtest(bare, { months, lagDays: 0, refit: 'WEEKLY' }).map((row) => [row.deal, row]))
  return OWN_DEALS.flatMap((cell, index): TableLine[] => {
    const ofCell = priced.filter(({ ownCell }) => ownCell === index)
    return [
      [`${ownName(cell)}, with public price`, ofCell],
      [`${ownName(cell)}, the same without`, ofCell.flatMap(({ deal }) => without.get(deal) ?? [])],
    ]
  })
}

/** Levels from before the month: the cells of `GET /api/accuracy`, which are made by the same functions. */
function recordedLines(rows: readonly BacktestRow[]): TableLine[] {
  return groupsOf(rows).map(({ region, ownCell, of }): TableLine => {
    const place = region === null ? 'all' : ACCURACY_REGIONS[region]!.toLowerCase().replaceAll('_', ' ')
    return [`recorded: ${place}, ${ownCell === null ? 'any' : ownName(OWN_DEALS[ownCell]!)}`, of]
  })
}

/** Compares the stated probability of a deposit above 80 % of the value with new leases and the next sales. */
function depositTables(sales: readonly ZoneMarket[], all: readonly ZoneMarket[], months: readonly string[]): string[] {
  const judged = sales.flatMap((zone) => {
    if (zone.kind !== 'SALE') return []
    const place = zoneOf(zone.markets[0]!.lawdCd)
    const leases = all.find(
      (other) =>
        other.kind === 'JEONSE' &&
        other.propertyType === zone.propertyType &&
        zoneOf(other.markets[0]!.lawdCd) === place,
    )
    return leases === undefined ? [] : checkDeposits(zone, leases, months, SALE_THRESHOLDS.near)
  })
  if (judged.length === 0) return []
  return ['\nnew deposits over 80 % of the next sale of lot and area within 90 days', reliabilityTable(judged)]
}

/** Parses `202604..202607`, `202604` or several of them with commas. */
function monthsOf(text: string | undefined): string[] | null {
  const spans = text?.split(',').map((span) => /^(\d{6})(?:\.\.(\d{6}))?$/.exec(span))
  if (spans === undefined) return null
  return spans.flatMap((span) => {
    if (span?.[1] === undefined) throw new Error(`no months: ${text}`)
    const months: string[] = []
    for (let month = span[1]; month <= (span[2] ?? span[1]); month = addMonths(month, 1)) months.push(month)
    return months
  })
}

function lastMonths(zones: readonly ZoneMarket[]): string[] {
  const days = zones.flatMap(({ markets }) => markets.map(({ day }) => day.reduce((a, b) => Math.max(a, b), 0)))
  const newest = dateOf(Math.max(...days))
    .slice(0, 7)
    .replace('-', '')
  return Array.from({ length: MONTHS }, (_, index) => addMonths(newest, index - MONTHS))
}
