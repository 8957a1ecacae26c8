import type { CheckId } from './check.ts'

/** Checks that release 0.3.0 does not know. */
const NEW_CHECKS: readonly CheckId[] = [
  'REGISTER_FLOOR_PLAN',
  'MARKET_QUOTATION',
  'LANDLORD_RECORD',
  'DEFAULTER_LIST',
  'TENANT_SUPPORT',
]

/**
 * The first check that the release before knows as well; `null`: none. It reads what this one stores (ADR 68), and where a
 * member may be null it refuses a code that it does not know, so that such a member waits for the release after.
 */
export function checkKnownBefore(checks: readonly CheckId[]): CheckId | null {
  return checks.find((id) => !NEW_CHECKS.includes(id)) ?? null
}
