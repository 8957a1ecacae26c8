import { message } from '../../../words/message.ts'
import { PERMIT_ZONE } from '../../law/permit-zones.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** An apartment sold in a permit zone: its owner may have to move in, so renewal is not to be counted on (R-LAW-46). */
export function permitZoneFindings({ permitZoneSale: soldOn, asOf }: LeaseFacts): Finding[] {
  if (soldOn === undefined) return []
  const { until, staleFrom, deferredUntilYear, checkedOn } = PERMIT_ZONE
  const isOver = staleFrom <= asOf
  return [
    finding('PERMIT_ZONE_SALE', 'ASK', {
      sentence: message('PERMIT_ZONE_SALE', {
        month: soldOn.slice(0, 7).replace('-', ''),
        deferredUntilYear,
        checkedOn,
        untilDay: until,
        isOver,
      }),
      short: message('PERMIT_ZONE_SALE_IN_SHORT'),
    }),
  ]
}
