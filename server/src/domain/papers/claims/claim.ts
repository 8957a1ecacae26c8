import type { EntryKind } from './entry-kinds.ts'

export type ClaimKind = EntryKind | 'TAX_ARREARS' | 'SENIOR_TENANTS' | 'REGISTRY_NOT_READ'

/** Money that is paid out of the home before the tenant's deposit, or may be. Manwon. */
export type Claim = {
  kind: ClaimKind
  label: string
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
  sentence: string
}

/** A claim of a known amount, or of one that nobody knows. */
export function plainClaim(kind: ClaimKind, label: string, amountManwon: number | null, sentence: string): Claim {
  return {
    kind,
    label,
    registeredOn: null,
    amountManwon,
    low: amountManwon ?? 0,
    high: amountManwon,
    certainty: amountManwon === null ? 'UNKNOWN' : 'TYPED',
    cancelled: false,
    sentence,
  }
}
