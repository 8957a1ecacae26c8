import type { RegisterBuilding } from '../../domain/property/register-building.ts'
import { registerCandidates } from '../../domain/property/register-candidates.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'

const FIELD_ERROR = {
  field: 'selectedRegisterKey',
  code: 'NOT_A_CANDIDATE',
  message: message('NO_SUCH_CANDIDATE'),
}

/**
 * A choice can be wrong only against candidates: if the register names none (no reply, no building), it is ignored,
 * since no provider failure may fail a diagnosis.
 *
 * @throws AppError 400 for a key that is not among the lot's candidates.
 */
export function checkRegisterChoice(buildings: readonly RegisterBuilding[], selectedKey: string | undefined): void {
  if (selectedKey === undefined) return
  const candidates = registerCandidates(buildings)
  if (candidates.length === 0 || candidates.some(({ registerKey }) => registerKey === selectedKey)) return
  // the asynchronous form stores only the message
  throw new AppError('COMMON_400_VALIDATION', { message: FIELD_ERROR.message, errors: [FIELD_ERROR] })
}
