import type { RoleName } from '@lease-risk/contract/account'
import type { PasskeyState } from '../../../platform/http/access.ts'
import { isOperator } from '../roles.ts'

/** How operators show a key. `null`: nobody is asked for one. */
export type PasskeySettings = {
  /** Of every operator; otherwise of those who have registered a key. */
  isRequired: boolean
  /** Where the client is opened, and the name of its host, to which keys are bound. */
  origin: string
  rpId: string
} | null

/** For how long a session that has shown a key may do what operators may. */
export const PROOF_MS = 12 * 60 * 60 * 1000

/** R-ACCT-26: whether what the role may do is withheld from this session until a key is shown. */
export function passkeyStateOf(
  settings: PasskeySettings,
  user: { roleName: RoleName; hasPasskey: boolean; isProven: boolean },
): PasskeyState {
  const isDemanded = settings !== null && isOperator(user.roleName) && (settings.isRequired || user.hasPasskey)
  if (!isDemanded) return 'NOT_DEMANDED'
  if (!user.hasPasskey) return 'MISSING'
  return user.isProven ? 'PROVEN' : 'UNPROVEN'
}
