import { compareRanks, type Rank } from './rank.ts'
import type { Claim, DepositPart, Sale, SmallRow, Tenant } from './settlement.ts'

/** A row of the small-lease table, and the ground on which it pays. */
type StepRow = { row: SmallRow | null; basis: 'SMALL_LEASE' | 'SMALL_LEASE_TODAY' }

/** The row by which each small tenant ranks before everything that follows; it depends on the tenant. */
export type SmallStep = { rowFor: (tenantId: string) => StepRow }

/** One place in the order: a claim, a part of a deposit, or the addition by a row of the small-lease table. */
export type Place =
  | { kind: 'CLAIM'; rank: Rank; claim: Claim }
  | { kind: 'DEPOSIT'; rank: Rank; tenant: Tenant; part: number; deposit: DepositPart }
  | { kind: 'SMALL'; step: SmallStep }

/** `first`: the step before every rank. */
export type Order = { first: SmallStep; places: Place[] }

type Ranked = Exclude<Place, { kind: 'SMALL' }>

/** A right whose day sets a row against it. `tenantId`: whose fixed date it is; `null` for a security right. */
type RowSetter = { row: SmallRow | null; tenantId: string | null }

/**
 * Everything that has a rank, in order of time. Each right that sets a row is followed by the addition for small tenants
 * from the row of the next one; the last is followed by that from the newest row, which applies against everyone else.
 */
export function orderOfClaims(sale: Sale): Order {
  const { claims, tenants } = sale
  const ranked: Ranked[] = [
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
  const setters = sorted.flatMap((place): RowSetter[] =>
    setsRow(sale, place)
      ? [{ row: sale.rowOn(place.rank.day), tenantId: place.kind === 'DEPOSIT' ? place.tenant.id : null }]
      : [],
  )
  let passed = 0
  const places = sorted.flatMap((place): Place[] => {
    if (!setsRow(sale, place)) return [place]
    passed += 1
    const step = stepBefore(sale, setters, passed)
    const before = setters[passed - 1]?.row ?? null
    const next = passed < setters.length ? (setters[passed]?.row ?? null) : sale.rowToday
    const holder = setters[passed]?.tenantId ?? null
    // a step of the row that has just applied would add nothing, unless to the next tenant, to whom a newer one applies
    const adds = !isSameRow(before, next) || (holder !== null && !isSameRow(before, step.rowFor(holder).row))
    return adds ? [place, { kind: 'SMALL', step }] : [place]
  })
  return { first: stepBefore(sale, setters, 0), places }
}

/** A security right sets a row; whether a fixed date does is unsettled, so the sale specifies it. */
function setsRow({ fixedDateSetsRow }: Sale, place: Ranked): boolean {
  return place.kind === 'CLAIM' ? place.claim.kind === 'SECURITY' : fixedDateSetsRow
}

/** A fixed date sets no row against its own tenant, to whom that of the next right applies. */
function stepBefore({ rowToday }: Sale, setters: readonly RowSetter[], at: number): SmallStep {
  return {
    rowFor: (id) => {
      for (let index = at; index < setters.length; index += 1) {
        const setter = setters[index]
        if (setter !== undefined && setter.tenantId !== id) return { row: setter.row, basis: 'SMALL_LEASE' }
      }
      return { row: rowToday, basis: 'SMALL_LEASE_TODAY' }
    },
  }
}

function isSameRow(a: SmallRow | null, b: SmallRow | null): boolean {
  return a?.limit === b?.limit && a?.paidFirst === b?.paidFirst
}
