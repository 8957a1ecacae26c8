import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import type { PaperHome, RegistryEntry, TypedPapers } from '../papers-input.ts'
import { type Claim, type ClaimKind, plainClaim } from './claim.ts'
import { bySeniority } from './entry-kinds.ts'
import { seniorTenantClaims } from './senior-tenants.ts'
import { standingOf, type TenantPriority, tenantPriority } from './tenant-priority.ts'

export type OrderedClaim = Claim & { order: number }

export type ClaimsAhead = {
  /** In the order in which they would be paid, struck ones at their place. */
  ahead: OrderedClaim[]
  /** Registered after the tenant's priority has started. */
  behind: OrderedClaim[]
  totalAhead: {
    low: number
    /** `null`: something ahead has no known amount. */
    high: number | null
    unknowns: { kind: ClaimKind; label: Message; sentence: Text }[]
  }
}

/** Everything typed, and everything that was not: what nobody typed is an unknown claim and never none. */
export function claimsAhead(home: PaperHome, typed: TypedPapers): ClaimsAhead {
  const priority = tenantPriority(typed.dates)
  const entries = (typed.registry?.entries ?? []).toSorted(bySeniority)
  const isBehind = (entry: RegistryEntry) => standingOf(entry, priority) === 'BEHIND'
  const ahead = [
    taxClaim(typed.taxArrearsManwon),
    ...(typed.registry === null ? [UNREAD_REGISTRY] : []),
    ...entries.filter((entry) => !isBehind(entry)).map((entry) => entryClaim(entry, priority)),
    ...seniorTenantClaims(typed.seniorTenants, home.isShared),
  ].map(numbered)
  const behind = entries
    .filter(isBehind)
    .map((entry) => entryClaim(entry, priority))
    .map(numbered)
  return { ahead, behind, totalAhead: totalOf(ahead) }
}

const UNREAD_REGISTRY = plainClaim('REGISTRY_NOT_READ', null, message('REGISTRY_NOT_TYPED'))

function taxClaim(amount: number | null): Claim {
  return plainClaim('TAX_ARREARS', amount, taxSentence(amount))
}

function taxSentence(amount: number | null): Message {
  if (amount === null) return message('TAX_ARREARS_UNKNOWN')
  return amount === 0 ? message('TAX_ARREARS_NONE') : message('TAX_ARREARS_AHEAD', { manwon: amount })
}

function entryClaim(entry: RegistryEntry, priority: TenantPriority): Claim {
  const { kind, registeredOn, amountManwon, cancelled, jointCollateral } = entry
  const sentence = message('ENTRY_AHEAD', { kind, registeredOn, amountManwon, jointCollateral })
  const claim = { ...plainClaim(kind, amountManwon, sentence), registeredOn, cancelled }
  if (cancelled) {
    const struck = message('ENTRY_CANCELLED', { kind, registeredOn })
    return { ...claim, low: 0, high: 0, certainty: 'TYPED', sentence: struck }
  }
  if (standingOf(entry, priority) !== 'OPEN') return claim
  return {
    ...claim,
    low: 0,
    certainty: amountManwon === null ? 'UNKNOWN' : 'RANGE',
    sentence: sentences([sentence, message('ENTRY_MAY_BE_AHEAD')]),
  }
}

function numbered(claim: Claim, index: number): OrderedClaim {
  return { order: index + 1, ...claim }
}

function totalOf(ahead: readonly Claim[]): ClaimsAhead['totalAhead'] {
  const unknowns = ahead.filter(({ high }) => high === null)
  return {
    low: ahead.reduce((sum, { low }) => sum + low, 0),
    high: unknowns.length > 0 ? null : ahead.reduce((sum, { high }) => sum + (high ?? 0), 0),
    unknowns: unknowns.map(({ kind, label, sentence }) => ({ kind, label, sentence })),
  }
}
