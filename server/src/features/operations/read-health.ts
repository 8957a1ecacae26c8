import type { ExternalApiHealth } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { daysBefore, seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import { PROVIDER_HEALTH } from '../../domain/rule-book/shown-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { appendEvent, eventType } from '../../platform/outbox/events.ts'
import { type Message, message } from '../../words/message.ts'

/** The providers that may occur in the call log. */
const PROVIDERS = [
  'juso',
  'building-register',
  'transactions',
  'public-price',
  'broker-offices',
  'land-ledger',
  'boundary',
  'geocoder',
  'map-tiles',
  'r-one',
  'risk-model',
] as const
export type Provider = (typeof PROVIDERS)[number]

/** Provider state that is not in the call log. */
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
  { providers: readonly string[]; dayAgo: Date; now: Date; midnight: Date }
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

/** The name of the provider is still to be worded. */
type PresentedHealth = Omit<ExternalApiHealth, 'provider'> & { provider: Message }

/** The health of the providers over the last 24 hours, from the call log alone: no provider is called. */
export async function readHealth(pool: Pool, now: Date, state: ProviderState): Promise<PresentedHealth[]> {
  const midnight = new Date(`${seoulDate(now)}T00:00:00+09:00`)
  const dayAgo = daysBefore(now, 1)
  const rows = await healthOfProviders(pool, { providers: PROVIDERS, dayAgo, now, midnight })
  return rows.map((row) => {
    const configured = state.isConfigured(row.provider)
    const breakerState = state.breakerState(row.provider)
    const successRate = row.made === 0 ? null : row.answered / row.made
    return {
      key: row.provider,
      provider: message('PROVIDER_NAME', { provider: row.provider }),
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

/** `null`: no calls were made, so nothing is known. */
function isHealthy(isCalled: boolean, successRate: number | null): boolean | null {
  if (!isCalled) return false
  return successRate === null ? null : successRate >= PROVIDER_HEALTH.answeredShare
}

/** A provider failed so often in a row that calls to it are paused; reported once until it has replied again. */
export const PROVIDER_ILL = eventType<{ provider: Provider }>('PROVIDER_ILL')

type IllnessTeller = {
  /** Never throws and never waits. */
  report(provider: Provider): void
  /** Resolves when all reports are written. */
  reported(): Promise<void>
}

/**
 * The cause is in this process's memory and in no row, so it is reported in a separate transaction, on a best-effort
 * basis.
 */
export function createIllnessReporter({
  pool,
  now,
  log,
}: {
  pool: Pool
  now: () => Date
  log: Pick<Logger, 'warn'>
}): IllnessTeller {
  let writing: Promise<void> = Promise.resolve()
  return {
    report(provider) {
      const event = { subject: `provider ${provider}`, payload: { provider }, occurredAt: now() }
      writing = writing
        .then(() => inTransaction(pool, (transaction) => appendEvent(transaction, PROVIDER_ILL, event)))
        .catch((error) => log.warn({ err: error, provider }, 'the illness of a provider could not be reported'))
    },
    reported: () => writing,
  }
}
