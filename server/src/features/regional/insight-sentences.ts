import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { ConversionRate } from '../../domain/law/conversion-rate.ts'
import { rentEquivalent } from '../../domain/law/deposit-rent-conversion.ts'
import {
  compareWindows,
  type MonthlyCell,
  type PooledMonths,
  poolMonths,
  type WindowComparison,
} from '../../domain/market/compare-windows.ts'
import { reverseJeonse } from '../../domain/market/reverse-jeonse.ts'
import { INDICATOR_THRESHOLDS } from '../../domain/rule-book/evidence-thresholds.ts'
import { REGION_THRESHOLDS } from '../../domain/rule-book/shown-thresholds.ts'
import { SALE_THRESHOLDS, WINDOWS } from '../../domain/rule-book/thresholds.ts'
import type { RegionIndicator } from '../../evidence/indicators/index.ts'
import { type Message, message, sentences, type Text } from '../../words/message.ts'
import {
  cellsOf,
  convertedRent,
  inNarrowestScope,
  type ScopedStatistics,
  type StatisticScope,
} from './region-statistics.ts'

/** The month and conversion rate used to convert the deposit to rent; `null` for jeonse or when no rate is known. */
type Asked = {
  /** The newest completed month, `YYYYMM`. */
  lastMonth: string
  rate: ConversionRate | null
}

/** The sentences on the numbers of one type. */
export function insightSentences(statistics: ScopedStatistics, purpose: ContractPurpose, asked: Asked): Text[] {
  const { lastMonth } = asked
  return [
    purpose === 'JEONSE' ? jeonseLevel(statistics, lastMonth) : monthlyRentLevel(statistics, asked),
    trend(statistics, { purpose, ...asked, lag: 3, than: 'JUST_BEFORE' }),
    trend(statistics, { purpose, ...asked, lag: 12, than: 'YEAR_BEFORE' }),
    jeonseToSaleRatio(statistics, lastMonth) ?? noRatio(statistics, lastMonth),
    reverseJeonseSentence(statistics, lastMonth),
    thinSampleCaution(statistics, purpose, lastMonth),
  ].filter((sentence) => sentence !== null)
}

function jeonseLevel(statistics: ScopedStatistics, lastMonth: string): Text | null {
  const level = inNarrowestScope(statistics, (scope) =>
    poolMonths(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth),
  )
  if (level === null) return null
  const said = message('JEONSE_LEVEL', {
    ...homesIn(statistics, level.scope),
    months: level.months,
    deals: level.sampleCount,
    depositManwon: level.medianManwon,
  })
  return sentences([said, ...missingMonths(level), ...fewDeals(level)])
}

function monthlyRentLevel(statistics: ScopedStatistics, { lastMonth, rate }: Asked): Text | null {
  const level = inNarrowestScope(statistics, (scope) => {
    const deposit = poolMonths(cellsOf(statistics, scope, 'RENT_MONTHLY'), lastMonth)
    const rent = poolMonths(rentCells(statistics, scope, null), lastMonth)
    return deposit === null || rent === null ? null : { deposit, rent }
  })
  if (level === null) return null
  const { deposit, rent, scope } = level
  const said = message('MONTHLY_RENT_LEVEL', {
    ...homesIn(statistics, scope),
    months: rent.months,
    deals: rent.sampleCount,
    depositManwon: deposit.medianManwon,
    rentManwon: rent.medianManwon,
  })
  const asRent = rate && {
    rate: rate.value,
    monthlyManwon: Math.round(rentEquivalent(deposit.medianManwon, rent.medianManwon, rate.value)),
  }
  const converted = asRent === null ? [] : [message('LEVEL_AS_RENT', asRent)]
  return sentences([said, ...converted, ...missingMonths(rent), ...fewDeals(rent)])
}

type Trend = Asked & { purpose: ContractPurpose; lag: number; than: 'JUST_BEFORE' | 'YEAR_BEFORE' }

function trend(statistics: ScopedStatistics, { purpose, lastMonth, rate, lag, than }: Trend): Text | null {
  const found = inNarrowestScope(statistics, (scope) => {
    const cells = purpose === 'JEONSE' ? cellsOf(statistics, scope, 'RENT_JEONSE') : rentCells(statistics, scope, rate)
    return compareWindows(cells, lastMonth, lag)
  })
  const amount = purpose === 'MONTHLY_RENT' && rate !== null ? 'CONVERTED_RENT' : purpose
  return found && sentences(changeSentences(statistics, found, { amount, than }))
}

/** A change from an earlier time, and the months behind both if some are missing. */
function changeSentences(
  statistics: ScopedStatistics,
  { change, earlier, recent, scope }: WindowComparison & { scope: StatisticScope },
  named: { amount: ContractPurpose | 'CONVERTED_RENT'; than: Trend['than'] | 'TWO_YEARS_BEFORE' },
): Message[] {
  const said = message('LEVEL_CHANGE', {
    ...homesIn(statistics, scope),
    ...named,
    earlier: { months: earlier.months, deals: earlier.sampleCount },
    recentDeals: recent.sampleCount,
    change,
  })
  if (recent.months.length === WINDOWS.months) return [said]
  return [said, message('MONTHS_COMPARED', { months: recent.months, enough: WINDOWS.enoughDeals })]
}

