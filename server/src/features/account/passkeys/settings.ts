import type { RoleName } from '@lease-risk/contract/account'
import type { PasskeyState } from '../../../platform/http/access.ts'
import { isOperator } from '../roles.ts'

/** The settings if passkeys are enabled. `null`: nobody registers a key or is asked for one. */
export type PasskeySettings = {
  /** Who must have a key; everybody else who has registered one must show it, too. */
  demandedOf: 'NOBODY' | 'OPERATORS' | 'EVERYONE'
  /** The origin at which the client is served, and its host name, to which keys are bound. */
  origin: string
  rpId: string
} | null

/**
 * How long operator actions remain available to a session that has shown a key; all other access lasts as long as the
 * session.
 */
const PROOF_MS = 12 * 60 * 60 * 1000

/** R-ACCT-26, R-ACCT-35. `provenAt`: when a key was last shown in this session; `null`: never. */
export function passkeyStateOf(
  settings: PasskeySettings,
  { roleName, hasPasskey, provenAt }: { roleName: RoleName; hasPasskey: boolean; provenAt: Date | null },
  now: Date,
): PasskeyState {
  if (settings === null) return 'NOT_DEMANDED'
  if (!hasPasskey) return isDemandedOf(roleName, settings) ? 'MISSING' : 'NOT_DEMANDED'
  if (provenAt === null) return 'UNPROVEN'
  return isOperator(roleName) && provenAt.getTime() <= now.getTime() - PROOF_MS ? 'LAPSED' : 'PROVEN'
}

/** Whether accounts of this role must have a key. */
export function isDemandedOf(roleName: RoleName, { demandedOf }: NonNullable<PasskeySettings>): boolean {
  return demandedOf === 'EVERYONE' || (demandedOf === 'OPERATORS' && isOperator(roleName))
}

/** R-ACCT-35, R-ACCT-40: no part of the account is accessible yet, rather than only operator actions being blocked. */
export function isBeforeSecondStep(settings: PasskeySettings, state: PasskeyState): boolean {
  return state === 'UNPROVEN' || (state === 'MISSING' && settings?.demandedOf === 'EVERYONE')
}
