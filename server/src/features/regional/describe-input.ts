import type { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import type { RegionKeyword } from '../../domain/region-keyword/read-region-keyword.ts'
import { message, sentences, type Text, type Unworded } from '../../words/message.ts'
import type { InputWithComplexes } from './named-complexes.ts'
import { regionView } from './region-statistics.ts'

type Interpretation = Unworded<RegionalIndicatorAnalysisResponse['inputInterpretation']>

const MAX_CANDIDATES = 20

/** The interpretation of the input, in words. `candidates`: in display order. */
export function describeInput(
  input: InputWithComplexes,
  request: RegionalIndicatorAnalysisRequest,
  candidates: readonly LegalDistrict[],
  chips: Interpretation['chips'],
): Interpretation {
  const { target, purpose, purposeBasis, typeWords, unreadWords, complexes, isComplexName, place } = input
  const basis = isComplexName ? 'COMPLEX_NAME' : basisOf(place)
  return {
    locationBasis: basis,
    locationBasisText: sentences([...retyped(place, request), basisText(input, candidates)]),
    matchedText: isComplexName ? saidOf(place) : (place.similarText ?? place.regionText),
    regions: 'regions' in target ? target.regions.map(regionView) : [],
    ambiguous: target.kind === 'AMBIGUOUS',
    candidates: candidates.slice(0, MAX_CANDIDATES).map(regionView),
    complexes,
    typeHints: typeWords.map(({ word }) => word),
    contractPurpose: purpose,
    contractPurposeBasis: purposeBasis,
    precisionLevel: request.precisionLevel ?? precisionOf(input),
    chips,
    unreadWords,
    currentListingNotice: message('PAST_DEALS_ALONE'),
  }
}

function basisOf({ region, similar }: RegionKeyword): Interpretation['locationBasis'] {
  return similar.length > 0 ? 'SIMILAR_NAME' : (region?.basis ?? 'NOT_RECOGNISED')
}

function precisionOf({
  target,
  place,
  isExactAddress,
  isComplexName,
}: InputWithComplexes): Interpretation['precisionLevel'] {
  if (isExactAddress) return 'EXACT_ADDRESS'
  if (isComplexName || place.region?.basis === 'STATION_OR_PLACE') return 'STATION_OR_PLACE'
  if (target.kind === 'LAWD_CD') return 'SIGUNGU'
  return target.kind === 'DISTRICTS' ? 'LEGAL_DISTRICT' : 'REGION_OR_PLACE'
}

function retyped({ retyped: read }: RegionKeyword, request: RegionalIndicatorAnalysisRequest): Text[] {
  if (read === null) return []
  const typed = (request.locationKeyword || request.rawKeyword || '').trim()
  return [message('KEYBOARD_RETYPED', { typed, read: read.trim() })]
}

/** The words that named a building, together with the region. */
function saidOf({ regionText, unread }: RegionKeyword): string {
  return [regionText, ...unread].filter((word) => word !== null).join(' ')
}

function complexText({ place, target, complexes }: InputWithComplexes): Text {
  const said = saidOf(place)
  const [only] = complexes
  return target.kind !== 'AMBIGUOUS' && only !== undefined
    ? message('COMPLEX_READ', { said, jibunAddress: only.jibunAddress })
    : message('COMPLEX_CANDIDATES', { said, complexes })
}

function basisText(input: InputWithComplexes, candidates: readonly LegalDistrict[]): Text {
  const { place, target } = input
  if (input.isComplexName) return complexText(input)
  const { region, similarText } = place
  const said = place.regionText ?? ''
  const listed = namesOf(candidates)
  if (similarText !== null) return message('SIMILAR_REGION_NAMES', { said: similarText, regions: listed })
  if (region === null) return message('REGION_NOT_RECOGNISED')
  if (target.kind !== 'AMBIGUOUS')
    return message('REGION_READ', { said, regions: namesOf(region.districts), basis: region.basis })
  return candidates.length === 1
    ? message('REGION_UNSURE', { said, regions: listed })
    : message('REGION_AMBIGUOUS', { said, regions: listed, former: region.basis === 'FORMER_NAME' })
}

function namesOf(districts: readonly LegalDistrict[]): { names: string[]; others: number } {
  const names = districts.slice(0, MAX_CANDIDATES).map(({ fullName }) => fullName)
  return { names, others: districts.length - names.length }
}
