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

/** Money that is or may be paid out of the home before the tenant's deposit, in manwon. */
export type Claim = {
  kind: ClaimKind
  label: Message
  registeredOn: string | null
  /** The typed amount; `null`: nothing was typed. */
  amountManwon: number | null
  /** The certain minimum. */
  low: number
  /** The possible maximum; `null`: no upper limit is known. */
  high: number | null
  certainty: 'TYPED' | 'RANGE' | 'UNKNOWN'
  /** Struck out: shown, but counted as 0. */
  cancelled: boolean
  sentence: Text
}

/** A claim of a known or an unknown amount. */
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

/** A claim that may rank before the tenant or behind: it counts from 0. */
export function openClaim(claim: Claim): Claim {
  return { ...claim, low: 0, certainty: claim.high === null ? 'UNKNOWN' : 'RANGE' }
}
