import { type ContentUse, contentState, decideUse } from '../../../domain/community/content-access.ts'
import { findPersonalData, isConfirmable } from '../../../domain/community/personal-data.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { message } from '../../../words/message.ts'
import { isModerator } from '../sanctions/sanctions.ts'

type Judged = { authorUserId: number; hiddenAt: Date | null; deletedAt: Date | null }

/**
 * Returns the content if the caller may use it in this way.
 * @throws AppError 404 for a caller who must not know of it, 403 for another user's, 409 for hidden content, 400 for
 * the caller's own.
 */
export function requireUse<Content extends Judged>(
  use: ContentUse,
  content: Content | undefined,
  caller: Caller,
): Content {
  if (content === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  const decision = decideUse(use, contentState(content), {
    isAuthor: caller.kind === 'user' && caller.userId === content.authorUserId,
    isModerator: caller.kind === 'user' && isModerator(caller),
  })
  if (decision === 'NOT_FOUND') throw new AppError('COMMON_404_NOT_FOUND')
  if (decision === 'NOT_YOURS') throw new AppError('AUTH_403_ACCESS_DENIED')
  if (decision === 'HIDDEN') throw new AppError('COMMUNITY_409_HIDDEN')
  if (decision === 'OWN_CONTENT') throw new AppError('COMMUNITY_400_OWN_CONTENT')
  return content
}

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
