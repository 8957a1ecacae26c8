import type { Basis, Payment, Tenant } from './settlement.ts'
import { proRata, sum, type Won } from './won.ts'

/** What one claimant wants at one point of the order. `part`: of the deposit, 0 for others. */
export type Wish = { id: string; part: number; basis: Basis; amount: Won }

/** The money of a sale while it is paid out, and who got what. */
export type Purse = {
  left: Won
  /** What small tenants may still get of their half. */
  smallLeft: Won
  payments: Payment[]
  rank: number
}

export function openPurse(pool: Won): Purse {
  return { left: pool, smallLeft: Math.floor(pool / 2), payments: [], rank: 0 }
}

/** Pays equals by their amounts. Their wishes share one rank. */
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
    if (isSmall(basis)) purse.smallLeft -= won
    purse.payments.push({ id, part, basis, rank: purse.rank, won })
  }
}

export function isSmall(basis: Basis): boolean {
  return basis === 'SMALL_LEASE' || basis === 'SMALL_LEASE_TODAY'
}

export function gotSoFar({ payments }: Purse, id: string, only: (payment: Payment) => boolean = () => true): Won {
  return sum(payments.filter((payment) => payment.id === id && only(payment)).map(({ won }) => won))
}

export function depositOf({ parts }: Tenant): Won {
  return sum(parts.map(({ amount }) => amount))
}
