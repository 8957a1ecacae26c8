import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import { datesOfLastPart } from '../deposit-parts.ts'
import type { LeaseDates, PaperHome, RegistryEntry, TypedPapers } from '../papers-input.ts'
import { isRegistryRead } from '../registry-home.ts'
import { type Claim, type ClaimKind, openClaim, plainClaim } from './claim.ts'
import {
  comparePlaces,
  FIRST_BY_RANK,
  PLACE_OF_WAGES,
  type Place,
  placeOfEntry,
  placeOfTax,
  placeOfTenants,
} from './place-of-claim.ts'
import { earlierTenants, seniorTenantClaims } from './senior-tenants.ts'
import { type ClaimRank, rankOfEntry, rankOfTax, tenantPriority } from './tenant-priority.ts'

/** A claim with its place in the order of payment, and whether that is before the tenant. */
type PlacedClaim = { claim: Claim; place: Place; rank: ClaimRank }

type OrderedClaim = Claim & { order: number }

export type ClaimsAhead = {
  /** In the order in which they would be paid; struck-out claims keep their place. */
  ahead: OrderedClaim[]
  /** They rank after the tenant's priority. */
  behind: OrderedClaim[]
  totalAhead: {
    low: number
    /** `null`: a claim ahead has no known amount. */
    high: number | null
    unknowns: { kind: ClaimKind; label: Message; sentence: Text }[]
  }
}

/** All claims, typed or not: one that was not typed counts as an unknown claim, never as none. */
export function claimsAhead(home: PaperHome, depositManwon: number, typed: TypedPapers): ClaimsAhead {
  // a claim before the last part of the deposit takes from it
  const dates = datesOfLastPart(depositManwon, typed)
  const placed = [
    ...taxClaims({ ...typed, dates }),
    ...wageClaims(typed),
    ...(typed.registry?.entries ?? []).map((entry) => entryClaim(entry, dates, typed.dates)),
    ...(isRegistryRead(typed, home) ? [] : [UNREAD_REGISTRY]),
    ...tenantClaims(home, { ...typed, dates }),
  ].toSorted((a, b) => comparePlaces(a.place, b.place))
  const claimsOf = (isBehind: boolean) =>
    placed.filter(({ rank }) => (rank === 'BEHIND') === isBehind).map(({ claim }, index) => numbered(claim, index))
  const ahead = claimsOf(false)
  return { ahead, behind: claimsOf(true), totalAhead: totalOf(ahead) }
}

const UNREAD_REGISTRY: PlacedClaim = {
  claim: plainClaim('REGISTRY_NOT_READ', null, message('REGISTRY_NOT_TYPED')),
  place: FIRST_BY_RANK,
  rank: 'AHEAD',
}

/** Taxes listed one by one and the typed total, about whose kinds and legal dates nothing is known. */
function taxClaims({ taxArrearsManwon, taxes = null, dates }: TypedPapers): PlacedClaim[] {
  const listed = (taxes ?? []).map(({ kind, ownTax, legalDate, amountManwon: manwon }): PlacedClaim => {
    const rank = rankOfTax({ ownTax, legalDate }, dates)
    const sentence = message('TAX_LISTED', { kind, ownTax, legalDate, manwon, standing: rank })
    const claim = plainClaim(ownTax ? 'OWN_TAX' : 'OTHER_TAX', manwon, sentence)
    return placedTax(claim, placeOfTax(ownTax, legalDate), rank)
  })
  if (taxes !== null && !taxArrearsManwon && taxes.length > 0) return listed
  const amount = taxArrearsManwon ?? (taxes === null ? null : 0)
  const rank = amount === 0 ? 'AHEAD' : rankOfTax({ ownTax: true, legalDate: null }, dates)
  const claim = plainClaim('TAX_ARREARS', amount, arrearsSentence(amount, rank))
  return [...listed, placedTax(claim, placeOfTax(null, null), rank)]
}

/** One that may rank before the tenant or behind counts from 0. */
function placedTax(claim: Claim, place: Place, rank: ClaimRank): PlacedClaim {
  return { claim: rank === 'OPEN' ? openClaim(claim) : claim, place, rank }
}

function arrearsSentence(amount: number | null, rank: ClaimRank): Message {
  if (amount === null) return message('TAX_ARREARS_UNKNOWN')
  if (amount === 0) return message('TAX_ARREARS_NONE')
  return message('TAX_ARREARS_AHEAD', { manwon: amount, open: rank === 'OPEN' })
}

function wageClaims({ wagesManwon: manwon = null }: TypedPapers): PlacedClaim[] {
  if (manwon === null || manwon === 0) return []
  const claim = plainClaim('WAGES', manwon, message('WAGES_AHEAD', { manwon }))
  return [{ claim, place: PLACE_OF_WAGES, rank: 'AHEAD' }]
}

function tenantClaims(home: PaperHome, { seniorTenants, dates }: TypedPapers): PlacedClaim[] {
  const earlier = seniorTenants && earlierTenants(seniorTenants, tenantPriority(dates))
  const place = placeOfTenants(earlier)
  return seniorTenantClaims(earlier, home.isShared).map((claim) => ({ claim, place, rank: 'AHEAD' }))
}

/** `first`: the days of the first part of the deposit. */
function entryClaim(entry: RegistryEntry, dates: LeaseDates, first: LeaseDates): PlacedClaim {
  const { kind, registeredOn, amountManwon, cancelled, jointCollateral } = entry
  const rank = rankOfEntry(entry, dates)
  const placed = { place: placeOfEntry(entry), rank }
  const sentence = message('ENTRY_AHEAD', { kind, registeredOn, amountManwon, jointCollateral })
  const claim = { ...plainClaim(kind, amountManwon, sentence), registeredOn, cancelled }
  if (cancelled) {
    const struck = message('ENTRY_CANCELLED', { kind, registeredOn })
    return { ...placed, claim: { ...claim, low: 0, high: 0, certainty: 'TYPED', sentence: struck } }
  }
  if (rank === 'AHEAD' && rankOfEntry(entry, first) !== 'AHEAD')
    return { ...placed, claim: { ...claim, sentence: sentences([sentence, message('ENTRY_AHEAD_OF_PART')]) } }
  if (rank !== 'OPEN') return { ...placed, claim }
  return { ...placed, claim: { ...openClaim(claim), sentence: sentences([sentence, message('ENTRY_MAY_BE_AHEAD')]) } }
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

/** The names of the claims ahead whose amounts are not known, each kind once. */
export function unknownNames({ unknowns }: ClaimsAhead['totalAhead']): Message[] {
  return [...new Map(unknowns.map(({ kind, label }) => [kind, label])).values()]
}
