import type { ProviderReply } from '../../domain/lookup.ts'
import type { ProviderHttp, WireResponse } from '../http.ts'
import { type AddressSearchPage, readAddressSearch } from './wire.ts'

const API_NAME = 'addrLinkApi'
const PATH = '/addrlink/addrLinkApi.do'

type AddressSearchQuery = {
  keyword: string
  /** From 1. */
  currentPage: number
  /** 1–100. */
  countPerPage: number
  /** Whether to include former addresses. */
  hstryYn?: 'Y' | 'N'
  firstSort?: 'none' | 'road' | 'location'
  addInfoYn?: 'Y' | 'N'
}

type AddressSearchClient = {
  /** A keyword that the provider refuses is FOUND with a `refinement`; no match is NOT_FOUND. */
  search(query: AddressSearchQuery, signal?: AbortSignal): Promise<ProviderReply<AddressSearchPage>>
}

/** Address search of the ministry of the interior (business.juso.go.kr, 도로명주소 검색 API). */
export function createAddressSearchClient(options: {
  http: ProviderHttp
  baseUrl: string
  key: string | undefined
}): AddressSearchClient {
  const { http, baseUrl, key } = options
  return {
    async search({ keyword, currentPage, countPerPage, ...flags }, signal) {
      const cleaned = cleanKeyword(keyword)
      const summary = {
        keywordHash: http.hashForLog(cleaned),
        keywordLength: cleaned.length,
        currentPage,
        countPerPage,
      }
      if (!key) return http.unavailable({ provider: 'juso', apiName: API_NAME, summary })
      if (cleaned === '') {
        return {
          status: 'FOUND',
          value: { candidates: [], totalCount: 0, currentPage, countPerPage, refinement: 'KEYWORD_EMPTY' },
        }
      }
      const url = new URL(PATH, baseUrl)
      const query = { confmKey: key, currentPage, countPerPage, keyword: cleaned, resultType: 'json', ...flags }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
      const interpret = ({ text }: WireResponse) => readAddressSearch(text, { currentPage, countPerPage })
      return http.request({ provider: 'juso', apiName: API_NAME, url, summary, interpret }, signal)
    },
  }
}

/** Words and characters that the provider rejects as an attack (E0013), or its firewall drops without a reply. */
const FORBIDDEN_CHARACTERS = /[%=><[\]]/g
const FORBIDDEN_WORDS =
  /(?<![\p{L}\p{N}])(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)(?![\p{L}\p{N}])/giu

/**
 * Normalises a keyword for the provider; may return an empty text. The provider finds nothing for full-width digits or
 * decomposed letters (NFD), which some systems use in file names and pasted text.
 */
export function cleanKeyword(keyword: string): string {
  return keyword
    .normalize('NFKC')
    .replace(FORBIDDEN_CHARACTERS, ' ')
    .replace(FORBIDDEN_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
