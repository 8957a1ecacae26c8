import { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { requestOf } from '../../lib/asked-diagnosis.ts'
import type { Draft } from '../../lib/draft.ts'
import { check, type Schema } from '../../lib/form/check.ts'
import type { ko } from './words.ko.ts'

/** Ids of the fields, in the order of the screen. */
export type FieldId = 'purpose' | 'deposit' | 'rent' | 'fee' | 'area' | 'floor' | 'type-hint' | 'description'

const FIELD_OF: Record<string, FieldId> = {
  contractPurpose: 'purpose',
  depositAmountManwon: 'deposit',
  monthlyRentAmountManwon: 'rent',
  maintenanceFeeAmountManwon: 'fee',
  exclusiveAreaSquareMeter: 'area',
  floorNumber: 'floor',
  knownPropertyType: 'type-hint',
  listingDescription: 'description',
}

/** The screen field of a request field; `undefined` for the address, which is on another screen. */
export function fieldOf(path: string): FieldId | undefined {
  return FIELD_OF[path.split('.')[0] ?? '']
}

export type FieldProblem = { id: FieldId; message: string }

/** Input that the service would refuse, and input that it accepts only because it asks back. */
export function problemsOf(draft: Draft, words: (typeof ko)['wrong']): FieldProblem[] {
  const request = requestOf(draft)
  const problems = new Map<FieldId, string>()
  const say = (id: FieldId, message: string) => problems.set(id, problems.get(id) ?? message)
  if (draft.purpose === '') say('purpose', words.purpose)
  if (request.depositAmountManwon === undefined) say('deposit', words.deposit)
  else if (draft.purpose === 'JEONSE' && request.depositAmountManwon === 0) say('deposit', words.depositPositive)
  if (draft.purpose === 'MONTHLY_RENT' && !request.monthlyRentAmountManwon) say('rent', words.rent)
  if (draft.fee.trim() !== '' && request.maintenanceFeeAmountManwon === undefined) say('fee', words.fee)
  for (const { field } of check(RentRiskDiagnosisRequest as unknown as Schema, request)) {
    const id = fieldOf(field)
    if (id !== undefined) say(id, WORD_OF[id](words))
  }
  return [...problems].map(([id, message]) => ({ id, message }))
}

const WORD_OF: Record<FieldId, (words: (typeof ko)['wrong']) => string> = {
  purpose: (words) => words.purpose,
  deposit: (words) => words.tooLarge,
  rent: (words) => words.tooLarge,
  fee: (words) => words.tooLarge,
  area: (words) => words.area,
  floor: (words) => words.floor,
  'type-hint': (words) => words.other,
  description: (words) => words.other,
}
