import type { Text } from '../../../words/message.ts'
import { completedYears } from '../../calendar.ts'
import type { PropertyDetermination, SectionState } from '../../property/determination.ts'
import type { PropertyType } from '../../property/property-type.ts'
import { PROPERTY_TYPE_LABELS } from '../../wording/labels.ts'
import { MISSING_IS_NOT_GOOD, whyMissing } from '../../wording/missing-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Finding, FindingCode } from '../findings/finding.ts'

/** What stands on the lot, how surely, and what to be careful about. */
export type IdentityReading = {
  state: SectionState
  propertyType: PropertyType
  propertyTypeName: Text
  candidatePropertyTypes: PropertyType[]
  determinationBasis: PropertyDetermination['basis']
  registerConfirmed: boolean
  /** A sentence. */
  determinationStatus: Text
  buildingName: string | null
  mainUse: string | null
  detailUse: string | null
  /** `null` also for a date that cannot be used. */
  useApprovalDate: string | null
  householdCount: number | null
  familyCount: number | null
  /** Main buildings on the lot. */
  registerBuildingCount: number
  /** What the user may choose from; empty where there is one building only. */
  registerCandidates: RegisterCandidate[]
  /** Sentences. */
  cautions: Text[]
}

type RegisterCandidate = {
  registerKey: string
  buildingName: string | null
  dongName: string | null
  mainUse: string | null
  detailUse: string | null
  useApprovalDate: string | null
  chosen: boolean
}

/** The findings that say what to be careful about with the building itself. */
const CAUTIONS: readonly FindingCode[] = [
  'SEVERAL_BUILDINGS',
  'TYPE_OPEN',
  'TYPE_FROM_HINT',
  'TYPE_FROM_SAME_LOT_DEALS',
  'HINT_DIFFERS',
  'NEIGHBORHOOD_FACILITY',
  'NON_RESIDENTIAL',
  'MIXED_USE',
  'USE_UNCLEAR',
  'FLOOR_ABOVE_BUILDING',
  'FLOOR_BELOW_BUILDING',
  'DONG_NOT_IN_REGISTER',
  'HO_NOT_PLAUSIBLE',
  'BASEMENT',
  'ROOFTOP',
  'FLOOR_DIFFERS',
  'AREA_UNLIKE_LOT',
  'SHARED_HOUSE',
]

const UNKNOWN_PROPERTY: IdentityReading = {
  state: 'unavailable',
  propertyType: 'UNKNOWN',
  propertyTypeName: PROPERTY_TYPE_LABELS.UNKNOWN,
  candidatePropertyTypes: [],
  determinationBasis: 'NONE',
  registerConfirmed: false,
  determinationStatus: '주소를 지번까지 확인하지 못해 건물을 조회하지 않았습니다.',
  buildingName: null,
  mainUse: null,
  detailUse: null,
  useApprovalDate: null,
  householdCount: null,
  familyCount: null,
  registerBuildingCount: 0,
  registerCandidates: [],
  cautions: [MISSING_IS_NOT_GOOD],
}

export function identityReading(facts: LeaseFacts, findings: readonly Finding[]): IdentityReading {
  if (!facts.address.confirmed) return UNKNOWN_PROPERTY
  const { property, register, asOf } = facts
  const { building, propertyType } = property
  const mainBuildings = register.buildings.filter(({ isMain }) => isMain)
  return {
    state: property.state,
    propertyType,
    propertyTypeName: PROPERTY_TYPE_LABELS[propertyType],
    candidatePropertyTypes: property.candidateTypes,
    determinationBasis: property.basis,
    registerConfirmed: property.state === 'success' && propertyType !== 'UNKNOWN',
    determinationStatus: determinationStatus(facts),
    buildingName: building?.buildingName ?? null,
    mainUse: building?.mainUseName ?? null,
    detailUse: building?.detailUse ?? null,
    useApprovalDate: usableDate(building?.useApprovalDate ?? null, asOf),
    householdCount: building?.householdCount ?? null,
    familyCount: building?.familyCount ?? null,
    registerBuildingCount: new Set(mainBuildings.map(({ registerKey }) => registerKey)).size,
    registerCandidates: registerCandidates(property),
    cautions: findings.filter(({ code }) => CAUTIONS.includes(code)).map(({ sentence }) => sentence),
  }
}

/** What the user may choose from; where there is one building only, there is nothing to choose. */
function registerCandidates({ candidates, building }: PropertyDetermination): RegisterCandidate[] {
  if (candidates.length < 2) return []
  return candidates.map((candidate) => ({
    registerKey: candidate.registerKey,
    buildingName: candidate.buildingName,
    dongName: candidate.dongName,
    mainUse: candidate.mainUseName,
    detailUse: candidate.detailUse,
    useApprovalDate: candidate.useApprovalDate,
    chosen: candidate.registerKey === building?.registerKey,
  }))
}

function determinationStatus({ property, register }: LeaseFacts): string {
  switch (property.state) {
    case 'success':
      return property.propertyType === 'UNKNOWN'
        ? '건축물대장에서 건물 한 동을 확인했으나, 용도가 주택이 아니어서 주택 유형을 정하지 못했습니다.'
        : `건축물대장에서 건물 한 동을 확인했습니다. 대장의 용도로 본 유형: ${PROPERTY_TYPE_LABELS[property.propertyType]}.`
    case 'ambiguous':
      return `건축물대장 후보가 ${property.candidates.length}동 있어 계약할 건물을 확정하지 못했습니다. ${sharedType(property)} 동·호수를 적거나 후보 가운데 건물을 고르십시오.`
    case 'partial':
      return onIndirectBasis(property)
    case 'empty':
    case 'unavailable':
    case 'error':
      return `${whyMissing(
        { status: property.registerStatus, reason: register.reason },
        '건축물대장을',
        '건축물대장에서 이 지번의 건물을 찾지 못했습니다.',
      )} 그래서 주택 유형을 판단하지 않았습니다.`
  }
}

function sharedType({ propertyType }: PropertyDetermination): string {
  return propertyType === 'UNKNOWN'
    ? '후보의 유형도 하나로 모이지 않습니다.'
    : `후보에 공통된 유형: ${PROPERTY_TYPE_LABELS[propertyType]}.`
}

function onIndirectBasis({ basis, propertyType, candidateTypes, building }: PropertyDetermination): string {
  const register =
    building === null
      ? '건축물대장으로 유형을 확인하지 못했습니다.'
      : '건축물대장에서 건물은 확인했으나 적힌 용도만으로는 유형을 하나로 정하지 못했습니다.'
  const type = PROPERTY_TYPE_LABELS[propertyType]
  switch (basis) {
    case 'USER_HINT':
      return `${register} 입력하신 내용을 기준 후보로 삼았습니다(기준 후보: ${type}). 공식 자료로 확인된 유형이 아닙니다.`
    case 'SAME_LOT_DEALS':
      return `${register} 같은 지번의 과거 거래를 기준 후보로 삼았습니다(기준 후보: ${type}). 공식 자료로 확인된 유형이 아닙니다.`
    case 'REGISTER':
    case 'NONE': {
      const possible = candidateTypes.map((candidate) => PROPERTY_TYPE_LABELS[candidate]).join(', ')
      return possible === '' ? register : `${register} 가능한 유형: ${possible}.`
    }
  }
}

function usableDate(date: string | null, asOf: string): string | null {
  return date !== null && completedYears(date, asOf) !== null ? date : null
}
