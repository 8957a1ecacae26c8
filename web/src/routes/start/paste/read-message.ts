import type { ListingReading } from '@lease-risk/contract/address-search'
import { api } from '../../../lib/api.ts'
import type { Draft } from '../../../lib/draft.ts'
import { typedLease } from '../../../lib/typed-lease.ts'

/** R-ADDR-30: what a listing or message says of a home and its lease. */
export function readMessage(text: string): Promise<ListingReading> {
  return api<ListingReading>('/api/address-search/listing-text', { method: 'POST', body: { text } })
}

/** The field takes whole manwon, and a 0 means that it is empty: that there is no fee are the words of the listing. */
function isTypeable(fee: number | null): boolean {
  return fee !== null && fee > 0 && Number.isInteger(fee)
}

/** The same as if it had been typed. */
export function draftOf(read: ListingReading) {
  return {
    ...typedLease({
      depositManwon: read.depositAmountManwon,
      rentManwon: read.monthlyRentAmountManwon,
      feeManwon: isTypeable(read.maintenanceFeeAmountManwon) ? read.maintenanceFeeAmountManwon : null,
      areaSquareMeter: read.exclusiveAreaSquareMeter,
      floorNumber: read.floorNumber,
      propertyType: null,
    }),
    unit: read.unit ?? '',
    purpose: read.contractPurpose ?? '',
    // so that the diagnosis hears what the listing says against the home
    description: read.warnings.join(', '),
    unread: read.unread,
  } satisfies Partial<Draft>
}

/** R-ADDR-36: what the text beside an address says of the lease. */
export async function readTerms(typed: string): Promise<Partial<Draft>> {
  const { unit: _, ...stated } = draftOf(await readMessage(typed))
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== '' && value !== false))
}
