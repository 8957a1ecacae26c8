import { hasResidentNumber } from '../../domain/papers/resident-number.ts'
import { message } from '../../words/message.ts'
import type { FieldProblem } from './errors.ts'

/** A resident number is neither asked for nor kept (R-PAPERS-02). */
export function residentNumberProblem(field: string, text: string | undefined): FieldProblem[] {
  if (text === undefined || !hasResidentNumber(text)) return []
  return [{ field, code: 'RESIDENT_NUMBER', message: message('RESIDENT_NUMBER_TYPED') }]
}
