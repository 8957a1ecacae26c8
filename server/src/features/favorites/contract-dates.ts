import type { FavoriteDates } from '@lease-risk/contract/favorites'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import type { FavoriteEntry } from './stored-favorites.ts'

type ContractDates = Pick<FavoriteEntry, 'contractOn' | 'balanceOn' | 'moveInOn' | 'endOn'>

/** Nothing else of what is given; `null`: not known. */
export function datesOf({ contractOn, balanceOn, moveInOn, endOn }: FavoriteDates | ContractDates): ContractDates {
  return {
    contractOn: contractOn ?? null,
    balanceOn: balanceOn ?? null,
    moveInOn: moveInOn ?? null,
    endOn: endOn ?? null,
  }
}

/** Each day that comes before one that it follows (R-FAV-13). */
export function dateProblems({ contractOn, balanceOn, moveInOn, endOn }: FavoriteDates): FieldProblem[] {
  const follows = (field: 'balanceOn' | 'moveInOn', day: string | undefined) =>
    contractOn !== undefined && day !== undefined && day < contractOn
      ? [{ field: `dates.${field}`, code: 'RANGE', message: message('DAY_BEFORE_CONTRACT') }]
      : []
  const starts = [contractOn, balanceOn, moveInOn].filter((day) => day !== undefined)
  const endsFirst = endOn !== undefined && starts.some((day) => endOn <= day)
  return [
    ...follows('balanceOn', balanceOn),
    ...follows('moveInOn', moveInOn),
    ...(endsFirst ? [{ field: 'dates.endOn', code: 'RANGE', message: message('END_BEFORE_START') }] : []),
  ]
}