function jeonseToSaleRatio(statistics: ScopedStatistics, lastMonth: string): Text | null {
  const found = inNarrowestScope(statistics, (scope) => {
    const jeonse = poolMonths(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth)
    const sale = poolMonths(cellsOf(statistics, scope, 'SALE'), lastMonth)
    return jeonse === null || sale === null || sale.medianManwon <= 0 ? null : { jeonse, sale }
  })
  if (found === null) return null
  const { jeonse, sale, scope } = found
  const ratio = jeonse.medianManwon / sale.medianManwon
  const said = message('JEONSE_TO_SALE_RATIO', {
    ...homesIn(statistics, scope),
    ratio,
    jeonseDeals: jeonse.sampleCount,
    saleDeals: sale.sampleCount,
  })
  const unlike = jeonse.months.join() !== sale.months.join()
  return sentences([
    said,
    ...(unlike ? [message('RATIO_OF_OTHER_MONTHS', { jeonse: jeonse.months, sale: sale.months })] : []),
    ...(ratio >= SALE_THRESHOLDS.near ? [message('RATIO_HIGH', { from: SALE_THRESHOLDS.near })] : []),
    ...fewDeals(jeonse, sale),
  ])
}

/** Why there is no ratio, although there are jeonse deals to compare with a price. */
function noRatio(statistics: ScopedStatistics, lastMonth: string): Text | null {
  const jeonse = inNarrowestScope(statistics, (scope) =>
    poolMonths(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth),
  )
  return jeonse && message('NO_RATIO', { ...homesIn(statistics, jeonse.scope), enough: WINDOWS.enoughDeals })
}

function reverseJeonseSentence(statistics: ScopedStatistics, lastMonth: string): Text | null {
  const found = inNarrowestScope(statistics, (scope) =>
    reverseJeonse(cellsOf(statistics, scope, 'RENT_JEONSE'), lastMonth),
  )
  if (found === null) return null
  const said = changeSentences(statistics, found, { amount: 'JEONSE', than: 'TWO_YEARS_BEFORE' })
  return sentences(found.signal === 'FALLEN' ? [...said, message('REVERSE_JEONSE_MAY_FOLLOW')] : said)
}

function thinSampleCaution(statistics: ScopedStatistics, lease: ContractPurpose, lastMonth: string): Text | null {
  const [scope, wider] = statistics.scopes
  if (scope === undefined) return null
  const kind = lease === 'JEONSE' ? 'RENT_JEONSE' : 'RENT_MONTHLY'
  const cells = cellsOf(statistics, scope, kind)
  const thin = cells.filter(({ sampleCount }) => sampleCount < WINDOWS.enoughDeals).length
  if (thin === 0) return null
  const named = { ...homesIn(statistics, scope), lease, enough: WINDOWS.enoughDeals }
  if (poolMonths(cells, lastMonth) !== null)
    return message('THIN_MONTHS_LEFT_OUT', { ...named, months: cells.length, thin })
  const hasWider = wider !== undefined && poolMonths(cellsOf(statistics, wider, kind), lastMonth) !== null
  return sentences([
    message('NO_LEVEL', named),
    ...(hasWider ? [message('LEVEL_OF_WIDER', { place: wider.name })] : []),
  ])
}

/** Indicators with a change over a year, one sentence each. */
export function indicatorSentences(indicators: readonly RegionIndicator[], limit: number): Text[] {
  return indicators
    .flatMap(({ change12, ...indicator }) => (change12 === null ? [] : [{ ...indicator, change12 }]))
    .slice(0, limit)
    .map(({ indicatorName, regionName, period, value, unit, change12 }) =>
      message('INDICATOR_CHANGE', {
        indicator: indicatorName,
        regionName,
        month: period.replace('-', ''),
        value,
        percent: unit === '%',
        change: Math.abs(change12) < INDICATOR_THRESHOLDS.sameAsYearBefore ? 0 : change12,
      }),
    )
}

/** Rents including deposits converted by `rate`; without a rate, the rents alone. */
function rentCells(statistics: ScopedStatistics, scope: StatisticScope, rate: ConversionRate | null): MonthlyCell[] {
  return cellsOf(statistics, scope, 'RENT_MONTHLY', (row) =>
    rate === null ? row.medianMonthlyRent : convertedRent(row, () => rate),
  )
}

function homesIn({ propertyType }: ScopedStatistics, { name: place }: StatisticScope) {
  return { place, propertyType }
}

/**
 * A month may be missing because it has not been collected yet or has few deals: level and trends then cover fewer
 * months than they state.
 */
function missingMonths({ months }: PooledMonths): Message[] {
  const used = months.length
  return used < WINDOWS.months ? [message('LEVEL_MONTHS_MISSING', { used, months: WINDOWS.months })] : []
}

function fewDeals(...samples: PooledMonths[]): Message[] {
  return samples.some(({ sampleCount }) => sampleCount < REGION_THRESHOLDS.manyDeals) ? [message('FEW_DEALS')] : []
}
