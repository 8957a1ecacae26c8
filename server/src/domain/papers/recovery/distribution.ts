import { PAPER_CONSTANTS } from '../constants/paper-constants.ts'

/** Who gets a part of the sale price. */
export type Party =
  | 'COSTS'
  | 'OTHER_SMALL_TENANTS'
  | 'CLAIM'
  | 'TENANT_SMALL_LEASE'
  | 'TENANT'
  | 'CLAIM_BEHIND'
  | 'REST'

type Payment = { party: Party; label: string; manwon: number }

/** Everything in whole manwon. `Infinity`: of an unknown amount, so it takes whatever reaches it. */
export type DistributionInput = {
  priceManwon: number
  costsManwon: number
  depositManwon: number
  /** What the tenant would get first if there were no cap. */
  tenantSmallManwon: number
  /** The same of other tenants whose deposits are among `claims`, and of those who are not known. */
  otherSmallManwon: { known: number; unknown: number }
  /** In the order of payment. */
  claims: { label: string; amountManwon: number; ofOtherTenants: boolean }[]
  claimsBehind: { label: string; amountManwon: number }[]
}

export type Distribution = {
  payments: Payment[]
  /** To others before the tenant, those of the small-lease protection included; without the costs. */
  paidAheadManwon: number
  smallLeaseManwon: number
  /** All that the tenant gets. */
  leftManwon: number
}

/**
 * Pays out a sale price in the order of the law: costs, small tenants (capped and shared by their amounts), claims
 * ahead, the tenant, claims behind, the owner. The payments add up to the price, to the manwon.
 */
export function distribute(input: DistributionInput): Distribution {
  const { priceManwon, costsManwon, depositManwon } = input
  const payments: Payment[] = [{ party: 'COSTS', label: '집행비용', manwon: costsManwon }]
  let remaining = priceManwon - costsManwon
  const pay = (party: Party, label: string, wanted: number): number => {
    const manwon = Math.min(remaining, wanted)
    remaining -= manwon
    payments.push({ party, label, manwon })
    return manwon
  }
  const small = sharedSmallLease(input, Math.floor(remaining * PAPER_CONSTANTS.SMALL_LEASE_CAP.value))
  const toOtherSmall = pay('OTHER_SMALL_TENANTS', '다른 소액임차인', small.known + small.unknown)
  const smallLeaseManwon = pay('TENANT_SMALL_LEASE', '내 최우선변제금', small.tenant)
  let alreadyPaid = small.known
  let paidAheadManwon = toOtherSmall
  for (const { label, amountManwon, ofOtherTenants } of input.claims) {
    const settled = ofOtherTenants ? Math.min(alreadyPaid, amountManwon) : 0
    alreadyPaid -= settled
    paidAheadManwon += pay('CLAIM', label, amountManwon - settled)
  }
  const leftManwon = smallLeaseManwon + pay('TENANT', '내 보증금', depositManwon - smallLeaseManwon)
  for (const { label, amountManwon } of input.claimsBehind) pay('CLAIM_BEHIND', label, amountManwon)
  pay('REST', '남는 금액', remaining)
  return { payments, paidAheadManwon, smallLeaseManwon, leftManwon }
}

/** What each gets of the capped pool: all of it where it suffices, else shares by amount, rounded down. */
function sharedSmallLease(
  { tenantSmallManwon: tenant, otherSmallManwon: { known, unknown } }: DistributionInput,
  capManwon: number,
): { tenant: number; known: number; unknown: number } {
  if (unknown === Infinity) return { tenant: 0, known: 0, unknown: capManwon }
  const wanted = tenant + known + unknown
  if (wanted <= capManwon) return { tenant, known, unknown }
  const share = (amount: number) => Math.floor((capManwon * amount) / wanted)
  return { tenant: share(tenant), known: share(known), unknown: share(unknown) }
}
