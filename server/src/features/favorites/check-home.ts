import type { CreateFavoriteRequest } from '@lease-risk/contract/favorites'
import type { PaperReading } from '@lease-risk/contract/papers-input'
import { residentNumberProblem } from '../../domain/papers/resident-number.ts'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../platform/http/refuse-wrong.ts'
import { type Message, message } from '../../words/message.ts'
import { dateProblems } from './contract-dates.ts'

export const ADDRESS_MISSING: FieldProblem = {
  field: 'address',
  code: 'REQUIRED',
  message: message('ADDRESS_OR_DIAGNOSIS_REQUIRED'),
}

export const CHECK_OF_ANOTHER_HOME: FieldProblem = {
  field: 'address',
  code: 'NOT_ALLOWED',
  message: message('CHECK_OF_ANOTHER_HOME'),
}

/**
 * The person who lives in a home is neither asked for nor stored (R-PAPERS-02); days must follow each other (R-FAV-13).
 */
export function homeProblems(typed: Doubtful<CreateFavoriteRequest>): FieldProblem[] {
  const numbers = (['label', 'memo'] as const).flatMap((field) => residentNumberProblem(field, textOf(typed[field])))
  return [...numbers, ...dateProblems(daysOf(typed.dates))]
}

/**
 * Without an address, a diagnosis that has one is required; papers are those of a diagnosis. `ofReading` finds what is wrong
 * in papers; `null`: their schema refused them already.
 */
export function createProblems(
  typed: Doubtful<CreateFavoriteRequest>,
  ofReading: ((reading: PaperReading) => FieldProblem[]) | null,
): FieldProblem[] {
  const isChecked = typed.diagnosisId !== undefined || typed.statusToken !== undefined
  const { papers, registryChecked } = typed
  const reading = ofReading === null || papers === undefined ? undefined : (papers as PaperReading)
  const problems = reading === undefined ? [] : (ofReading?.(reading) ?? [])
  const isUnread = registryChecked === true && ofReading !== null && reading?.registry === undefined
  return [
    ...(typed.address === undefined && !isChecked ? [ADDRESS_MISSING] : []),
    ...(papers !== undefined && !isChecked ? [notAllowed('papers', message('PAPERS_WITHOUT_CHECK'))] : []),
    ...(isUnread ? [notAllowed('registryChecked', message('REGISTRY_NOT_READ_HERE'))] : []),
    ...problems.map((problem) => ({ ...problem, field: `papers.${problem.field}` })),
    ...homeProblems(typed),
  ]
}

function notAllowed(field: string, why: Message): FieldProblem {
  return { field, code: 'NOT_ALLOWED', message: why }
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
