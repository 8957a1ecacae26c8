import { isSmall } from './purse.ts'
import type { Payment, Tenant } from './settlement.ts'
import { sum, type Won } from './won.ts'

/**
 * Returns the unpaid amount of each part of a deposit after some payments. The amount paid first to a small tenant, by
 * whichever row, belongs to no part; it is deducted from the parts in their order.
 */
export function lackOfParts({ id, parts }: Pick<Tenant, 'id' | 'parts'>, payments: readonly Payment[]): Won[] {
  const own = payments.filter((payment) => payment.id === id)
  let small = sum(own.flatMap(({ basis, won }) => (isSmall(basis) ? won : [])))
  return parts.map(({ amount }, index) => {
    const ofPart = own.filter(({ part, basis }) => part === index && !isSmall(basis))
    const lack = amount - sum(ofPart.map(({ won }) => won))
    const covered = Math.min(small, lack)
    small -= covered
    return lack - covered
  })
}
