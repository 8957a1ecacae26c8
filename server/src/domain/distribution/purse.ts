import type { Basis, Payment, Tenant } from './settlement.ts'
import { proRata, sum, type Won } from './won.ts'

/** The demand of one claimant at one point of the order. `part`: index of the deposit part, 0 for others. */
export type Wish = { id: string; part: number; basis: Basis; amount: Won }

/** The money of a sale while it is paid out, and the amount each creditor got. */
export type Purse = {
  left: Won
  /** The amount that small tenants may still get out of their half. */
  smallLeft: Won
  payments: Payment[]
  rank: number
  /** By creditor: the total, and the part of it paid as small-lease share. */
  got: Map<string, Won>
  gotSmall: Map<string, Won>
}

export function openPurse(pool: Won): Purse {
  return { left: pool, smallLeft: Math.floor(pool / 2), payments: [], rank: 0, got: new Map(), gotSmall: new Map() }
}

/** Pays equals in proportion to their amounts. Their wishes share one rank. */
export function payEqually(purse: Purse, wishes: readonly Wish[]): void {
  if (wishes.length === 0) return
  const shares = proRata(
    purse.left,
    wishes.map(({ amount }) => amount),
  )
  book(purse, wishes, shares)
}

export function book(purse: Purse, wishes: readonly Wish[], shares: readonly Won[]): void {
  purse.rank += 1
  for (const [index, { id, part, basis }] of wishes.entries()) {
    const won = shares[index] ?? 0
    purse.left -= won
    add(purse.got, id, won)
    if (isSmall(basis)) {
      purse.smallLeft -= won
      add(purse.gotSmall, id, won)
    }
    purse.payments.push({ id, part, basis, rank: purse.rank, won })
  }
}

export function isSmall(basis: Basis): boolean {
  return basis === 'SMALL_LEASE' || basis === 'SMALL_LEASE_TODAY'
}

export function add(sums: Map<string, Won>, id: string, won: Won): void {
  sums.set(id, (sums.get(id) ?? 0) + won)
}

export function gotSoFar({ got }: Purse, id: string): Won {
  return got.get(id) ?? 0
}

export function gotFirst({ gotSmall }: Purse, id: string): Won {
  return gotSmall.get(id) ?? 0
}

export function depositOf({ parts }: Tenant): Won {
  return sum(parts.map(({ amount }) => amount))
}
