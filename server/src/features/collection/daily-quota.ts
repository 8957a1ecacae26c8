import type { Pool } from 'pg'
import { seoulDate } from '../../domain/calendar.ts'
import type { DealPort } from '../../evidence/ports.ts'
import { statement } from '../../platform/database/statement.ts'

/** The page size that the client requests; a longer month takes several calls. */
const ROWS_PER_CALL = 1000
const PROVIDER = 'transactions'

type Key = { provider: string; operation: string; day: string }

const reserveCall = statement<{ used: number }, Key & { limit: number }>({
  name: 'reserve-provider-call',
  columns: { used: 'int4' },
  text: `insert into provider_daily_quota as quota (provider, operation, day, used)
   select :provider, :operation, :day, 1 where :limit > 0
   on conflict (provider, operation, day) do update set used = quota.used + 1 where quota.used < :limit
   returning used`,
})

const addCalls = statement<never, Key & { calls: number }>({
  name: 'add-provider-calls',
  columns: {},
  text: `update provider_daily_quota set used = used + :calls
   where provider = :provider and operation = :operation and day = :day`,
})

/** No limit of this service; the provider's own limit applies. */
const UNLIMITED = 2_147_483_647

/**
 * The same port, with its calls counted per operation and Seoul day over all instances: `QUOTA_EXCEEDED` without a call
 * once `limit` is reached. The provider also counts retries, which are invisible here: keep `limit` below its own.
 */
export function withDailyQuota(
  transactions: DealPort,
  { pool, limit, now }: { pool: Pool; limit: number; now: () => Date },
): DealPort {
  return {
    async readMonth(query, signal) {
      const key: Key = { provider: PROVIDER, operation: query.source, day: seoulDate(now()) }
      const reserved = await reserveCall(pool, { ...key, limit })
      if (reserved.length === 0) return { status: 'ERROR', reason: 'QUOTA_EXCEEDED' }
      const reply = await transactions.readMonth(query, signal)
      const calls = reply.status === 'FOUND' ? Math.ceil(reply.value.totalCount / ROWS_PER_CALL) : 1
      if (calls > 1) await addCalls(pool, { ...key, calls: calls - 1 })
      return reply
    },
  }
}

/**
 * The same port, with its calls counted and none refused: a diagnosis may use what the refresh has left of the day's
 * quota.
 */
export function withCountedCalls(transactions: DealPort, { pool, now }: { pool: Pool; now: () => Date }): DealPort {
  return withDailyQuota(transactions, { pool, limit: UNLIMITED, now })
}
