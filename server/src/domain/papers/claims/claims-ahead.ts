import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import type { PaperHome, RegistryEntry, TypedPapers } from '../papers-input.ts'
import { type Claim, type ClaimKind, plainClaim } from './claim.ts'
import { bySeniority } from './entry-kinds.ts'
import { earlierTenants, seniorTenantClaims } from './senior-tenants.ts'
import { standingOf, type TenantPriority, tenantPriority } from './tenant-priority.ts'

type OrderedClaim = Claim & { order: number }

export type ClaimsAhead = {
  /** In the order in which they would be paid; struck-out claims keep their place. */
  ahead: OrderedClaim[]
  /** Registered after the tenant's priority started. */
  behind: OrderedClaim[]
  totalAhead: {
    low: number
    /** `null`: a claim ahead has no known amount. */
    high: number | null
    unknowns: { kind: ClaimKind; label: Message; sentence: Text }[]
  }
}

/** All claims, typed or not: one that was not typed counts as an unknown claim, never as none. */
export function claimsAhead(home: PaperHome, typed: TypedPapers): ClaimsAhead {
  const priority = tenantPriority(typed.dates)
  const entries = (typed.registry?.entries ?? []).toSorted(bySeniority)
  const isBehind = (entry: RegistryEntry) => standingOf(entry, priority) === 'BEHIND'
  const ahead = [
    ...taxClaims(typed),
    ...wageClaims(typed),
    ...(typed.registry === null ? [UNREAD_REGISTRY] : []),
    ...entries.filter((entry) => !isBehind(entry)).map((entry) => entryClaim(entry, priority)),
    ...seniorTenantClaims(typed.seniorTenants && earlierTenants(typed.seniorTenants, priority), home.isShared),
  ].map(numbered)
  const behind = entries
    .filter(isBehind)
    .map((entry) => entryClaim(entry, priority))
    .map(numbered)
  return { ahead, behind, totalAhead: totalOf(ahead) }
}

const UNREAD_REGISTRY = plainClaim('REGISTRY_NOT_READ', null, message('REGISTRY_NOT_TYPED'))

/** Taxes listed one by one and the typed total. A tax on the home ranks first; another tax may rank later. */
function taxClaims({ taxArrearsManwon, taxes = null, dates }: TypedPapers): Claim[] {
  const { priorityOn } = tenantPriority(dates)
  const listed = (taxes ?? []).flatMap(({ kind, ownTax, legalDate, amountManwon: manwon }): Claim[] => {
    const isLater = priorityOn !== null && legalDate !== null && legalDate > priorityOn
    if (isLater && !ownTax) return []
    const sentence = message('TAX_LISTED', { kind, ownTax, legalDate, manwon })
    const claim = plainClaim(ownTax ? 'OWN_TAX' : 'OTHER_TAX', manwon, sentence)
    const isOpen = priorityOn !== null && legalDate === null && !ownTax
    return [isOpen ? { ...claim, low: 0, certainty: 'RANGE' } : claim]
  })
  if (taxes !== null && !taxArrearsManwon && taxes.length > 0) return listed
  const amount = taxArrearsManwon ?? (taxes === null ? null : 0)
  return [...listed, plainClaim('TAX_ARREARS', amount, taxSentence(amount))]
}

function wageClaims({ wagesManwon: manwon = null }: TypedPapers): Claim[] {
  return manwon === null || manwon === 0 ? [] : [plainClaim('WAGES', manwon, message('WAGES_AHEAD', { manwon }))]
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
