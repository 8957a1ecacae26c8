import type { RegionalIndicatorAnalysisRequest } from '@lease-risk/contract/regional'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type LegalDistrict, lawdCdOf } from '../../domain/district/legal-district.ts'
import { propertyTypeFromHint } from '../../domain/property/property-hint.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { type AskedTerms, askTerms, type TermProblem } from '../../domain/region-keyword/asked-terms.ts'
import { isSettled } from '../../domain/region-keyword/find-regions.ts'
import type { RegionKeyword, RegionKeywordReader } from '../../domain/region-keyword/read-region-keyword.ts'
import type { KeywordTerm } from '../../domain/region-keyword/read-terms.ts'

export type InterpretedInput = {
  target: RegionTarget
  /** The keyword that named the region. */
  place: RegionKeyword
  purpose: ContractPurpose
  /** Given by the request, by the keyword, or by neither. */
  purposeBasis: 'REQUEST' | 'KEYWORD' | 'DEFAULT'
  typeWords: { word: string; types: PropertyType[] }[]
  excludedTypes: RegionKeyword['excludedTypes']
  unreadWords: string[]
  /** Amounts, sizes, rooms and floors, and what is wrong with each. */
  terms: KeywordTerm[]
  problems: TermProblem[]
  asked: AskedTerms
  /** The region is only suggested: by a station, a place or an administrative dong. */
  isSuggested: boolean
  isExactAddress: boolean
  /** What else to choose from, in no order. */
  candidates: LegalDistrict[]
}

/** The interpretation of a request; the location keyword takes precedence over the raw one. */
export function interpretInput(
  request: RegionalIndicatorAnalysisRequest,
  read: RegionKeywordReader,
  catalogue: DistrictCatalogue,
): InterpretedInput {
  const raw = read(request.rawKeyword ?? '')
  const located = read(request.locationKeyword ?? '')
  const isGiven = ({ region, similar }: RegionKeyword) => region !== null || similar.length > 0
  const isLocated = isGiven(located) || (located.unread.length > 0 && !isGiven(raw))
  const place = isLocated ? located : raw
  const target = targetOf(place, catalogue)
  const basis = place.region?.basis
  const terms = [
    ...new Map([...raw.terms, ...located.terms].map((term) => [`${term.kind} ${term.text}`, term])).values(),
  ]
  const named =
    raw.purpose ?? located.purpose ?? (terms.some(({ kind }) => kind === 'MONTHLY_RENT') ? 'MONTHLY_RENT' : null)
  const purpose = request.contractPurpose ?? named ?? 'JEONSE'
  const purposeBasis = request.contractPurpose ? 'REQUEST' : named ? 'KEYWORD' : 'DEFAULT'
  return {
    target,
    place,
    purpose,
    purposeBasis,
    terms,
    ...askTerms(terms, purpose, purposeBasis !== 'DEFAULT'),
    typeWords: typeWordsOf(request.typeHints ?? [], [raw, located], read),
    excludedTypes: [
      ...new Map([...raw.excludedTypes, ...located.excludedTypes].map((each) => [each.text, each])).values(),
    ],
    unreadWords: [
      ...new Set([
        ...raw.unread,
        ...raw.unreadNumbers,
        ...(place === located ? [...located.unread, ...located.unreadNumbers] : []),
        ...(request.typeHints ?? []).filter((hint) => hint.trim() !== '' && typesOfHint(hint, read).length === 0),
      ]),
    ],
    isSuggested: basis === 'STATION_OR_PLACE' || basis === 'ADMINISTRATIVE_DONG',
    isExactAddress: raw.hasLotNumber || located.hasLotNumber,
    candidates: candidatesOf(place, target, catalogue),
  }
}

function typeWordsOf(hints: string[], keywords: RegionKeyword[], read: RegionKeywordReader) {
  const fromHints = hints.flatMap((hint) => typesOfHint(hint, read))
  const byWord = new Map(
    [...fromHints, ...keywords.flatMap((keyword) => keyword.typeWords)].map((each) => [each.word, each]),
  )
  return [...byWord.values()]
}

/** None for a hint that names no type of home. */
function typesOfHint(hint: string, read: RegionKeywordReader): RegionKeyword['typeWords'] {
  const words = read(hint).typeWords
  const type = propertyTypeFromHint(hint)
  return words.length > 0 || type === null ? words : [{ word: hint, types: [type] }]
}

/** The possible meanings of an ambiguous name, less likely namesakes, or the parts of a wide region. */
function candidatesOf(place: RegionKeyword, target: RegionTarget, catalogue: DistrictCatalogue): LegalDistrict[] {
  const namesakes = place.region?.others ?? []
  if (target.kind === 'AMBIGUOUS') return [...target.candidates, ...(place.similar.length > 0 ? [] : namesakes)]
  if (target.kind !== 'WIDE') return namesakes
  return [...target.regions.flatMap(({ code }) => catalogue.childrenOf(code)), ...namesakes]
}

/** The stored statistics that a region has. */
export type RegionTarget =
  /** Legal districts of one city district; several when a name spans them (성수동), or a town has villages. */
  | { kind: 'DISTRICTS'; regions: LegalDistrict[]; lawdCd: string; districtCodes: string[] }
  /** A whole city district with a LAWD_CD of its own. */
  | { kind: 'LAWD_CD'; regions: LegalDistrict[]; lawdCd: string; districtCodes: [] }
  /** A province, or a city with wards: wider than any statistic of this service. */
  | { kind: 'WIDE'; regions: LegalDistrict[] }
  | { kind: 'AMBIGUOUS'; candidates: LegalDistrict[] }
  | { kind: 'UNKNOWN' }

/** A guess, a divided former name and a similar name do not determine a region. */
function targetOf(
  { region, similar }: Pick<RegionKeyword, 'region' | 'similar'>,
  catalogue: DistrictCatalogue,
): RegionTarget {
  if (similar.length > 0) return { kind: 'AMBIGUOUS', candidates: similar }
  if (region === null) return { kind: 'UNKNOWN' }
  const { districts } = region
  return isSettled(region) ? targetOfDistricts(districts, catalogue) : { kind: 'AMBIGUOUS', candidates: districts }
}

/** Districts of one city district, or one district of any level. */
export function targetOfDistricts(regions: LegalDistrict[], catalogue: DistrictCatalogue): RegionTarget {
  const lawdCd = lawdCdOf(regions[0]?.code ?? '')
  if (regions.every(({ emdName }) => emdName !== null)) {
    const districtCodes = regions.flatMap(({ code }) => lowestCodes(code, catalogue))
    return { kind: 'DISTRICTS', regions, lawdCd, districtCodes }
  }
  const code = regions[0]?.code ?? ''
  const hasTownsRightBelow = catalogue.childrenOf(code).some(({ emdName }) => emdName !== null)
  return hasTownsRightBelow ? { kind: 'LAWD_CD', regions, lawdCd, districtCodes: [] } : { kind: 'WIDE', regions }
}

/** The codes under which lots and deals are stored: those of a town's villages, otherwise the district's own. */
export function lowestCodes(code: string, catalogue: DistrictCatalogue): string[] {
  const children = catalogue.childrenOf(code)
  return children.length === 0 ? [code] : children.flatMap((child) => lowestCodes(child.code, catalogue))
}
