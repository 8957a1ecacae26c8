import { compareRanks, type Rank } from './rank.ts'
import type { Claim, DepositPart, Sale, SmallRow, Tenant } from './settlement.ts'

/** One place in the order: a claim, a part of a deposit, or the addition by a row of the small-lease table. */
export type Place =
  | { kind: 'CLAIM'; rank: Rank; claim: Claim }
  | { kind: 'DEPOSIT'; rank: Rank; tenant: Tenant; part: number; deposit: DepositPart }
  | { kind: 'SMALL'; row: SmallRow | null; basis: 'SMALL_LEASE' | 'SMALL_LEASE_TODAY' }

/**
 * Everything that has a rank, in order of time. Each security right is followed by the addition for small tenants from
 * the row of the next one; the last is followed by that from the newest row, which applies against everyone else.
 */
export function orderOfClaims({ claims, tenants, rowOn, rowToday }: Sale): Place[] {
  const ranked: Exclude<Place, { kind: 'SMALL' }>[] = [
    ...claims
      .filter(({ kind }) => kind !== 'WAGES' && kind !== 'OWN_TAX')
      .map((claim) => ({ kind: 'CLAIM' as const, rank: claim.rank, claim })),
    ...tenants.flatMap((tenant) =>
      tenant.parts.flatMap((deposit, part) =>
        deposit.rank === null || deposit.amount === 0
          ? []
          : [{ kind: 'DEPOSIT' as const, rank: deposit.rank, tenant, part, deposit }],
      ),
    ),
  ]
  const sorted = ranked.toSorted((a, b) => compareRanks(a.rank, b.rank))
  const securities = securityDays(claims)
  let passed = 0
  return sorted.flatMap((place): Place[] => {
    if (place.kind !== 'CLAIM' || place.claim.kind !== 'SECURITY') return [place]
    passed += 1
    const next = securities[passed]
    return next === undefined
      ? [place, { kind: 'SMALL', row: rowToday, basis: 'SMALL_LEASE_TODAY' }]
      : [place, { kind: 'SMALL', row: rowOn(next), basis: 'SMALL_LEASE' }]
  })
}

/** Days of the security rights, oldest first. */
export function securityDays(claims: readonly Claim[]): string[] {
  return claims
    .filter(({ kind }) => kind === 'SECURITY')
    .map(({ rank }) => rank.day)
    .toSorted()
}
