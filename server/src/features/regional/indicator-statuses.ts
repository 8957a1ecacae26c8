import type { RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import { seoulDateTime, yearMonth } from '../../domain/calendar.ts'
import type { RegionIndicator } from '../../evidence/indicators/face.ts'
import type { MonthlyStatistic } from '../../evidence/market/face.ts'
import { formatCount } from '../../words/ko/format.ts'

export type PublishedIndicators = {
  indicators: RegionIndicator[]
  /** How collecting them ended last; `null`: nobody has tried yet. */
  lastAnswer: 'FOUND' | 'NOT_FOUND' | 'UNAVAILABLE' | 'ERROR' | null
}

type IndicatorStatus = RegionalIndicatorAnalysisResponse['indicatorStatuses'][number]

/**
 * The four kinds of evidence and how far each carries for a region. `notRead`: why no statistic was looked for, as a
 * sentence; `null`: they were.
 */
export function indicatorStatuses(
  rows: readonly MonthlyStatistic[],
  published: PublishedIndicators,
  notRead: string | null,
): IndicatorStatus[] {
  const isSale = (row: MonthlyStatistic) => row.tradeKind === 'SALE'
  return [
    dealStatus(
      'rent-transaction',
      '전월세 실거래',
      rows.filter((row) => !isSale(row)),
      notRead,
    ),
    dealStatus('sale-transaction', '매매 실거래', rows.filter(isSale), notRead),
    instituteStatus(published),
    {
      key: 'public-price',
      title: '공시가격',
      state: 'unavailable',
      message: '공시가격은 필지와 호마다 정해지므로 지역으로는 볼 수 없습니다. 정확한 지번주소를 입력하십시오.',
      sampleCount: null,
      latestPeriod: null,
      collectedAt: null,
    },
  ]
}

function dealStatus(
  key: IndicatorStatus['key'],
  title: string,
  rows: readonly MonthlyStatistic[],
  notRead: string | null,
): IndicatorStatus {
  const [newest] = rows.toSorted((a, b) => (a.dealMonth < b.dealMonth ? 1 : -1))
  if (newest === undefined) {
    const message = notRead ?? `저장된 ${title} 통계가 없습니다. 거래가 없다는 뜻은 아닙니다.`
    return { key, title, state: 'empty', message, sampleCount: 0, latestPeriod: null, collectedAt: null }
  }
  const sampleCount = rows.reduce((sum, row) => sum + row.sampleCount, 0)
  return {
    key,
    title,
    state: 'success',
    message: `저장된 ${title} ${formatCount(sampleCount)}건의 월별 통계를 사용했습니다.`,
    sampleCount,
    latestPeriod: yearMonth(newest.dealMonth),
    collectedAt: latest(rows.map(({ refreshedAt }) => refreshedAt)),
  }
}

function instituteStatus({ indicators, lastAnswer }: PublishedIndicators): IndicatorStatus {
  const common = { key: 'statistics-institute', title: '부동산 통계기관 지표' } as const
  if (indicators.length > 0) {
    return {
      ...common,
      state: 'success',
      message: `저장된 공표 지표 ${indicators.length}건을 사용했습니다.`,
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
      message: '통계기관의 지표를 받지 못했습니다. 나중에 다시 모읍니다.',
      ...nothing,
    }
  if (lastAnswer === 'UNAVAILABLE')
    return { ...common, state: 'unavailable', message: '통계기관의 지표를 지금 받을 수 없습니다.', ...nothing }
  return { ...common, state: 'empty', message: '저장된 통계기관 지표가 없습니다.', ...nothing }
}

function latest(dates: readonly Date[]): string {
  return seoulDateTime(new Date(Math.max(...dates.map(Number))))
}
