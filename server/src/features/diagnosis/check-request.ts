import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { ErrorObject } from 'ajv'
import type { FastifyRequest } from 'fastify'
import { namedFieldErrors } from '../../platform/http/error-answers.ts'
import { AppError } from '../../platform/http/errors.ts'
import { amountProblems } from '../diagnosis-report/index.ts'

type Request = Pick<FastifyRequest, 'validationError'> & { body: RentRiskDiagnosisRequest }

/**
 * Refuses a request whose fields or amounts are wrong, naming all of them at once; the route has `attachValidation`.
 * @throws AppError 400
 */
export function checkRequest({ validationError, body }: Request): void {
  const { validation = [], validationContext = 'body' } = validationError ?? {}
  const wrongFields = namedFieldErrors(validation as ErrorObject[], validationContext)
  const wrongAmounts = amountProblems(body).filter(({ field }) => !wrongFields.some((wrong) => wrong.field === field))
  if (wrongFields.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors: [...wrongFields, ...wrongAmounts] })
  if (wrongAmounts.length > 0) throw new AppError('DIAGNOSIS_400_INVALID_AMOUNT', { errors: wrongAmounts })
}
