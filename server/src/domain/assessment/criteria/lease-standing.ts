import { LEASE_LINES } from '../../rule-book/lines.ts'
import type { Severity } from '../findings/finding.ts'

export type LeaseStanding = 'HIGH' | 'LOW' | 'USUAL'

/** `ratio`: relative to the rents of such homes. An amount that is too low can be a warning as well. */
export function leaseStanding(ratio: number): LeaseStanding {
  if (ratio >= LEASE_LINES.high) return 'HIGH'
  return ratio < LEASE_LINES.low ? 'LOW' : 'USUAL'
}

/** `high`: the severity of a high amount. */
export function standingSeverity(standing: LeaseStanding, high: Severity): Severity {
  if (standing === 'HIGH') return high
  return standing === 'LOW' ? 'CAUTION' : 'NOTE'
}
