import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { registerCandidates } from '../../domain/property/register-candidates.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import { namedFieldErrors } from '../../platform/http/field-errors.ts'
import { type Message, message, sentences } from '../../words/message.ts'

type Request = Pick<FastifyRequest, 'validationError'> & { body: RentRiskDiagnosisRequest }

/**
 * Rejects a request with wrong fields or amounts, reporting all of them at once; the route has `attachValidation`.
 * @throws AppError 400
 */
export function checkRequest({ validationError, body }: Request): void {
  const { validation = [], validationContext = 'body' } = validationError ?? {}
  const wrongFields = namedFieldErrors(validation as ErrorObject[], validationContext).map(withUnit)
  const wrongAmounts = amountProblems(body).filter(({ field }) => !wrongFields.some((wrong) => wrong.field === field))
  if (wrongFields.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors: [...wrongFields, ...wrongAmounts] })
  if (wrongAmounts.length > 0) throw new AppError('DIAGNOSIS_400_INVALID_AMOUNT', { errors: wrongAmounts })
}

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

/** An amount out of range is usually given in another unit. */
function withUnit(wrong: FieldProblem): FieldProblem {
  const isAmount = wrong.field.endsWith('AmountManwon') && wrong.code === 'RANGE'
  return isAmount ? { ...wrong, message: sentences([wrong.message, message('AMOUNTS_IN_MANWON')]) } : wrong
}

const FIELD_ERROR = {
  field: 'selectedRegisterKey',
  code: 'NOT_A_CANDIDATE',
  message: message('NO_SUCH_CANDIDATE'),
}

/**
 * A choice can be wrong only against candidates: if the register names none (no reply, no building), it is ignored,
 * since no provider failure may fail a diagnosis.
 *
 * @throws AppError 400 for a key that is not among the lot's candidates.
 */
export function checkRegisterChoice(buildings: readonly RegisterBuilding[], selectedKey: string | undefined): void {
  if (selectedKey === undefined) return
  const candidates = registerCandidates(buildings)
  if (candidates.length === 0 || candidates.some(({ registerKey }) => registerKey === selectedKey)) return
  // the asynchronous form stores only the message
  throw new AppError('COMMON_400_VALIDATION', { message: FIELD_ERROR.message, errors: [FIELD_ERROR] })
}
