import type { RoleName } from '@lease-risk/contract/account'
import { findPersonalData } from '../../domain/community/personal-data.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { composedNickname, MAX_CHARACTERS } from './nicknames.ts'
import { isReserved } from './reserved-nickname.ts'
import { isOperator } from './roles.ts'

/** @throws AppError 400 with the problems of the nickname. */
export function refuseNickname(nickname: string | undefined, roleName: RoleName): void {
  const errors = nicknameProblems(nickname, roleName)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}

/**
 * R-ADMIN-13: a nickname must not name a person or a home, and only operators may use names reserved for the service.
 * It must not be too long in composed letters either.
 */
export function nicknameProblems(nickname: string | undefined, roleName: RoleName): FieldProblem[] {
  if (nickname === undefined) return []
  const places = findPersonalData(nickname).map(
    ({ kind, start, end }): FieldProblem => ({
      field: 'nickname',
      code: kind,
      message: message('PERSONAL_DATA', { kind }),
      start,
      end,
    }),
  )
  const isLong = Array.from(composedNickname(nickname)).length > MAX_CHARACTERS
  const isTaken = !isOperator(roleName) && isReserved(nickname)
  return [...(isTaken ? [RESERVED] : []), ...(isLong ? [TOO_LONG] : []), ...places]
}

const RESERVED: FieldProblem = { field: 'nickname', code: 'RESERVED', message: message('NICKNAME_RESERVED') }
const TOO_LONG: FieldProblem = {
  field: 'nickname',
  code: 'LENGTH',
  message: message('FIELD_TOO_LONG', { limit: MAX_CHARACTERS }),
  max: MAX_CHARACTERS,
}
