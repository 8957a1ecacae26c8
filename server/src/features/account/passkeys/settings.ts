import type { RoleName } from '@lease-risk/contract/account'
import type { PasskeyState } from '../../../platform/http/access.ts'
import { isOperator } from '../roles.ts'

/** Where keys are in use. `null`: nobody registers one or is asked for one. */
export type PasskeySettings = {
  /** Who has to have one; whoever else has registered a key shows it, too. */
  demandedOf: 'NOBODY' | 'OPERATORS' | 'EVERYONE'
  /** Where the client is opened, and the name of its host, to which keys are bound. */
  origin: string
  rpId: string
} | null

/** For how long a session that has shown a key may do what operators may; for everything else it has as long as it lasts. */
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

/** Whether an account of this role may not be without a key. */
export function isDemandedOf(roleName: RoleName, { demandedOf }: NonNullable<PasskeySettings>): boolean {
  return demandedOf === 'EVERYONE' || (demandedOf === 'OPERATORS' && isOperator(roleName))
}

/** R-ACCT-35, R-ACCT-40: nothing of the account is open yet, rather than what operators may alone. */
export function isBeforeSecondStep(settings: PasskeySettings, state: PasskeyState): boolean {
  return state === 'UNPROVEN' || (state === 'MISSING' && settings?.demandedOf === 'EVERYONE')
}
