import type { ListingReading } from '@lease-risk/contract/address-search'
import { nameLot } from '../../domain/address/name-lot.ts'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { linesOf, readListing, unreadWords } from '../../domain/description/read-listing.ts'
import type { NamingServices, StoredLot } from '../../evidence/lot-names/index.ts'
import { findLotsOfBuilding, findLotsOfRoad } from '../../evidence/lot-names/index.ts'
import { candidateOf } from './search-stored-addresses.ts'

/** The number of lines looked up as the name of a building, and the number of candidates shown. */
const [MOST_LOOKED_UP, MOST_CANDIDATES] = [5, 8]

/**
 * R-ADDR-30: extracts what a pasted text says about a home and its lease, for the user to confirm. Stores nothing, and
 * calls no provider.
 */
export async function readListingText(services: NamingServices, text: string): Promise<ListingReading> {
  const { lots, line, said, depositManwon, monthlyRentManwon, maintenanceFeeManwon, floor, ...read } = readListing(
    text,
    services.catalogue,
  )
  const known = lots.flatMap((address) => lotAt(services, address))
  const found = known.length > 0 ? { lots: known, line } : await findNamed(services, text)
  return {
    ...read,
    candidates: found.lots.slice(0, MOST_CANDIDATES).map(candidateOf),
    unread: unreadWords(text, { line: found.line, said, unit: read.unit }, services.catalogue),
    depositAmountManwon: depositManwon,
    monthlyRentAmountManwon: monthlyRentManwon,
    maintenanceFeeAmountManwon: maintenanceFeeManwon,
    floorNumber: floor,
  }
}

function lotAt({ catalogue }: NamingServices, address: string): StoredLot[] {
  const outcome = normaliseAddress({ address }, catalogue)
  const named = outcome.ok ? nameLot(outcome.address.pnu, catalogue) : null
  if (!outcome.ok || named === null) return []
  return [{ ...named, pnu: outcome.address.pnu, buildingName: null, deals: 0, propertyType: null, roadAddress: null }]
}

/** Looks for a road address or the name of a building in one of the first lines. */
async function findNamed(services: NamingServices, text: string): Promise<{ lots: StoredLot[]; line: string | null }> {
  for (const line of linesOf(text).slice(0, MOST_LOOKED_UP)) {
    const { lots: onRoad } = await findLotsOfRoad(services, line)
    if (onRoad.length > 0) return { lots: onRoad, line }
    const { lots, isExact } = await findLotsOfBuilding(services, line, MOST_CANDIDATES)
    if (isExact) return { lots, line }
  }
  return { lots: [], line: null }
}
