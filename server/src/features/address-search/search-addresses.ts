import type { AddressSearchQuery, AddressSearchResponse } from '@lease-risk/contract/address-search'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { NamingServices } from '../../evidence/lot-names/face.ts'
import { message, type Text } from '../../words/message.ts'
import { searchStoredAddresses } from './search-stored-addresses.ts'

/** What the address provider answers; `refinement` says why it wants another keyword. */
export type AddressSearchPort = {
  search(query: AddressSearchQuery & { currentPage: number; countPerPage: number }): Promise<
    ProviderReply<{
      candidates: AddressSearchResponse['candidates']
      totalCount: number
      currentPage: number
      countPerPage: number
      refinement: string | null
    }>
  >
}

type Found = Omit<AddressSearchResponse, 'notice'> & { notice: Text | null }

/**
 * Address candidates for a keyword. A provider's trouble is a status with a notice, never an error answer; what stored
 * data know under the keyword then stands in its place.
 */
export async function searchAddresses(
  port: AddressSearchPort,
  stored: NamingServices,
  query: AddressSearchQuery,
): Promise<Found> {
  const position = { currentPage: query.currentPage ?? 1, countPerPage: query.countPerPage ?? 10 }
  const reply = await port.search({ ...query, ...position })
  if (reply.status === 'FOUND') {
    const { refinement, ...page } = reply.value
    if (refinement === null) return { status: 'FOUND', notice: null, ...page }
    const notice = message('ADDRESS_KEYWORD_REFUSED', { why: refinement })
    return { status: 'REFINE_KEYWORD', notice, ...page }
  }
  if (reply.status === 'NOT_FOUND') {
    return { status: 'EMPTY', notice: message('ADDRESS_NOT_FOUND'), totalCount: 0, candidates: [], ...position }
  }
  const found = await searchStoredAddresses(stored, query.keyword)
  const from = (position.currentPage - 1) * position.countPerPage
  const page = { totalCount: found.length, candidates: found.slice(from, from + position.countPerPage), ...position }
  const notice = message('ADDRESS_SEARCH_TROUBLE', { trouble: reply.status, hasStored: found.length > 0 })
  return { status: reply.status, notice, ...page }
}
