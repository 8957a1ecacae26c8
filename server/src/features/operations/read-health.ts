import type { ExternalApiHealth } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { daysBefore, seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import { PROVIDER_HEALTH } from '../../domain/rule-book/shown-lines.ts'
import { statement } from '../../platform/statement.ts'

/** The providers that the call log can hold, and their names for people. */
const PROVIDERS = {
  juso: '도로명주소 검색',
  'building-register': '건축물대장',
  transactions: '실거래가',
  'public-price': '공시가격',
  boundary: '법정동 경계',
  geocoder: '좌표 변환',
  'map-tiles': '배경지도',
  'r-one': '부동산 통계정보(R-ONE)',
  'risk-model': '위험 평가 언어 모델',
} as const
export type Provider = keyof typeof PROVIDERS

/** What the call log does not hold. */
export type ProviderState = {
  isConfigured: (provider: Provider) => boolean
  breakerState: (provider: Provider) => 'CLOSED' | 'OPEN' | 'HALF_OPEN'
}

const healthOfProviders = statement<
  {
    provider: Provider
    last_at: Date | null
    last_status: ExternalApiHealth['lastResultStatus']
    made: number
    answered: number
    p95: number | null
    used_today: number
  },
  { providers: string[]; dayAgo: Date; now: Date; midnight: Date }
>({
  name: 'external-api-health',
  columns: {
    provider: 'text',
    last_at: 'timestamptz',
    last_status: 'text',
    made: 'int4',
    answered: 'int4',
    p95: 'float8',
    used_today: 'int4',
  },
  text: `select
     provider.name as provider, last.created_at as last_at, last.result_status as last_status,
     day.made, day.answered, day.p95, day.used_today
   from unnest(:providers::text[]) with ordinality as provider (name, place)
   left join lateral (
     select created_at, result_status from external_api_calls as call
     where call.provider = provider.name and created_at <= :now
     order by created_at desc limit 1
   ) as last on true
   cross join lateral (
     select
       count(*)::int as made,
       (count(*) filter (where result_status in ('SUCCESS', 'EMPTY')))::int as answered,
       percentile_cont(0.95) within group (order by duration_millis) as p95,
       (count(*) filter (where created_at >= :midnight))::int as used_today
     from external_api_calls as call
     where call.provider = provider.name and created_at > :dayAgo and created_at <= :now and result_status <> 'UNAVAILABLE'
       and coalesce(error_message, '') not like '%no call made%'
   ) as day
   order by place`,
})

/** How the providers did over the last 24 hours, from the call log alone: nobody is called. */
export async function readHealth(pool: Pool, now: Date, state: ProviderState): Promise<ExternalApiHealth[]> {
  const midnight = new Date(`${seoulDate(now)}T00:00:00+09:00`)
  const dayAgo = daysBefore(now, 1)
  const rows = await healthOfProviders(pool, { providers: Object.keys(PROVIDERS), dayAgo, now, midnight })
  return rows.map((row) => {
    const configured = state.isConfigured(row.provider)
    const breakerState = state.breakerState(row.provider)
    const successRate = row.made === 0 ? null : row.answered / row.made
    return {
      key: row.provider,
      provider: PROVIDERS[row.provider],
      configured,
      lastCallAt: row.last_at && seoulDateTime(row.last_at),
      lastResultStatus: row.last_status,
      successRate24h: successRate,
      p95Millis: row.p95 === null ? null : Math.round(row.p95),
      breakerState,
      quotaUsedToday: row.used_today,
      healthy: isHealthy(configured && breakerState !== 'OPEN', successRate),
    }
  })
}

/** `null`: nobody called it, so that nothing is known. */
function isHealthy(isCalled: boolean, successRate: number | null): boolean | null {
  if (!isCalled) return false
  return successRate === null ? null : successRate >= PROVIDER_HEALTH.answeredShare
}
