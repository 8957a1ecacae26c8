import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { lawdCdOf } from '../../domain/district/legal-district.ts'
import type { DealPort } from '../ports.ts'

type Reply = ReturnType<DealPort['readMonth']>

/** Long enough for the successors of one code to be collected one after another. */
const REMEMBERED_MS = 10 * 60_000
/** A month of a large city has several thousand deals. */
const MOST_REMEMBERED = 16

/**
 * Wraps the port so that the months of a divided code are requested once: the reply for one successor is reused for the
 * others. A failed request is repeated.
 */
export function withSharedPredecessors(
  transactions: DealPort,
  { catalogue, now }: { catalogue: DistrictCatalogue; now: () => Date },
): DealPort {
  const remembered = new Map<string, { until: number; reply: Reply }>()
  const isDivided = (lawdCd: string) => new Set(catalogue.successorsOf(`${lawdCd}00000`).map(lawdCdOf)).size > 1

  function forgetOld(): void {
    for (const [key, { until }] of remembered) {
      if (until <= now().getTime() || remembered.size > MOST_REMEMBERED) remembered.delete(key)
    }
  }

  return {
    ...transactions,
    readMonth(query, signal) {
      if (!isDivided(query.lawdCd)) return transactions.readMonth(query, signal)
      forgetOld()
      const key = `${query.source} ${query.lawdCd} ${query.dealMonth}`
      const known = remembered.get(key)
      if (known !== undefined) return known.reply
      const reply = transactions.readMonth(query, signal)
      remembered.set(key, { until: now().getTime() + REMEMBERED_MS, reply })
      const forget = () => void remembered.delete(key)
      reply.then(({ status }) => (status === 'FOUND' || status === 'NOT_FOUND' ? undefined : forget()), forget)
      return reply
    },
  }
}
