import type { FailureReason } from '../../domain/lookup.ts'
import type { Interpretation } from '../http.ts'
import { interpretText } from '../interpret-text.ts'
import { asList, asObject, malformed, readCount, readText } from '../wire-object.ts'

const CANDIDATE_FIELDS = [
  'roadAddr',
  'roadAddrPart1',
  'roadAddrPart2',
  'jibunAddr',
  'zipNo',
  'admCd',
  'rnMgtSn',
  'bdMgtSn',
  'bdNm',
  'siNm',
  'sggNm',
  'emdNm',
  'liNm',
  'rn',
  'udrtYn',
  'buldMnnm',
  'buldSlno',
  'mtYn',
  'lnbrMnnm',
  'lnbrSlno',
] as const

/**
 * One address, in the provider's field names, trimmed; `''` when it leaves a field blank (`sggNm` in Sejong). `admCd` is the
 * legal-district code, `mtYn` 1 for mountain land. `bdMgtSn` keeps the codes of the day it was made: never read a lot out of it.
 */
type JusoCandidate = Record<(typeof CANDIDATE_FIELDS)[number], string>

/** What the user can do about a search that the provider refuses for its keyword. */
type SearchRefinement =
  | 'KEYWORD_EMPTY'
  | 'MORE_DETAIL_NEEDED'
  | 'KEYWORD_TOO_SHORT'
  | 'LETTERS_AND_DIGITS_NEEDED'
  | 'KEYWORD_TOO_LONG'
  | 'TOO_MANY_DIGITS'
  | 'SPECIAL_CHARACTERS_ONLY'
  | 'FORBIDDEN_CHARACTERS'
  | 'NARROW_DOWN'

const REFINEMENTS: Record<string, SearchRefinement> = {
  E0005: 'KEYWORD_EMPTY',
  E0006: 'MORE_DETAIL_NEEDED',
  E0008: 'KEYWORD_TOO_SHORT',
  E0009: 'LETTERS_AND_DIGITS_NEEDED',
  E0010: 'KEYWORD_TOO_LONG',
  E0011: 'TOO_MANY_DIGITS',
  E0012: 'SPECIAL_CHARACTERS_ONLY',
  E0013: 'FORBIDDEN_CHARACTERS',
  E0015: 'NARROW_DOWN',
}

const FAILURES: Record<string, { reason: FailureReason; retry?: 'SOON' }> = {
  // Not approved: expired, issued for another site, or a popup key.
  E0001: { reason: 'KEY_REJECTED' },
  // Development key expired.
  E0014: { reason: 'KEY_REJECTED' },
  // System error.
  '-999': { reason: 'PROVIDER_ERROR', retry: 'SOON' },
}

type PagePosition = { currentPage: number; countPerPage: number }

/** `refinement` is `null` for a normal page; otherwise there are no candidates and the keyword has to change. `currentPage` counts from 1. */
export type AddressSearchPage = PagePosition & {
  candidates: JusoCandidate[]
  totalCount: number
  refinement: SearchRefinement | null
}

/** Reads a reply of `addrLinkApi.do`, which is HTTP 200 for errors too. `asked` fills in a page position that errors leave out. */
export function readAddressSearch(text: string, asked: PagePosition): Interpretation<AddressSearchPage> {
  return interpretText(text, (root) => {
    const results = asObject(root['results'])
    const common = asObject(results?.['common'])
    const code = readText(common, 'errorCode')
    if (code === null) return malformed('no error code')
    const position = {
      currentPage: readCount(common, 'currentPage') ?? asked.currentPage,
      countPerPage: readCount(common, 'countPerPage') ?? asked.countPerPage,
    }
    if (code !== '0') return readErrorCode(code, position)
    return readPage(asList(results?.['juso']), readCount(common, 'totalCount'), position)
  })
}

function readPage(
  rows: unknown[],
  totalCount: number | null,
  position: PagePosition,
): Interpretation<AddressSearchPage> {
  if (totalCount === null) return malformed('no total count')
  if (totalCount === 0 && rows.length === 0) return { status: 'NOT_FOUND' }
  const before = (position.currentPage - 1) * position.countPerPage
  if (rows.length === 0 && before < totalCount) return malformed('a total count without rows', 'SOON')
  const candidates = rows.map(readCandidate).filter((candidate) => candidate !== null)
  if (candidates.length === 0 && rows.length > 0) return malformed('no row could be read')
  return { status: 'FOUND', value: { candidates, totalCount, ...position, refinement: null } }
}

function readErrorCode(code: string, position: PagePosition): Interpretation<AddressSearchPage> {
  const refinement = Object.hasOwn(REFINEMENTS, code) ? REFINEMENTS[code] : undefined
  if (refinement !== undefined) {
    return { status: 'FOUND', value: { candidates: [], totalCount: 0, ...position, refinement } }
  }
  const failure = Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined
  const detail = /^[\w-]{1,8}$/.test(code) ? `code ${code}` : 'unknown code'
  return { status: 'ERROR', detail, ...(failure ?? { reason: 'PROVIDER_ERROR' }) }
}

/** `null` without a legal-district code or any address. */
function readCandidate(value: unknown): JusoCandidate | null {
  const row = asObject(value)
  const read = (field: string) => [field, readText(row, field) ?? '']
  const candidate = Object.fromEntries(CANDIDATE_FIELDS.map(read)) as JusoCandidate
  const isAddress = /^\d{10}$/.test(candidate.admCd) && `${candidate.roadAddr}${candidate.jibunAddr}` !== ''
  return isAddress ? candidate : null
}
