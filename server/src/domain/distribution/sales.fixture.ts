import fc from 'fast-check'
import { addDays } from '../calendar.ts'
import { compareRanks, legalRank, type Rank, registeredOn } from './rank.ts'
import { settle } from './settle.ts'
import type { Claim, Sale, SmallRow, Tenant } from './settlement.ts'
import { sum, WON_A_MANWON } from './won.ts'

export const OWN = 'OWN'

const manwon = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount * WON_A_MANWON)
export const anyDay = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2018-01-01', days))

/** Rows that grow from year to year, as the decree's do. */
export function rowOn(day: string): SmallRow | null {
  if (day < '2018-06-01') return null
  const step = Number(day.slice(0, 4)) - 2017
  return { limit: 4_000 * step * WON_A_MANWON, paidFirst: 1_000 * step * WON_A_MANWON }
}

export const ROW_TODAY = rowOn('2023-12-31')

export function anyClaimOf(...kinds: Claim['kind'][]): fc.Arbitrary<Claim> {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      amount: manwon(30_000),
      day: anyDay,
      name: fc.integer(),
      isJeonse: fc.boolean(),
    })
    .map(({ kind, amount, day, name, isJeonse }) => ({
      id: `${kind}:${name}`,
      kind,
      amount,
      rank: kind === 'TAX' || kind === 'OWN_TAX' ? legalRank(day) : registeredOn(day),
      beforeLaterOwnTax: kind === 'SECURITY' && isJeonse,
    }))
}

const anyRank: fc.Arbitrary<Rank> = fc.record({ day: anyDay, slot: fc.constantFrom('MIDNIGHT', 'DAYTIME') })

export function anyTenant(id: string): fc.Arbitrary<Tenant> {
  return fc
    .record({
      amounts: fc.array(manwon(20_000), { minLength: 1, maxLength: 2 }),
      rank: fc.option(anyRank, { nil: null }),
      later: anyRank,
      mayBeSmall: fc.boolean(),
    })
    .map(({ amounts, rank, later, mayBeSmall }) => ({
      id,
      mayBeSmall,
      parts: amounts.map((amount, index) => {
        // parts stand in order of time
        const own = index === 0 || rank === null || compareRanks(later, rank) < 0 ? rank : later
        return { amount, rank: own, fixedDateOn: own?.day ?? null }
      }),
    }))
}

export const ANY_KIND = ['WAGES', 'OWN_TAX', 'TAX', 'SECURITY', 'RANKED', 'GENERAL'] as const

export function anySaleOf(...kinds: Claim['kind'][]): fc.Arbitrary<Sale> {
  return fc
    .record({
      pool: manwon(60_000),
      claims: fc.array(anyClaimOf(...kinds), { maxLength: 5 }),
      own: anyTenant(OWN),
      others: fc.array(anyTenant('OTHER'), { maxLength: 2 }),
      fixedDateSetsRow: fc.boolean(),
      capBeforeWages: fc.boolean(),
      paidShareHalf: fc.boolean(),
      absorbFrom: fc.constantFrom('FIRST' as const, 'LAST' as const),
    })
    .map(({ own, others, claims, ...sale }) => ({
      ...sale,
      claims: claims.map((claim, index) => ({ ...claim, id: `${claim.id}:${index}` })),
      tenants: [...others.map((tenant, index) => ({ ...tenant, id: `OTHER:${index}` })), own],
      rowOn,
      rowToday: ROW_TODAY,
    }))
}

/** What one of them gets. */
export function paidTo(sale: Sale, id = OWN): number {
  return sum(settle(sale).payments.flatMap((payment) => (payment.id === id ? payment.won : [])))
}
