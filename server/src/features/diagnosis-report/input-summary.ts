import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { message, type Text } from '../../words/message.ts'
import { readTerms } from '../diagnosis-record/face.ts'
import type { Diagnosed } from './diagnosed.ts'

type InputSummary = RentRiskDiagnosisResponse['inputSummary']

/** The user's input as interpreted: texts trimmed, empty texts `null`. */
export function inputSummary({
  request,
}: Diagnosed): Omit<InputSummary, 'contractPurposeName'> & { contractPurposeName: Text } {
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
