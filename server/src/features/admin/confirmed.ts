import { confirmPassword } from '../account/face.ts'
import type { OperatorContext } from '../audit/face.ts'
import type { AdminServices } from './services.ts'

/**
 * The precondition of an action that a stolen token alone must not permit.
 * @throws AppError 401 when the operator's own password is wrong, 429 after too many failures.
 */
export function confirmed(
  services: Pick<AdminServices, 'pool' | 'passwords' | 'rateLimiter'>,
  { actor }: OperatorContext,
  { confirmationPassword }: { confirmationPassword: string },
): Promise<void> {
  return confirmPassword(services, actor.userId, confirmationPassword)
}
