import type { AddressSearchQuery, AddressSearchResponse } from '@lease-risk/contract/address-search'
import type { ProviderReply } from '../../domain/lookup.ts'
import type { NamingServices } from '../../evidence/lot-names/face.ts'
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

const REFINEMENT_NOTICE: Record<string, string> = {
  KEYWORD_EMPTY: '검색어를 입력해 주세요.',
  MORE_DETAIL_NEEDED: '주소를 더 자세히 입력해 주세요. 예: 신림동 1422-5',
  KEYWORD_TOO_SHORT: '두 글자 이상 입력해 주세요.',
  LETTERS_AND_DIGITS_NEEDED: '한글과 숫자를 함께 입력해 주세요. 예: 신림동 1422-5',
  KEYWORD_TOO_LONG: '검색어가 너무 깁니다. 짧게 줄여 주세요.',
  TOO_MANY_DIGITS: '숫자가 너무 깁니다. 번지나 건물번호만 입력해 주세요.',
  SPECIAL_CHARACTERS_ONLY: '특수문자와 숫자만으로는 검색할 수 없습니다.',
  FORBIDDEN_CHARACTERS: '검색할 수 없는 문자가 들어 있습니다.',
  NARROW_DOWN: '결과가 너무 많습니다. 동 이름이나 번지를 더 입력해 주세요.',
}

/**
 * Address candidates for a keyword. A provider's trouble is a status with a notice, never an error answer; what stored
 * data know under the keyword then stands in its place.
 */
export async function searchAddresses(
  port: AddressSearchPort,
  stored: NamingServices,
  query: AddressSearchQuery,
): Promise<AddressSearchResponse> {
  const position = { currentPage: query.currentPage ?? 1, countPerPage: query.countPerPage ?? 10 }
  const reply = await port.search({ ...query, ...position })
  if (reply.status === 'FOUND') {
    const { refinement, ...page } = reply.value
    if (refinement === null) return { status: 'FOUND', notice: null, ...page }
    const notice = REFINEMENT_NOTICE[refinement] ?? '검색어를 바꾸어 다시 시도해 주세요.'
    return { status: 'REFINE_KEYWORD', notice, ...page }
  }
  if (reply.status === 'NOT_FOUND') {
    const notice = '검색 결과가 없습니다. 동 이름과 번지를 다시 확인해 주세요.'
    return { status: 'EMPTY', notice, totalCount: 0, candidates: [], ...position }
  }
  const found = await searchStoredAddresses(stored, query.keyword)
  const from = (position.currentPage - 1) * position.countPerPage
  const page = { totalCount: found.length, candidates: found.slice(from, from + position.countPerPage), ...position }
  return { status: reply.status, notice: troubleNotice(reply.status, found.length > 0), ...page }
}

function troubleNotice(status: 'UNAVAILABLE' | 'ERROR', hasStored: boolean): string {
  const trouble =
    status === 'UNAVAILABLE' ? '주소 검색을 사용할 수 없습니다.' : '주소 검색 기관의 응답에 문제가 있습니다.'
  if (hasStored)
    return `${trouble} 저장된 자료가 아는 주소만 후보로 보여 드립니다. 없으면 지번주소를 직접 입력해 주세요.`
  return `${trouble} ${status === 'ERROR' ? '잠시 후 다시 시도하거나 ' : ''}지번주소를 직접 입력해 주세요.`
}
