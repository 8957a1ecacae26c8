import type { AuthUserResponse, SignUpRequest } from '@lease-risk/contract/account'
import { createUser } from './create-user.ts'
import { refuseWeak } from './guessable-password.ts'
import { refuseNickname } from './refuse-nickname.ts'
import { defaultDepartmentOf } from './roles.ts'
import type { AccountServices } from './services.ts'

const ROLE = 'ROLE_USER'

/**
 * Attempts count per address once the request is well formed, so that one person's typing errors do not use up the
 * limit of others behind the same address; a taken username counts, or anybody could probe every name.
 * @throws AppError 400 for a weak password or a nickname that is not allowed, 409 when the username is taken, 429 after
 * too many sign-ups from this address.
 */
export async function signUp(
  { pool, clock, passwords, rateLimiter }: AccountServices,
  { password, ...given }: SignUpRequest,
  address: string,
): Promise<AuthUserResponse> {
  await refuseWeak(passwords, 'password', { password, username: given.username })
  refuseNickname(given.nickname, ROLE)
  await rateLimiter.consume('signup', [`address:${address}`])
  const passwordHash = await passwords.hash(password)
  const role = { roleName: ROLE, departmentCode: defaultDepartmentOf(ROLE) } as const
  await createUser(pool, { ...given, ...role, passwordHash }, clock.now())
  return { username: given.username, roleName: ROLE }
}
