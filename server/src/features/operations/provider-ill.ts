import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { inTransaction } from '../../platform/database/transaction.ts'
import { appendEvent, eventType } from '../../platform/outbox/events.ts'
import type { Provider } from './read-health.ts'

/** A provider failed so often in a row that calls to it are paused; reported once until it has replied again. */
export const PROVIDER_ILL = eventType<{ provider: Provider }>('PROVIDER_ILL')

export type IllnessTeller = {
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
