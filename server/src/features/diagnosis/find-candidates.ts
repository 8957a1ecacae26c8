import type { Page } from '@lease-risk/contract/common'
import type { CandidateSearchRequest, RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { addressFailureMessage } from '../../domain/address/address-failure.ts'
import { formatLotNumber } from '../../domain/address/lot-number.ts'
import { normaliseAddress } from '../../domain/address/normalise-address.ts'
import { addMonths, completedMonths } from '../../domain/calendar.ts'
import { bandsAround } from '../../domain/comparison/sample.ts'
import type { ConversionRate } from '../../domain/law/conversion-rate.ts'
import { rentEquivalent } from '../../domain/law/deposit-rent-conversion.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { COMPARED_MONTHS, LOT_LEASES } from '../../domain/rule-book/evidence-thresholds.ts'
import type { PastLease, PastLeases } from '../../evidence/deals/index.ts'
import type { DataMode } from '../../platform/data-mode.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { type Message, message, sentences, type Text, type Unworded } from '../../words/message.ts'
import { resolveAddress } from '../places/index.ts'
import { type RegionRates, readRegionRates } from '../regional/index.ts'
import { checkRegisterChoice } from './check-request.ts'
import type { DiagnosisServices } from './diagnose.ts'
import { determine, isTraded, readDeals, readRegister, type Subject } from './read-evidence.ts'
import { sourceName } from './report/build-sections.ts'
import { createStepTimings, startDeadline } from './step-timings.ts'
import { readTerms } from './typed-request.ts'

type FoundCandidates = { page: Page<Unworded<RentCandidate>>; message: Text }

/**
 * Past leases for comparison (R-DIAG-47): those of the lot, and only if there are none, those of the legal district and
 * the same property type. Stored data first and in the order of R-DIAG-11: the register, from it the property type,
 * then the transactions. Answers from stored data even if providers fail.
 * @throws AppError 400 for a chosen building that does not belong to the lot.
 */
export async function findCandidates(
  services: DiagnosisServices,
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
    // no deal of a detached house has a floor, so none could be similar
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
  const shown = await howShown(services, purpose, lot.legalDistrictCode)
  if (ofLot.total > 0) return found(shown, request, { ...ofLot, level: 'SAME_LOT' }, seen)
  if (!isTraded(propertyType)) {
    const none = message(propertyType === 'UNKNOWN' ? 'NO_PAST_LEASES_TYPE_UNKNOWN' : 'NO_PAST_LEASES')
    return { page: pageOf([], request, 0), message: sentences([...seen, none]) }
  }
  const districtQuery = { ...query, fromMonth: months[0] as string }
  const ofDistrict = await services.evidence.readPastLeasesOfDistrict(districtQuery, propertyType)
  return found(shown, request, { ...ofDistrict, level: 'SAME_LEGAL_DISTRICT' }, seen)
}

/** A text that names no lot by itself was interpreted as one: the answer states which. */
function seenAs({ catalogue }: DiagnosisServices, request: CandidateSearchRequest, jibunAddress: string): Message[] {
  if (normaliseAddress(request, catalogue).ok) return []
  return [message('ADDRESS_TAKEN_FOR', { jibunAddress })]
}

type Shown = { dataMode: DiagnosisServices['dataMode']; rates: RegionRates }

/** Jeonse has no rent to convert. */
async function howShown(
  services: DiagnosisServices,
  purpose: CandidateSearchRequest['contractPurpose'] | null,
  districtCode: string,
): Promise<Shown> {
  const { dataMode } = services
  return { dataMode, rates: purpose === 'JEONSE' ? () => null : await readRegionRates(services, districtCode) }
}

function found(
  { dataMode, rates }: Shown,
  request: CandidateSearchRequest,
  { leases, total, level }: PastLeases & { level: RentCandidate['matchLevel'] },
  seen: Message[],
): FoundCandidates {
  const cards = leases.map((lease) => candidateCard(lease, level, { dataMode, rate: rates(lease.propertyType) }))
  const said = total === 0 ? message('NO_PAST_LEASES') : message('PAST_LEASES_FOUND', { match: level })
  return { page: pageOf(cards, request, total), message: sentences([...seen, said]) }
}

/** Reads what a diagnosis of the lot would read, so that it is stored; returns the property type from the register. */
async function collect(
  { evidence, deadlineMs }: DiagnosisServices,
  subject: Subject,
  months: string[],
  now: Date,
): Promise<PropertyType> {
  const deadline = startDeadline(deadlineMs)
  const gathering = { evidence, deadline, steps: createStepTimings(), now }
  try {
    const register = await readRegister(gathering, subject)
    checkRegisterChoice(register.buildings, subject.request.selectedRegisterKey)
    const property = await determine(gathering, subject, register)
    await readDeals(gathering, subject, property, months)
    return property.propertyType
  } finally {
    deadline.cancel()
  }
}

function subjectOf(
  { address: text, contractPurpose = 'JEONSE', knownPropertyType, selectedRegisterKey }: CandidateSearchRequest,
  { lot, address }: Pick<Subject, 'lot' | 'address'>,
): Subject {
  const request = {
    address: text,
    contractPurpose,
    ...(knownPropertyType !== undefined && { knownPropertyType }),
    ...(selectedRegisterKey !== undefined && { selectedRegisterKey }),
  }
  return { lot, address, terms: readTerms(request), request }
}

/** One past lease as a card, worded as a past event, never as an offer. */
function candidateCard(
  lease: PastLease,
  matchLevel: RentCandidate['matchLevel'],
  { dataMode, rate }: { dataMode: DataMode; rate: ConversionRate | null },
): Unworded<RentCandidate> {
  return {
    candidateId: lease.factId,
    source: lease.source,
    sourceLabel: sourceName(message('DEAL_SOURCE_LABEL', { source: lease.source }), dataMode),
    contractDate: lease.contractDate,
    propertyType: lease.propertyType,
    depositAmountManwon: lease.depositManwon,
    monthlyRentAmountManwon: lease.monthlyRentManwon,
    convertedMonthlyRentManwon: convertedRent(lease, rate),
    exclusiveAreaSquareMeter: lease.areaSquareMeter,
    floorNumber: lease.floor,
    buildingName: lease.buildingName,
    lot: lotOf(lease),
    matchLevel,
    confidence: matchLevel === 'SAME_LEGAL_DISTRICT' ? 'LOW' : lease.similar ? 'HIGH' : 'MEDIUM',
    limitation: message('PAST_LEASE', { match: matchLevel }),
  }
}

/** Defined for a lease with monthly rent, in whole manwon. */
function convertedRent({ depositManwon, monthlyRentManwon }: PastLease, rate: ConversionRate | null): number | null {
  if (rate === null || depositManwon === null || !monthlyRentManwon) return null
  return Math.round(rentEquivalent(depositManwon, monthlyRentManwon, rate.value))
}

/** The provider masks the lots of detached houses. */
function lotOf({ landKind, mainNumber, subNumber }: PastLease): string | null {
  return landKind === null || mainNumber === null || subNumber === null
    ? null
    : formatLotNumber({ landKind, mainNumber, subNumber })
}
