import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { AddressOutcome } from '../../domain/address/normalise-address.ts'
import type { Assessment } from '../../domain/assessment/assessment.ts'
import type { LeaseFacts } from '../../domain/assessment/lease-facts.ts'
import type { LeaseTerms } from '../../domain/comparison/lease-terms.ts'
import type { DataMode } from '../../platform/data-mode.ts'

/** All that one diagnosis found out; every section of the answer is written from this and nothing else. */
export type Diagnosed = {
  request: RentRiskDiagnosisRequest
  terms: LeaseTerms
  address: AddressOutcome
  /** `null`: the address could not be normalised, so nothing was asked of anyone. */
  facts: LeaseFacts | null
  /** Months of which the provider gave no answer, `YYYYMM`. */
  unansweredMonths: { leases: string[]; sales: string[] }
  /** There is one for a failed address too; it then holds no number. */
  assessment: Assessment
  dataMode: DataMode
}
