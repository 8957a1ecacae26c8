import { type Message, message, type Text } from '../../../words/message.ts'
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

type NamedParty = Exclude<Party, 'CLAIM' | 'CLAIM_BEHIND'>
type Payment = { party: Party; label: Text; manwon: number }

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
  claims: { label: Text; amountManwon: number; ofOtherTenants: boolean }[]
  claimsBehind: { label: Text; amountManwon: number }[]
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
  const payments: Payment[] = [{ party: 'COSTS', label: nameOf('COSTS'), manwon: costsManwon }]
  let remaining = priceManwon - costsManwon
  const pay = (party: Party, label: Text, wanted: number): number => {
    const manwon = Math.min(remaining, wanted)
    remaining -= manwon
    payments.push({ party, label, manwon })
    return manwon
  }
  const payTo = (party: NamedParty, wanted: number) => pay(party, nameOf(party), wanted)
  const small = sharedSmallLease(input, Math.floor(remaining * PAPER_CONSTANTS.SMALL_LEASE_CAP.value))
  const toOtherSmall = payTo('OTHER_SMALL_TENANTS', small.known + small.unknown)
  const smallLeaseManwon = payTo('TENANT_SMALL_LEASE', small.tenant)
  let alreadyPaid = small.known
  let paidAheadManwon = toOtherSmall
  for (const { label, amountManwon, ofOtherTenants } of input.claims) {
    const settled = ofOtherTenants ? Math.min(alreadyPaid, amountManwon) : 0
    alreadyPaid -= settled
    paidAheadManwon += pay('CLAIM', label, amountManwon - settled)
  }
  const leftManwon = smallLeaseManwon + payTo('TENANT', depositManwon - smallLeaseManwon)
  for (const { label, amountManwon } of input.claimsBehind) pay('CLAIM_BEHIND', label, amountManwon)
  payTo('REST', remaining)
  return { payments, paidAheadManwon, smallLeaseManwon, leftManwon }
}

function nameOf(party: NamedParty): Message {
  return message('PAYMENT_TO', { party })
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
