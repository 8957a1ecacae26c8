import { message } from '../../../words/message.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, finding } from './finding.ts'

/** A caution only if the region's jeonse deposits fell within the term of a lease. */
export function reverseJeonse(facts: LeaseFacts): Finding[] {
  if (facts.reverseJeonse?.signal !== 'FALLEN') return []
  const { recent, earlier, change, scope } = facts.reverseJeonse
  return [
    finding('REVERSE_JEONSE', 'CAUTION', {
      sentence: message('REVERSE_JEONSE', { scope, recent, earlier, change }),
      evidence: reverseJeonseEvidence(facts),
    }),
  ]
}

/** The change of the region's jeonse deposits within the term of a lease; empty without statistics. */
export function reverseJeonseEvidence({ reverseJeonse: moved }: LeaseFacts): Evidence[] {
  if (moved === null) return []
  const { recent, earlier, change, scope } = moved
  return [
    {
      source: 'market-statistics',
      field: 'jeonseChangeIn24Months',
      value: message('CHANGE', { change }),
      description: message('JEONSE_CHANGE', { scope, recent, earlier }),
    },
  ]
}
