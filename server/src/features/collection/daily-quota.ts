import type { Pool } from 'pg'
import { seoulDate } from '../../domain/calendar.ts'
import type { TransactionPort } from '../../evidence/ports.ts'
import { namedQuery } from '../../platform/named-query.ts'

/** What the client asks for at a time; a longer month takes several calls. */
const ROWS_PER_CALL = 1000
const PROVIDER = 'transactions'

type Key = [provider: string, operation: string, day: string]

const reserveCall = namedQuery<{ used: number }, [...Key, limit: number]>(
  'reserve-provider-call',
  `insert into provider_daily_quota as quota (provider, operation, day, used)
   select $1, $2, $3, 1 where $4 > 0
   on conflict (provider, operation, day) do update set used = quota.used + 1 where quota.used < $4
   returning used`,
)

const addCalls = namedQuery<never, [...Key, calls: number]>(
  'add-provider-calls',
  'update provider_daily_quota set used = used + $4 where provider = $1 and operation = $2 and day = $3',
)

/** No limit of ours: the provider's own ends it. */
const UNLIMITED = 2_147_483_647

/**
 * The same port, with its calls counted per operation and Seoul day over all instances: `QUOTA_EXCEEDED` without a call
 * once `limit` is reached. The provider counts retries too, which only it sees: keep `limit` below its own.
 */
export function withDailyQuota(
  transactions: TransactionPort,
  { pool, limit, now }: { pool: Pool; limit: number; now: () => Date },
): TransactionPort {
  return {
    async readMonth(query, signal) {
      const key: Key = [PROVIDER, query.source, seoulDate(now())]
      const reserved = await reserveCall(pool, ...key, limit)
      if (reserved.length === 0) return { status: 'ERROR', reason: 'QUOTA_EXCEEDED' }
      const reply = await transactions.readMonth(query, signal)
      const calls = reply.status === 'FOUND' ? Math.ceil(reply.value.totalCount / ROWS_PER_CALL) : 1
      if (calls > 1) await addCalls(pool, ...key, calls - 1)
      return reply
    },
  }
}

/** The same port, with its calls counted and none refused: a diagnosis may use what the refresh has left of the day. */
export function withCountedCalls(
  transactions: TransactionPort,
  { pool, now }: { pool: Pool; now: () => Date },
): TransactionPort {
  return withDailyQuota(transactions, { pool, limit: UNLIMITED, now })
}
