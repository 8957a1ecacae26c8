import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { ResolvedAddress } from '../../../domain/address/normalise-address.ts'
import type { Verdict } from '../../../domain/assessment/assess-lease.ts'
import type { DataMode } from '../../../platform/data-mode.ts'

/** Everything from which the answer is written: the request, the location, and its assessment. */
export type Diagnosed = {
  request: RentRiskDiagnosisRequest
  address: ResolvedAddress
  verdict: Verdict
  dataMode: DataMode
}
