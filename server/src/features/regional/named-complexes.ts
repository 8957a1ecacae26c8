import type { RegionalComplex } from '@lease-risk/contract/regional'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { findLotsOfKeyword, type NamingServices, type StoredLots } from '../../evidence/lot-names/index.ts'
import { type InterpretedInput, targetOfDistricts } from './interpret-input.ts'

const MOST = 20

/** An input with the buildings that its words name. */
export type InputWithComplexes = InterpretedInput & {
  complexes: RegionalComplex[]
  isComplexName: boolean
  /** The one complex named exactly; its own numbers and its type are then used. */
  complex: NamedComplex | null
}

type NamedComplex = { pnu: string; name: string; propertyType: TradedPropertyType | null }

/**
 * Words that were not understood may name a building or complex: 반포자이, 송파 헬리오시티. If exactly one has that name, it
 * suggests the legal district; among several, or among names that are only similar, the user has to choose.
 */
export async function readComplexes(services: NamingServices, input: InterpretedInput): Promise<InputWithComplexes> {
  const nothing = { ...input, complexes: [], isComplexName: false, complex: null }
  if (input.place.unread.length === 0 || input.isExactAddress) return nothing
  const found = await findLotsOfKeyword(services, input.place, MOST)
  if (found.lots.length === 0) return nothing
  const { lots, namesakes, isExact } = found
  const [only, ...others] = lots
  const complex =
    isExact && only !== undefined && others.length === 0
      ? { pnu: only.pnu, name: only.buildingName ?? '', propertyType: only.propertyType }
      : null
  const complexes = [...lots, ...namesakes].map(viewOf)
  return { ...withTarget(input, found, services.catalogue), complexes, complex }
}

function withTarget(
  input: InterpretedInput,
  { lots, isExact, isElsewhere }: StoredLots,
  catalogue: DistrictCatalogue,
): Omit<InputWithComplexes, 'complexes' | 'complex'> {
  const { target, place } = input
  const unreadWords = isExact ? input.unreadWords.filter((word) => !place.unread.includes(word)) : input.unreadWords
  const isRegionGiven = 'regions' in target
  // 잠실 파크리오 stands in 신천동: the 동 that is named says only where to look
  const isInDong = isRegionGiven && target.kind === 'DISTRICTS' && !isElsewhere
  if (isInDong || (isRegionGiven && !isExact)) return { ...input, unreadWords, isComplexName: false }
  const districts = [...new Set(lots.map(({ district }) => district))]
  const [only, ...others] = lots
  if (isExact && only !== undefined && others.length === 0) {
    const settled = targetOfDistricts([only.district], catalogue)
    return { ...input, unreadWords, target: settled, candidates: [], isSuggested: true, isComplexName: true }
  }
  const doubted = place.region?.isDoubted === true ? input.candidates : []
  const candidates = [...new Set([...districts, ...doubted, ...place.similar])]
  return { ...input, unreadWords, target: { kind: 'AMBIGUOUS', candidates }, candidates, isComplexName: true }
}

function viewOf({ pnu, buildingName, district, jibunAddress, deals }: StoredLots['lots'][number]): RegionalComplex {
  return {
    name: buildingName ?? '',
    pnu,
    legalDistrictCode: district.code,
    regionName: district.fullName,
    jibunAddress,
    dealCount: deals,
  }
}
