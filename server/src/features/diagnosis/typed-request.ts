import type { SinceLastDiagnosis } from '@lease-risk/contract/diagnosis-repeat'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import { word } from '../../words/in-words.ts'
import type { TypedField } from '../../words/ko/diagnosis/result.ts'
import { DEFAULT_LANGUAGE } from '../../words/language.ts'
import { type Message, message, type Text, type Unworded } from '../../words/message.ts'

/** The terms that the user typed; clients send a maintenance fee or a floor of 0 for an empty field. */
export function readTerms(request: RentRiskDiagnosisRequest): LeaseTerms {
  const jeonse = request.contractPurpose === 'JEONSE'
  return {
    purpose: request.contractPurpose,
    depositManwon: request.depositAmountManwon ?? 0,
    monthlyRentManwon: jeonse ? 0 : (request.monthlyRentAmountManwon ?? 0),
    maintenanceFeeManwon: request.maintenanceFeeAmountManwon || null,
    areaSquareMeter: request.exclusiveAreaSquareMeter ?? null,
    floor: request.floorNumber || null,
  }
}

type InputSummary = RentRiskDiagnosisResponse['inputSummary']

/** The user's input as interpreted: texts trimmed, empty texts `null`. */
export function inputSummary(
  request: RentRiskDiagnosisRequest,
): Omit<InputSummary, 'contractPurposeName'> & { contractPurposeName: Text } {
  const terms = readTerms(request)
  return {
    address: request.address.trim(),
    contractPurpose: request.contractPurpose,
    contractPurposeName: message('PURPOSE_LABEL', { purpose: request.contractPurpose }),
    depositAmountManwon: terms.depositManwon,
    monthlyRentAmountManwon: request.monthlyRentAmountManwon ?? 0,
    maintenanceFeeAmountManwon: terms.maintenanceFeeManwon ?? 0,
    exclusiveAreaSquareMeter: terms.areaSquareMeter,
    floorNumber: terms.floor,
    knownPropertyType: request.knownPropertyType?.trim() || null,
    listingDescription: request.listingDescription?.trim() || null,
    selectedRentCandidate: request.selectedRentCandidate ?? null,
    selectedRegisterKey: request.selectedRegisterKey ?? null,
  }
}

type Compared = {
  /** The value to compare; `null`: not given. */
  valueOf: (request: RentRiskDiagnosisRequest) => Text | null
  /** The text means nothing to a reader, or reveals too much: only that it changed is shown, not how. */
  unspoken?: true
}

/** Every field of a request, in the order of the form: one that is added here is compared, or said not to be. */
const FIELDS = {
  address: { valueOf: ({ address }) => address.trim() },
  // how the address was chosen; the address itself is compared
  jusoAddress: null,
  contractPurpose: { valueOf: ({ contractPurpose }) => message('PURPOSE_LABEL', { purpose: contractPurpose }) },
  depositAmountManwon: { valueOf: (request) => amount(readTerms(request).depositManwon) },
  monthlyRentAmountManwon: { valueOf: (request) => amount(readTerms(request).monthlyRentManwon) },
  maintenanceFeeAmountManwon: { valueOf: (request) => given(readTerms(request).maintenanceFeeManwon, amount) },
  exclusiveAreaSquareMeter: { valueOf: (request) => given(readTerms(request).areaSquareMeter, area) },
  floorNumber: { valueOf: (request) => given(readTerms(request).floor, floorOf) },
  knownPropertyType: { valueOf: (request) => request.knownPropertyType?.trim() || null },
  listingDescription: { valueOf: (request) => request.listingDescription?.trim() || null, unspoken: true },
  selectedRegisterKey: { valueOf: (request) => request.selectedRegisterKey ?? null, unspoken: true },
  selectedRentCandidate: {
    valueOf: ({ selectedRentCandidate: candidate }) => candidate?.candidateId ?? candidate?.dealDate ?? null,
    unspoken: true,
  },
} satisfies Record<keyof RentRiskDiagnosisRequest, Compared | null>

/** The fields typed differently, in the order of the form. */
export function changedInput(
  before: RentRiskDiagnosisRequest,
  after: RentRiskDiagnosisRequest,
): Unworded<SinceLastDiagnosis['changedInput']> {
  const compared: [string, Compared | null][] = Object.entries(FIELDS)
  return compared.flatMap(([name, how]) => {
    if (how === null) return []
    const { valueOf, unspoken } = how
    const field = name as TypedField
    const [old, now] = [valueOf(before), valueOf(after)]
    if (asRead(old) === asRead(now)) return []
    const title = message('TYPED_FIELD', { field })
    return [{ field, title, before: unspoken ? null : old, after: unspoken ? null : now }]
  })
}

/** Compares values as displayed: an area of 59.981 and one of 59.982 read the same. */
function asRead(value: Text | null): string | null {
  return value && word(value, DEFAULT_LANGUAGE)
}

function given<T>(value: T | null, messageOf: (value: T) => Message): Message | null {
  return value === null ? null : messageOf(value)
}

function amount(manwon: number): Message {
  return message('AMOUNT', { manwon })
}

function area(squareMeter: number): Message {
  return message('AREA_LIST', { squareMeters: [squareMeter] })
}

function floorOf(floor: number): Message {
  return message('FLOOR', { floor })
}
