import type { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import type { RegionKeyword } from '../../domain/region-keyword/read-region-keyword.ts'
import { withParticle } from '../../words/ko/particle.ts'
import type { InputWithComplexes } from './named-complexes.ts'
import { regionView } from './statistic-view.ts'

type Interpretation = RegionalIndicatorAnalysisResponse['inputInterpretation']

const MAX_CANDIDATES = 20
const NOTICE = '저장된 과거 실거래와 통계를 요약한 결과이며, 현재 매물이나 매물 목록은 제공하지 않습니다.'

/** How the input was understood, in words. `candidates`: in the order to show them. */
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
    locationBasisText: `${retypedText(place, request)}${basisText(input, candidates)}`,
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
    currentListingNotice: NOTICE,
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

function retypedText({ retyped }: RegionKeyword, { locationKeyword, rawKeyword }: RegionalIndicatorAnalysisRequest) {
  if (retyped === null) return ''
  const typed = (locationKeyword || rawKeyword || '').trim()
  return `영문 자판으로 입력하신 말('${typed}')을 ${withParticle(`'${retyped.trim()}'`, '으로/로')} 바꾸어 읽었습니다. `
}

/** The words that named a building, with the region beside them. */
function saidOf({ regionText, unread }: RegionKeyword): string {
  return [regionText, ...unread].filter((word) => word !== null).join(' ')
}

function complexText({ place, target, complexes }: InputWithComplexes): string {
  const said = `'${saidOf(place)}'`
  const [only] = complexes
  if (target.kind !== 'AMBIGUOUS' && only !== undefined)
    return `${withParticle(said, '을/를')} ${only.jibunAddress}의 건물 이름으로 보고 그 법정동의 통계를 찾았습니다. 그 건물만의 수치가 아닙니다.`
  const listed = complexes.map(({ jibunAddress, name, dealCount }) => `${jibunAddress} ${name}(거래 ${dealCount}건)`)
  return `${withParticle(said, '은/는')} 이런 건물의 이름일 수 있습니다: ${listed.join(', ')}. 하나를 골라 지번주소나 동 이름으로 다시 분석하십시오.`
}

function basisText(input: InputWithComplexes, candidates: readonly LegalDistrict[]): string {
  const { place, target } = input
  if (input.isComplexName) return complexText(input)
  const { region, regionText, similarText } = place
  const listed = namesOf(candidates)
  if (similarText !== null) return `'${similarText}'에 가까운 이름입니다: ${listed}. 맞으면 후보에서 고르십시오.`
  if (region === null) return '지역을 알아내지 못했습니다. 시군구나 동 이름을 입력하십시오.'
  const said = `'${regionText}'`
  if (target.kind === 'AMBIGUOUS') {
    const isOne = candidates.length === 1
    if (isOne)
      return `${withParticle(said, '은/는')} ${listed}일 수 있지만 확실하지 않습니다. 맞으면 후보에서 고르십시오.`
    const why =
      region.basis === 'FORMER_NAME' ? '옛 이름이며 지금은 여러 지역이 이어받았습니다' : '여러 지역을 뜻할 수 있습니다'
    return `${withParticle(said, '은/는')} ${why}: ${listed}. 후보 가운데 하나를 고르십시오.`
  }
  const names = namesOf(region.districts)
  const asNames = withParticle(names, '으로/로')
  switch (region.basis) {
    case 'DISTRICT_NAME':
      return `${withParticle(said, '을/를')} ${asNames} 읽었습니다.`
    case 'SHORTENED_NAME':
      return `${withParticle(said, '을/를')} 줄인 이름으로 보고 ${asNames} 읽었습니다.`
    case 'FORMER_NAME':
      return `${withParticle(said, '은/는')} 옛 이름이므로 지금의 ${asNames} 읽었습니다.`
    case 'ADMINISTRATIVE_DONG':
      return `${withParticle(said, '은/는')} 행정동 이름이므로 ${withParticle(names, '을/를')} 법정동 후보로 보았습니다. 실제 법정동과 다를 수 있습니다.`
    case 'STATION_OR_PLACE':
      return `${withParticle(said, '은/는')} 역이나 장소 이름이므로 ${withParticle(names, '을/를')} 후보로 보았습니다. 실제 위치의 법정동과 다를 수 있습니다.`
  }
}

function namesOf(districts: readonly LegalDistrict[]): string {
  const names = districts.slice(0, MAX_CANDIDATES).map(({ fullName }) => fullName)
  const others = districts.length - names.length
  return names.join(', ') + (others > 0 ? ` 외 ${others}곳` : '')
}
