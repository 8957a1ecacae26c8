import { findPersonalData, isConfirmable } from '../../domain/community/personal-data.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'

/**
 * Passages that name a person or a home, with their position in UTF-16 units. Call before a transaction begins: the
 * first texts of a process take half a second of processor time, during which no lock must be held.
 */
export function personalDataIn(texts: Record<string, string | undefined>, confirmed = false): FieldProblem[] {
  return Object.entries(texts).flatMap(([field, text = '']) =>
    findPersonalData(text)
      .filter(({ kind }) => !(confirmed && isConfirmable(kind)))
      .map(
        ({ kind, start, end }): FieldProblem => ({
          field,
          code: kind,
          message: message('PERSONAL_DATA', { kind }),
          start,
          end,
        }),
      ),
  )
}

/**
 * Call before anything is stored: reports the places found, after all other problems (`others`). @throws AppError 400
 * with every place.
 */
export function refusePersonalData(places: readonly FieldProblem[], others: readonly FieldProblem[] = []): void {
  const errors = [...others, ...places].slice(0, 50)
  if (errors.length === 0) return
  throw new AppError(places.length > 0 ? 'COMMUNITY_400_PERSONAL_DATA' : 'COMMON_400_VALIDATION', { errors })
}
