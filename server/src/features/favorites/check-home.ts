import type { CreateFavoriteRequest } from '@lease-risk/contract/favorites'
import { residentNumberProblem } from '../../domain/papers/resident-number.ts'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../platform/http/refuse-wrong.ts'
import { message } from '../../words/message.ts'
import { dateProblems } from './contract-dates.ts'

export const ADDRESS_MISSING: FieldProblem = {
  field: 'address',
  code: 'REQUIRED',
  message: message('ADDRESS_OR_DIAGNOSIS_REQUIRED'),
}

/**
 * The person who lives in a home is neither asked for nor stored (R-PAPERS-02); days must follow each other (R-FAV-13).
 */
export function homeProblems(typed: Doubtful<CreateFavoriteRequest>): FieldProblem[] {
  const numbers = (['label', 'memo'] as const).flatMap((field) => residentNumberProblem(field, textOf(typed[field])))
  return [...numbers, ...dateProblems(daysOf(typed.dates))]
}

/** Without an address, a diagnosis that has one is required. */
export function createProblems(typed: Doubtful<CreateFavoriteRequest>): FieldProblem[] {
  const isMissing = typed.address === undefined && typed.diagnosisId === undefined
  return [...(isMissing ? [ADDRESS_MISSING] : []), ...homeProblems(typed)]
}

/** The members that are valid days, and the term if it is a number; the schema reports the others. */
function daysOf(dates: unknown): Parameters<typeof dateProblems>[0] {
  if (typeof dates !== 'object' || dates === null) return {}
  return Object.fromEntries(
    Object.entries(dates).filter(([name, value]) =>
      name === 'termMonths' ? Number.isInteger(value) : typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
    ),
  )
}
