import { type Message, message, type Text } from '../../../words/message.ts'
import type { EntryKind } from './entry-kinds.ts'

export type ClaimKind =
  | EntryKind
  | 'TAX_ARREARS'
  | 'OWN_TAX'
  | 'OTHER_TAX'
  | 'WAGES'
  | 'SENIOR_TENANTS'
  | 'REGISTRY_NOT_READ'

/** Money that is paid out of the home before the tenant's deposit, or may be. Manwon. */
export type Claim = {
  kind: ClaimKind
  label: Message
  registeredOn: string | null
  /** What was typed; `null`: nothing. */
  amountManwon: number | null
  /** What it surely takes. */
  low: number
  /** What it may take; `null`: no upper end is known. */
  high: number | null
  certainty: 'TYPED' | 'RANGE' | 'UNKNOWN'
  /** Struck out: shown, and counted as nothing. */
  cancelled: boolean
  sentence: Text
}

/** A claim of a known amount, or of one that nobody knows. */
export function plainClaim(kind: ClaimKind, amountManwon: number | null, sentence: Text): Claim {
  return {
    kind,
    label: message('CLAIM_NAME', { claim: kind }),
    registeredOn: null,
    amountManwon,
    low: amountManwon ?? 0,
    high: amountManwon,
    certainty: amountManwon === null ? 'UNKNOWN' : 'TYPED',
    cancelled: false,
    sentence,
  }
}
