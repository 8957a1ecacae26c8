import { ApiError } from '../../lib/errors.ts'
import { type FieldProblem, fieldOf } from './request.ts'

/** The service's refusals by field, in its wording. An amount that does not fit the purpose is assigned to the deposit. */
export function refusedFields(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  const named = error.errors.flatMap(({ field, message }) => {
    const id = fieldOf(field)
    return id === undefined ? [] : [{ id, message }]
  })
  if (named.length > 0) return named
  return error.code === 'DIAGNOSIS_400_INVALID_AMOUNT' ? [{ id: 'deposit', message: error.message }] : []
}
