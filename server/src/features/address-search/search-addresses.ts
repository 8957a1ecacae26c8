import type { AddressSearchQuery, AddressSearchResponse } from '@lease-risk/contract/address-search'
import { englishInKorean } from '../../domain/address/address-in-korean.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { NamingServices } from '../../evidence/lot-names/face.ts'
import { message, type Text } from '../../words/message.ts'
import { searchStoredAddresses } from './search-stored-addresses.ts'

/** The reply of the address provider; `refinement` states why it wants another keyword. */
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

type Query = Parameters<AddressSearchPort['search']>[0]
type Reply = Awaited<ReturnType<AddressSearchPort['search']>>

/** How many of the Korean texts that an English keyword may stand for are searched. */
const MOST_TEXTS = 3

type Found = Omit<AddressSearchResponse, 'notice'> & { notice: Text | null }

/**
 * Address candidates for a keyword. A provider failure is reported as a status with a notice, never as an error;
 * matches from stored data are returned instead.
 */
export async function searchAddresses(
  port: AddressSearchPort,
  stored: NamingServices,
  query: AddressSearchQuery,
): Promise<Found> {
  const position = { currentPage: query.currentPage ?? 1, countPerPage: query.countPerPage ?? 10 }
  const reply = await askProvider(port, englishInKorean(query.keyword, stored.catalogue), { ...query, ...position })
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

/**
 * R-ADDR-26: the provider understands only Korean. The matches for all texts become candidates, in the order of the
 * texts.
 */
async function askProvider(port: AddressSearchPort, texts: readonly string[], query: Query): Promise<Reply> {
  if (texts.length === 0) return port.search(query)
  const replies = await Promise.all(texts.slice(0, MOST_TEXTS).map((keyword) => port.search({ ...query, keyword })))
  const pages = replies.flatMap((reply) =>
    reply.status === 'FOUND' && reply.value.refinement === null ? [reply.value] : [],
  )
  const [page] = pages
  if (page === undefined) return replies.find(({ status }) => status !== 'NOT_FOUND') ?? { status: 'NOT_FOUND' }
  const candidates = pages.flatMap((each) => each.candidates)
  const totalCount = pages.reduce((sum, each) => sum + each.totalCount, 0)
  return { status: 'FOUND', value: { ...page, candidates, totalCount } }
}
