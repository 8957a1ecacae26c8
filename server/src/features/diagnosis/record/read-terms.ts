import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { LeaseTerms } from '../../../domain/comparison/lease-terms.ts'
import { type Message, message } from '../../../words/message.ts'

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

/** An invalid field of a request, as the error body lists it. */
export type FieldProblem = { field: string; code: string; message: Message; min: number }

/**
 * The amounts that the purpose requires (R-DIAG-18, R-DIAG-21). Fields of the wrong type are not checked here: the
 * request's schema has reported them already.
 */
export function amountProblems(request: Partial<RentRiskDiagnosisRequest> | null): FieldProblem[] {
  if (request === null) return []
  const { contractPurpose, depositAmountManwon: deposit, monthlyRentAmountManwon: rent } = request
  const problems: FieldProblem[] = []
  if (contractPurpose === 'JEONSE' && !(deposit !== undefined && deposit > 0)) {
    problems.push(problem('depositAmountManwon', LEAST_MANWON, message('JEONSE_NEEDS_DEPOSIT')))
  }
  // of whichever purpose the lease is
  if (contractPurpose !== 'JEONSE' && deposit === undefined) {
    problems.push(problem('depositAmountManwon', 0, message('DEPOSIT_NEEDED')))
  }
  if (contractPurpose === 'MONTHLY_RENT' && !(rent !== undefined && rent > 0)) {
    problems.push(problem('monthlyRentAmountManwon', LEAST_MANWON, message('MONTHLY_RENT_NEEDED')))
  }
  return problems
}

/** Leases are written in whole manwon. */
const LEAST_MANWON = 1

function problem(field: string, min: number, text: Message): FieldProblem {
  return { field, code: 'INVALID_AMOUNT', message: text, min }
}
