import type { FavoriteDates } from '@lease-risk/contract/favorites'
import { endOfTerm } from '../../domain/papers/dates/days.ts'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import type { FavoriteEntry } from './stored-favorites.ts'

type ContractDates = Pick<FavoriteEntry, 'contractOn' | 'balanceOn' | 'moveInOn' | 'endOn'>

/**
 * The days as stored: a term is converted to its last day, but a typed last day takes precedence. `null`: not known.
 */
export function typedDates({ termMonths, ...dates }: FavoriteDates): ContractDates {
  const known = datesOf(dates)
  const endOn = known.endOn ?? (termMonths === undefined ? null : endOfTerm(known, termMonths))
  return { ...known, endOn }
}

/** Picks only the days; `null`: not known. */
export function datesOf({
  contractOn,
  balanceOn,
  moveInOn,
  endOn,
}: Omit<FavoriteDates, 'termMonths'> | ContractDates): ContractDates {
  return {
    contractOn: contractOn ?? null,
    balanceOn: balanceOn ?? null,
    moveInOn: moveInOn ?? null,
    endOn: endOn ?? null,
  }
}

/** Reports each day that precedes one it must follow, and a term without its first day (R-FAV-13). */
export function dateProblems({ contractOn, balanceOn, moveInOn, endOn, termMonths }: FavoriteDates): FieldProblem[] {
  const follows = (field: 'balanceOn' | 'moveInOn', day: string | undefined) =>
    contractOn !== undefined && day !== undefined && day < contractOn
      ? [{ field: `dates.${field}`, code: 'RANGE', message: message('DAY_BEFORE_CONTRACT') }]
      : []
  const starts = [contractOn, balanceOn, moveInOn].filter((day) => day !== undefined)
  const endsFirst = endOn !== undefined && starts.some((day) => endOn <= day)
  const isOpen = termMonths !== undefined && endOn === undefined && (moveInOn ?? balanceOn) === undefined
  return [
    ...(isOpen ? [{ field: 'dates.termMonths', code: 'NOT_ALLOWED', message: message('TERM_WITHOUT_START') }] : []),
    ...follows('balanceOn', balanceOn),
    ...follows('moveInOn', moveInOn),
    ...(endsFirst ? [{ field: 'dates.endOn', code: 'RANGE', message: message('END_BEFORE_START') }] : []),
  ]
}
