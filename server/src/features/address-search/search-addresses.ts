import type { AddressSearchQuery, AddressSearchResponse } from '@lease-risk/contract/address-search'
import { englishInKorean } from '../../domain/address/address-in-korean.ts'
import { readTyped } from '../../domain/address/read-typed.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import { hasFiledAddresses, isFreshFile } from '../../evidence/addresses/index.ts'
import type { NamingServices } from '../../evidence/lot-names/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { message, type Text } from '../../words/message.ts'
import { resolveAddress } from '../places/index.ts'
import { searchAddressFile } from './search-address-file.ts'
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

/** What searching needs of the services. */
export type AddressServices = NamingServices & { clock: Clock }

type Query = Parameters<AddressSearchPort['search']>[0]
type Reply = Awaited<ReturnType<AddressSearchPort['search']>>

/** How many of the Korean texts that a keyword may stand for are searched. */
const MOST_TEXTS = 3

type Found = Omit<AddressSearchResponse, 'notice'> & { notice: Text | null }

/**
 * Address candidates for a keyword: those of an imported file while it is new (R-ADDR-80), else those of the provider, which
 * gets what it can search (R-ADDR-35). A provider failure is reported as a status with a notice, never as an error;
 * matches from an older file or from stored data are returned instead.
 */
export async function searchAddresses(
  port: AddressSearchPort,
  stored: AddressServices,
  query: AddressSearchQuery,
): Promise<Found> {
  const position = { currentPage: query.currentPage ?? 1, countPerPage: query.countPerPage ?? 10 }
  const { texts, ...read } = readKeyword(query.keyword, stored.catalogue)
  const filed = await searchFile(stored, texts, query)
  const pageOf = (candidates: Found['candidates']) => {
    const from = (position.currentPage - 1) * position.countPerPage
    return {
      totalCount: candidates.length,
      candidates: candidates.slice(from, from + position.countPerPage),
      ...position,
    }
  }
  const fromFile = (status: Found['status'], { candidates, asOf, searched: found, isFresh }: Filed): Found => {
    const keyword = { ...read, searched: found.join(', ') }
    const notice = message('ADDRESS_FROM_FILE', { asOf, isFresh })
    return { status, notice, keyword: withNames(keyword, candidates), ...pageOf(candidates) }
  }
  if (filed?.isFresh) return fromFile('FOUND', filed)
  const { reply, texts: searched } = await ask(port, stored, texts, { ...query, ...position })
  const keyword = { ...read, searched: searched.join(', ') }
  if (reply.status === 'FOUND') {
    const { refinement, ...page } = reply.value
    const status = refinement === null ? 'FOUND' : 'REFINE_KEYWORD'
    const notice = refinement === null ? null : message('ADDRESS_KEYWORD_REFUSED', { why: refinement })
    return { status, notice, keyword: withNames(keyword, page.candidates), ...page }
  }
  if (reply.status === 'NOT_FOUND') {
    const notice = message('ADDRESS_NOT_FOUND')
    return { status: 'EMPTY', notice, keyword, totalCount: 0, candidates: [], ...position }
  }
  if (filed !== null) return fromFile(reply.status, filed)
  const found = await searchStoredAddresses(stored, HANGUL.test(query.keyword) ? keyword.searched : query.keyword)
  const notice = message('ADDRESS_SEARCH_TROUBLE', { trouble: reply.status, hasStored: found.length > 0 })
  return { status: reply.status, notice, keyword: withNames(keyword, found), ...pageOf(found) }
}

type Filed = { candidates: Found['candidates']; asOf: string; searched: string[]; isFresh: boolean }

/** `null` when no file is imported, nothing is found in it, or former addresses are wanted, which it has not. */
async function searchFile(
  stored: AddressServices,
  texts: readonly string[],
  { hstryYn }: AddressSearchQuery,
): Promise<Filed | null> {
  if (hstryYn === 'Y' || !(await hasFiledAddresses(stored.pool))) return null
  const replies = await Promise.all(texts.map((text) => searchAddressFile(stored, text)))
  const found = replies.flatMap((reply, at) => (reply === null ? [] : [{ ...reply, text: texts[at] ?? '' }]))
  const [first] = found
  if (first === undefined) return null
  const asOf = found.reduce((oldest, each) => (each.asOf < oldest ? each.asOf : oldest), first.asOf)
  const candidates = found.flatMap((each) => each.candidates)
  return { candidates, asOf, searched: found.map(({ text }) => text), isFresh: isFreshFile(asOf, stored.clock.now()) }
}

const HANGUL = /[가-힣]/u

/** R-ADDR-26: the provider understands only Korean. */
function readKeyword(keyword: string, catalogue: DistrictCatalogue) {
  const { place, unit, floor, unread } = readTyped(keyword, catalogue)
  const korean = englishInKorean(keyword, catalogue).slice(0, MOST_TEXTS)
  const texts = korean.map((text) => readTyped(text, catalogue).place)
  return { texts: texts.length === 0 ? [place] : [...new Set(texts)], unit, floor, unread }
}

/** A name beside the number that every candidate bears was used after all. */
function withNames(keyword: Found['keyword'], candidates: readonly Found['candidates'][number][]): Found['keyword'] {
  const bare = (text: string) => text.replaceAll(/[\s,()]/gu, '')
  const names = candidates.map(({ jibunAddr, roadAddr, bdNm }) => bare(jibunAddr + roadAddr + bdNm))
  const isBorne = (words: string) => names.length > 0 && names.every((name) => name.includes(bare(words)))
  return { ...keyword, unread: keyword.unread.filter((words) => !isBorne(words)) }
}

type Asked = { reply: Reply; texts: readonly string[] }

/** If nothing is found, the lots that the text may mean are searched: 싱림동 1422-5, 신림 1422-5. */
async function ask(
  port: AddressSearchPort,
  stored: NamingServices,
  texts: readonly string[],
  query: Query,
): Promise<Asked> {
  const asked = await askProvider(port, texts, query)
  if (asked.reply.status !== 'NOT_FOUND') return asked
  const outcome = await resolveAddress(stored, { address: query.keyword })
  const lots = outcome.ok
    ? [outcome.address.jibunAddress]
    : outcome.candidates.flatMap(({ jibunAddress }) => jibunAddress ?? [])
  const others = lots.filter((lot) => !texts.includes(lot)).slice(0, MOST_TEXTS)
  const again = others.length === 0 ? asked : await askProvider(port, others, query)
  return again.reply.status === 'FOUND' ? again : asked
}

/** The matches for all texts become candidates, in the order of the texts. `texts`: those that found any, or all. */
async function askProvider(port: AddressSearchPort, texts: readonly string[], query: Query): Promise<Asked> {
  const replies = await Promise.all(texts.map((keyword) => port.search({ ...query, keyword })))
  const pages = replies.flatMap((reply, at) =>
    reply.status === 'FOUND' && reply.value.refinement === null ? [{ ...reply.value, text: texts[at] ?? '' }] : [],
  )
  const [first] = pages
  if (first === undefined) {
    return { reply: replies.find(({ status }) => status !== 'NOT_FOUND') ?? { status: 'NOT_FOUND' }, texts }
  }
  const { text: _, ...page } = first
  const candidates = pages.flatMap((each) => each.candidates)
  const totalCount = pages.reduce((sum, each) => sum + each.totalCount, 0)
  return {
    reply: { status: 'FOUND', value: { ...page, candidates, totalCount } },
    texts: pages.map(({ text }) => text),
  }
}
