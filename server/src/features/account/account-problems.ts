import type { RoleName, SignUpRequest } from '@lease-risk/contract/account'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../platform/http/refuse-wrong.ts'
import { weaknessOf } from './guessable-password.ts'
import type { Passwords } from './passwords.ts'
import { nicknameProblems } from './refuse-nickname.ts'

/**
 * What the schema of a new account cannot express: a weak password and a nickname that is not allowed.
 * @throws AppError 503 when the list of breached passwords cannot be read now.
 */
export async function accountProblems(
  passwords: Pick<Passwords, 'isBreached'>,
  given: Doubtful<Pick<SignUpRequest, 'username' | 'password' | 'nickname'>>,
  roleName: RoleName,
): Promise<FieldProblem[]> {
  const [username = '', password] = [textOf(given.username), textOf(given.password)]
  const weakness = password === undefined ? [] : await weaknessOf(passwords, 'password', { password, username })
  return [...weakness, ...nicknameProblems(textOf(given.nickname), roleName)]
}
