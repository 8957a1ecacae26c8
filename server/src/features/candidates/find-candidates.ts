import type { Page } from '@lease-risk/contract/common'
import type { CandidateSearchRequest, RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { addressFailureMessage } from '../../domain/address/address-failure.ts'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { addMonths, completedMonths } from '../../domain/calendar.ts'
import { bandsAround } from '../../domain/comparison/sample.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import type { RegionKeywordReader } from '../../domain/region-keyword/read-region-keyword.ts'
import { COMPARED_MONTHS, LOT_LEASES } from '../../domain/rule-book/evidence-lines.ts'
import type { PastLeases } from '../../evidence/deals/face.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { withParticle } from '../../words/ko/particle.ts'
import type { Unworded } from '../../words/message.ts'
import type { DiagnosisServices } from '../diagnosis/face.ts'
import {
  checkRegisterChoice,
  createStepTimings,
  determine,
  isTraded,
  readDeals,
  readRegister,
  type Subject,
  startDeadline,
} from '../diagnosis/face.ts'
import { resolveAddress } from '../places/face.ts'
import { candidateCard } from './candidate-card.ts'

const NONE_FOUND =
  '비교 기준으로 고를 수 있는 과거 전월세 거래를 찾지 못했습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아닙니다.'

const TYPE_UNKNOWN =
  '주택 유형이 확인되지 않아 같은 법정동의 과거 거래를 찾지 않았습니다. 건축물대장 후보를 고르거나 주택 유형을 입력해 다시 찾으십시오. 거래가 없다는 것이 위험이 낮다는 뜻은 아닙니다.'

const FOUND: Record<RentCandidate['matchLevel'], string> = {
  SAME_LOT: '같은 지번에서 신고된 과거 전월세 거래입니다.',
  SAME_LEGAL_DISTRICT: '같은 지번의 과거 거래가 없어 같은 법정동의 과거 전월세 거래를 참고로 보여 드립니다.',
}

export type CandidateServices = DiagnosisServices & { readKeyword: RegionKeywordReader }

export type FoundCandidates = { page: Page<Unworded<RentCandidate>>; message: string }

/**
 * Past leases to compare with (R-DIAG-47): those of the lot, and only where there are
 * none those of the legal district and the same property type. Stored-first and in the order of R-DIAG-11: the register,
 * from it the property type, then the transactions. Whatever the providers do, it answers from what is stored.
 * @throws AppError 400 for a chosen building that is none of the lot's.
 */
export async function findCandidates(
  services: CandidateServices,
  request: CandidateSearchRequest,
): Promise<FoundCandidates> {
  const address = await resolveAddress(services, request)
  if (!address.ok) return { page: pageOf([], request, 0), message: addressFailureMessage(address) }
  const { lot } = address
  const now = services.clock.now()
  const months = completedMonths(now, COMPARED_MONTHS.deals)
  const propertyType = await collect(services, subjectOf(request, address), months, now)

  const similarTo = bandsAround({
    areaSquareMeter: request.exclusiveAreaSquareMeter ?? null,
    // no detached house's deal has a floor, so none could be similar
    floor: propertyType === 'DETACHED_MULTI_FAMILY' ? null : request.floorNumber || null,
  })
  const { page, size, contractPurpose: purpose = null } = request
  const query = { lot, purpose, similarTo, page, size }
  const newest = months.at(-1) as string
  const ofLot = await services.evidence.readPastLeasesOfLot({
    ...query,
    fromMonth: addMonths(newest, 1 - LOT_LEASES.months),
  })
  const seen = seenAs(services, request, address.address.jibunAddress)
  if (ofLot.total > 0) return found(services, request, ofLot, 'SAME_LOT', seen)
  if (!isTraded(propertyType)) {
    return { page: pageOf([], request, 0), message: `${seen}${propertyType === 'UNKNOWN' ? TYPE_UNKNOWN : NONE_FOUND}` }
  }
  const districtQuery = { ...query, fromMonth: months[0] as string }
  const ofDistrict = await services.evidence.readPastLeasesOfDistrict(districtQuery, propertyType)
  return found(services, request, ofDistrict, 'SAME_LEGAL_DISTRICT', seen)
}

/** A text that names no lot by itself was taken for one: the answer says for which. */
function seenAs({ catalogue }: CandidateServices, request: CandidateSearchRequest, jibunAddress: string): string {
  if (normaliseAddress(request, catalogue).ok) return ''
  return `입력하신 주소를 저장된 자료에 따라 ${withParticle(jibunAddress, '으로/로')} 보았습니다. `
}

function found(
  { dataMode }: DiagnosisServices,
  request: CandidateSearchRequest,
  { leases, total }: PastLeases,
  level: RentCandidate['matchLevel'],
  seen: string,
): FoundCandidates {
  const cards = leases.map((lease) => candidateCard(lease, level, dataMode))
  return { page: pageOf(cards, request, total), message: `${seen}${total === 0 ? NONE_FOUND : FOUND[level]}` }
}

/** Reads what a diagnosis of the lot would read, so that it is stored; returns the property type of the register. */
async function collect(
  { evidence, deadlineMs }: DiagnosisServices,
  subject: Subject,
  months: string[],
  now: Date,
): Promise<PropertyType> {
  const deadline = startDeadline(deadlineMs)
  const walk = { evidence, deadline, walk: createStepTimings(), now }
  try {
    const register = await readRegister(walk, subject)
    checkRegisterChoice(register.buildings, subject.request.selectedRegisterKey)
    const property = await determine(walk, subject, register)
    await readDeals(walk, subject, property, months)
    return property.propertyType
  } finally {
    deadline.cancel()
  }
}

function subjectOf(
  { address: text, contractPurpose = 'JEONSE', knownPropertyType, selectedRegisterKey }: CandidateSearchRequest,
  { lot, address }: Pick<Subject, 'lot' | 'address'>,
): Subject {
  const terms = {
    purpose: contractPurpose,
    depositManwon: 0,
    monthlyRentManwon: 0,
    maintenanceFeeManwon: null,
    areaSquareMeter: null,
    floor: null,
  }
  const hints = {
    ...(knownPropertyType !== undefined && { knownPropertyType }),
    ...(selectedRegisterKey !== undefined && { selectedRegisterKey }),
  }
  return { lot, address, terms, request: { address: text, contractPurpose, ...hints } }
}
