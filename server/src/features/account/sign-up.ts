import type { AuthUserResponse, RoleName, SignUpRequest } from '@lease-risk/contract/account'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../platform/http/refuse-wrong.ts'
import { createUser } from './create-user.ts'
import { weaknessOf } from './guessable-password.ts'
import { nicknameProblems } from './nicknames.ts'
import { recordConsents, signUpConsentProblems } from './own-data/consents.ts'
import type { Passwords } from './passwords.ts'
import { defaultDepartmentOf } from './roles.ts'
import type { AccountServices } from './services.ts'

const ROLE = 'ROLE_USER'

/** What the schema of a sign-up cannot express. */
export async function signUpProblems(
  { passwords }: Pick<AccountServices, 'passwords'>,
  given: Doubtful<SignUpRequest>,
): Promise<FieldProblem[]> {
  return [...(await accountProblems(passwords, given, ROLE)), ...signUpConsentProblems(given.consents)]
}

/**
 * Expects a request without problems. Attempts count per address once the request is well formed, so that one person's
 * typing errors do not use up the limit of others behind the same address; a taken username counts, or anybody could
 * probe every name.
 * @throws AppError 409 when the username is taken, 429 after too many sign-ups from this address.
 */
export async function signUp(
  { pool, clock, passwords, rateLimiter }: AccountServices,
  { password, consents = [], ...given }: SignUpRequest,
  address: string,
): Promise<AuthUserResponse> {
  await rateLimiter.consume('signup', [`address:${address}`])
  const passwordHash = await passwords.hash(password)
  const role = { roleName: ROLE, departmentCode: defaultDepartmentOf(ROLE) } as const
  const now = clock.now()
  await inTransaction(pool, async (transaction) => {
    const { userId } = await createUser(transaction, { ...given, ...role, passwordHash }, now)
    await recordConsents(transaction, userId, consents, now)
  })
  return { username: given.username, roleName: ROLE }
}

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
