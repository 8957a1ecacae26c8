import type { FindingCode } from '@lease-risk/contract/codes/assessment'
import { message, sentences, type Text } from '../../../words/message.ts'
import { completedYears } from '../../calendar.ts'
import { isSingleHouse } from '../../property/building-use.ts'
import type { PropertyDetermination, SectionState } from '../../property/determination.ts'
import type { PropertyType } from '../../property/property-type.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import { listedCandidates } from '../../property/register-candidates.ts'
import { missingBecause } from '../../wording/source-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Finding } from '../findings/finding.ts'

/** The building on the lot, the certainty of its determination, and cautions. */
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
  mainUse: Text | null
  detailUse: Text | null
  /** Also `null` for an unusable date. */
  useApprovalDate: string | null
  householdCount: number | null
  familyCount: number | null
  /** Main buildings on the lot. */
  registerBuildingCount: number
  /** Buildings to choose from, at most `LISTED_CANDIDATES`; empty if there is only one building. */
  registerCandidates: RegisterCandidate[]
  /** Sentences. */
  cautions: Text[]
}

type Described = {
  buildingName: string | null
  mainUse: Text | null
  detailUse: Text | null
  useApprovalDate: string | null
}

/** Fields that all candidates have in common are `null`: the identity states them once. */
type RegisterCandidate = Described & { registerKey: string; dongName: string | null; chosen: boolean }

type Registered = Pick<RegisterBuilding, 'buildingName' | 'mainUseName' | 'detailUse' | 'useApprovalDate'>

/** Findings with cautions about the building itself. */
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
  'UNIT_NOT_PUBLISHED',
  'BASEMENT',
  'ROOFTOP',
  'FLOOR_DIFFERS',
  'FLOOR_UNLIKE_UNIT',
  'AREA_UNLIKE_LOT',
  'AREA_DIFFERS_FROM_UNIT',
  'AREA_NOT_GIVEN',
  'SHARED_HOUSE',
]

const UNKNOWN_PROPERTY: IdentityReading = {
  state: 'unavailable',
  propertyType: 'UNKNOWN',
  propertyTypeName: message('PROPERTY_TYPE_LABEL', { propertyType: 'UNKNOWN' }),
  candidatePropertyTypes: [],
  determinationBasis: 'NONE',
  registerConfirmed: false,
  determinationStatus: message('BUILDING_NOT_LOOKED_UP'),
  buildingName: null,
  mainUse: null,
  detailUse: null,
  useApprovalDate: null,
  householdCount: null,
  familyCount: null,
  registerBuildingCount: 0,
  registerCandidates: [],
  cautions: [message('MISSING_IS_NOT_GOOD')],
}

export function identityReading(facts: LeaseFacts, findings: readonly Finding[]): IdentityReading {
  if (!facts.address.confirmed) return UNKNOWN_PROPERTY
  const { property, register, asOf } = facts
  const { building, propertyType } = property
  const mainBuildings = register.buildings.filter(({ isMain }) => isMain)
  return {
    state: property.state,
    propertyType,
    propertyTypeName: message('PROPERTY_TYPE_LABEL', { propertyType, single: isSingle(property) }),
    candidatePropertyTypes: property.candidateTypes,
    determinationBasis: property.basis,
    registerConfirmed: property.state === 'success' && propertyType !== 'UNKNOWN',
    determinationStatus: determinationStatus(facts),
    ...described(building ?? inCommon(property.candidates), asOf),
    householdCount: building?.householdCount ?? null,
    familyCount: building?.familyCount ?? null,
    registerBuildingCount: new Set(mainBuildings.map(({ registerKey }) => registerKey)).size,
    registerCandidates: registerCandidates(property, asOf),
    cautions: findings.filter(({ code }) => CAUTIONS.includes(code)).map(({ sentence }) => sentence),
  }
}

/** Whether the building is described as one home. */
function isSingle({ building }: PropertyDetermination): boolean {
  return building !== null && isSingleHouse(building)
}

/** The buildings to choose from; empty if there is only one. */
function registerCandidates({ candidates, building }: PropertyDetermination, asOf: string): RegisterCandidate[] {
  if (candidates.length < 2) return []
  const common = described(inCommon(candidates), asOf)
  return listedCandidates(candidates, building).map((candidate) => ({
    registerKey: candidate.registerKey,
    dongName: candidate.dongName,
    ...apart(described(candidate, asOf), common),
    chosen: candidate.registerKey === building?.registerKey,
  }))
}

/** The fields that are not in common; the previous release needs every field. */
function apart(own: Described, common: Described): Described {
  return {
    buildingName: common.buildingName === null ? own.buildingName : null,
    mainUse: common.mainUse === null ? own.mainUse : null,
    detailUse: common.detailUse === null ? own.detailUse : null,
    useApprovalDate: common.useApprovalDate === null ? own.useApprovalDate : null,
  }
}

/** The values that all candidates share; `null` if they differ or are missing. */
function inCommon([first, ...others]: readonly RegisterBuilding[]): Registered {
  const shared = <Field extends keyof Registered>(field: Field) =>
    first && others.every((other) => other[field] === first[field]) ? first[field] : null
  return {
    buildingName: shared('buildingName'),
    mainUseName: shared('mainUseName'),
    detailUse: shared('detailUse'),
    useApprovalDate: shared('useApprovalDate'),
  }
}

function described({ buildingName, mainUseName, detailUse, useApprovalDate }: Registered, asOf: string): Described {
  return {
    buildingName,
    mainUse: useNamed(mainUseName),
    detailUse: useNamed(detailUse),
    useApprovalDate: usableDate(useApprovalDate, asOf),
  }
}

function determinationStatus({ property, register }: LeaseFacts): Text {
  const { state, propertyType, candidates, registerStatus: status } = property
  switch (state) {
    case 'success':
      return message('ONE_BUILDING', { propertyType, single: isSingle(property) })
    case 'ambiguous':
      return message('ONE_OF_SEVERAL', { count: candidates.length, propertyType })
    case 'partial':
      return onIndirectBasis(property)
    case 'empty':
    case 'unavailable':
    case 'error': {
      const none = message('NO_BUILDING_FOUND')
      const missing = missingBecause({ status, reason: register.reason }, 'REGISTER', none)
      return sentences([missing, message('TYPE_NOT_JUDGED')])
    }
  }
}

function onIndirectBasis({ basis, propertyType, candidateTypes, building }: PropertyDetermination): Text {
  const register = message('TYPE_NOT_BY_REGISTER', { buildingFound: building !== null })
  switch (basis) {
    case 'USER_HINT':
    case 'SAME_LOT_DEALS':
      return sentences([register, message('TYPE_ASSUMED', { propertyType, byUser: basis === 'USER_HINT' })])
    case 'REGISTER':
    case 'NONE':
      return candidateTypes.length === 0
        ? register
        : sentences([register, message('POSSIBLE_TYPES', { propertyTypes: candidateTypes })])
  }
}

function useNamed(name: string | null): Text | null {
  return name === null ? null : message('REGISTERED_USE_NAMES', { names: [name] })
}

function usableDate(date: string | null, asOf: string): string | null {
  return date !== null && completedYears(date, asOf) !== null ? date : null
}
