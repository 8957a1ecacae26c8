import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { OperatorContext } from '../../audit/index.ts'
import type { OperatorServices } from '../services.ts'
import type { PasskeySettings } from './settings.ts'

export type PasskeyServices = OperatorServices & { passkeys: PasskeySettings }

/** The caller, and the context for the audit log. */
export type Asking = { caller: UserCaller; context: OperatorContext }

/**
 * The settings and the caller's session, if passkeys are enabled.
 * @throws AppError 503 if they are not, 401 for a token without a session.
 */
export function requireKeys(
  { passkeys }: Pick<PasskeyServices, 'passkeys'>,
  { token }: UserCaller,
): NonNullable<PasskeySettings> & { sessionId: string } {
  if (passkeys === null) throw new AppError('PASSKEY_503_OFF')
  if (token.sessionId === null) throw new AppError('AUTH_401_TOKEN_REVOKED')
  return { ...passkeys, sessionId: token.sessionId }
}

/** @throws AppError 403 unless this session has shown a key. */
export function requireProven({ passkeyState }: UserCaller): void {
  if (passkeyState !== 'PROVEN') throw new AppError('AUTH_403_PASSKEY_UNPROVEN')
}
