import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { seoulDateTime, yearMonth } from '../../domain/calendar.ts'
import type { RegionIndicator } from '../../evidence/indicators/index.ts'
import type { MonthlyStatistic } from '../../evidence/market/index.ts'
import { message, type Text, type Unworded } from '../../words/message.ts'

export type PublishedIndicators = {
  indicators: RegionIndicator[]
  /** How the last collection ended, if there are no indicators; `null`: none was attempted yet. */
  lastAnswer: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR' | null
}

type IndicatorStatus = Unworded<RegionalIndicatorAnalysisResponse['indicatorStatuses'][number]>

/**
 * The four kinds of evidence and how far each is reliable for a region. `notRead`: why no statistic was searched;
 * `null`: they were.
 */
export function indicatorStatuses(
  rows: readonly MonthlyStatistic[],
  published: PublishedIndicators,
  notRead: Text | null,
): IndicatorStatus[] {
  const isSale = (row: MonthlyStatistic) => row.tradeKind === 'SALE'
  return [
    dealStatus(
      'LEASE',
      rows.filter((row) => !isSale(row)),
      notRead,
    ),
    dealStatus('SALE', rows.filter(isSale), notRead),
    instituteStatus(published),
    {
      key: 'public-price',
      title: message('DATA_KIND', { kind: 'public-price' }),
      state: 'unavailable',
      message: message('PUBLIC_PRICE_NEEDS_LOT'),
      sampleCount: null,
      latestPeriod: null,
      collectedAt: null,
    },
  ]
}

function dealStatus(deals: 'LEASE' | 'SALE', rows: readonly MonthlyStatistic[], notRead: Text | null): IndicatorStatus {
  const key = deals === 'LEASE' ? 'rent-transaction' : 'sale-transaction'
  const title = message('DEAL_STATISTICS', { deals })
  const [newest] = rows.toSorted((a, b) => (a.dealMonth < b.dealMonth ? 1 : -1))
  if (newest === undefined) {
    const why = notRead ?? message('NO_DEAL_STATISTICS', { deals })
    return { key, title, state: 'empty', message: why, sampleCount: 0, latestPeriod: null, collectedAt: null }
  }
  const sampleCount = rows.reduce((sum, row) => sum + row.sampleCount, 0)
  return {
    key,
    title,
    state: 'success',
    message: message('DEAL_STATISTICS_USED', { deals, count: sampleCount }),
    sampleCount,
    latestPeriod: yearMonth(newest.dealMonth),
    collectedAt: latest(rows.map(({ refreshedAt }) => refreshedAt)),
  }
}

function instituteStatus({ indicators, lastAnswer }: PublishedIndicators): IndicatorStatus {
  const common = { key: 'statistics-institute', title: message('INDICATORS') } as const
  if (indicators.length > 0) {
    return {
      ...common,
      state: 'success',
      message: message('INDICATORS_USED', { count: indicators.length }),
      sampleCount: indicators.length,
      latestPeriod:
        indicators
          .map(({ period }) => period)
          .toSorted()
          .at(-1) ?? null,
      collectedAt: latest(indicators.map(({ collectedAt }) => collectedAt)),
    }
  }
  const nothing = { sampleCount: 0, latestPeriod: null, collectedAt: null }
  if (lastAnswer === 'ERROR')
    return {
      ...common,
      state: 'error',
      message: message('INDICATORS_NOT_RECEIVED'),
      ...nothing,
    }
  if (lastAnswer === 'UNAVAILABLE')
    return { ...common, state: 'unavailable', message: message('INDICATORS_UNAVAILABLE'), ...nothing }
  return { ...common, state: 'empty', message: message('NO_INDICATORS'), ...nothing }
}

function latest(dates: readonly Date[]): string {
  return seoulDateTime(new Date(Math.max(...dates.map(Number))))
}
