import type { RegionalIndicatorAnalysisRequest, RegionalIndicatorAnalysisResponse } from '@lease-risk/contract/regional'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import { propertyTypeFromHint } from '../../domain/property/property-hint.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { RegionKeyword, RegionKeywordReader } from '../../domain/region-keyword/read-region-keyword.ts'
import { withParticle } from '../../domain/wording/particle.ts'
import { type RegionTarget, targetOf } from './region-target.ts'
import { regionView } from './statistic-view.ts'

type Interpretation = RegionalIndicatorAnalysisResponse['inputInterpretation']

export type InterpretedInput = {
  target: RegionTarget
  purpose: ContractPurpose
  typeWords: { word: string; types: PropertyType[] }[]
  /** The region is only suggested: by a station, a place or an administrative dong. */
  isSuggested: boolean
  isExactAddress: boolean
  interpretation: Interpretation
}

const MAX_CANDIDATES = 20
const NOTICE = '저장된 과거 실거래와 통계를 요약한 결과이며, 현재 매물이나 매물 목록은 제공하지 않습니다.'

/** What the request asks for; the location keyword goes before the raw one. */
export function interpretInput(
  request: RegionalIndicatorAnalysisRequest,
  read: RegionKeywordReader,
  catalogue: DistrictCatalogue,
): InterpretedInput {
  const raw = read(request.rawKeyword ?? '')
  const located = read(request.locationKeyword ?? '')
  const place = located.region === null && raw.region !== null ? raw : located
  const target = targetOf(place.region, catalogue)
  const purpose = request.contractPurpose ?? raw.purpose ?? located.purpose ?? 'JEONSE'
  const typeWords = typeWordsOf(request.typeHints ?? [], [raw, located], read)
  const basis = place.region?.basis ?? 'NOT_RECOGNISED'
  const isExactAddress = raw.hasLotNumber || located.hasLotNumber
  return {
    target,
    purpose,
    typeWords,
    isSuggested: basis === 'STATION_OR_PLACE' || basis === 'ADMINISTRATIVE_DONG',
    isExactAddress,
    interpretation: {
      locationBasis: basis,
      locationBasisText: basisText(place, target),
      matchedText: place.regionText,
      regions: 'regions' in target ? target.regions.map(regionView) : [],
      ambiguous: target.kind === 'AMBIGUOUS',
      candidates: candidatesOf(place, target, catalogue).slice(0, MAX_CANDIDATES).map(regionView),
      typeHints: typeWords.map(({ word }) => word),
      contractPurpose: purpose,
      contractPurposeBasis: request.contractPurpose
        ? 'REQUEST'
        : (raw.purpose ?? located.purpose)
          ? 'KEYWORD'
          : 'DEFAULT',
      precisionLevel: request.precisionLevel ?? precisionOf(basis, target, isExactAddress),
      unreadWords: [...new Set([...raw.unread, ...(place === located ? located.unread : [])])],
      currentListingNotice: NOTICE,
    },
  }
}

function typeWordsOf(hints: string[], keywords: RegionKeyword[], read: RegionKeywordReader) {
  const fromHints = hints.flatMap((hint) => {
    const words = read(hint).typeWords
    const type = propertyTypeFromHint(hint)
    return words.length > 0 || type === null ? words : [{ word: hint, types: [type] }]
  })
  const byWord = new Map(
    [...fromHints, ...keywords.flatMap((keyword) => keyword.typeWords)].map((each) => [each.word, each]),
  )
  return [...byWord.values()]
}

function precisionOf(basis: Interpretation['locationBasis'], target: RegionTarget, isExactAddress: boolean) {
  if (isExactAddress) return 'EXACT_ADDRESS'
  if (basis === 'STATION_OR_PLACE') return 'STATION_OR_PLACE'
  if (target.kind === 'LAWD_CD') return 'SIGUNGU'
  return target.kind === 'DISTRICTS' ? 'LEGAL_DISTRICT' : 'REGION_OR_PLACE'
}

/** What else to choose from: what an ambiguous name can mean, less likely namesakes, or the parts of a wide region. */
function candidatesOf(place: RegionKeyword, target: RegionTarget, catalogue: DistrictCatalogue): LegalDistrict[] {
  const namesakes = place.region?.others ?? []
  if (target.kind === 'AMBIGUOUS') return [...target.candidates, ...namesakes]
  if (target.kind !== 'WIDE') return namesakes
  return [...target.regions.flatMap(({ code }) => catalogue.childrenOf(code)), ...namesakes]
}

function basisText({ region, regionText }: RegionKeyword, target: RegionTarget): string {
  if (region === null) return '지역을 알아내지 못했습니다. 시군구나 동 이름을 입력하십시오.'
  const names = region.districts
    .slice(0, MAX_CANDIDATES)
    .map(({ fullName }) => fullName)
    .join(', ')
  const said = `'${regionText}'`
  if (target.kind === 'AMBIGUOUS' && region.basis === 'FORMER_NAME')
    return `${withParticle(said, '은/는')} 옛 이름이며 지금은 여러 지역이 이어받았습니다: ${names}. 후보 가운데 하나를 고르십시오.`
  if (target.kind === 'AMBIGUOUS')
    return `${withParticle(said, '은/는')} 여러 지역을 뜻할 수 있습니다: ${names}. 후보 가운데 하나를 고르십시오.`
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
