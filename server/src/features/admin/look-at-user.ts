import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { ReadPurpose, RevealRequest } from '@lease-risk/contract/personal-reads'
import { audited, keepLook, masked, type OperatorContext } from '../audit/face.ts'
import { readManagedUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

const of = { targetType: 'USER', targetId: ({ userId }: { userId: number }) => userId } as const

/** One user with a masked e-mail address (R-ADMIN-16). @throws AppError 404. */
export const lookAtUser = audited<
  AdminServices,
  OperatorContext,
  { userId: number; purpose: ReadPurpose },
  AdminUserResponse
>(
  { ...of, actionType: 'USER_READ', summary: ({ purpose }) => ({ purpose }) },
  async (transaction, { userId, purpose }, { context, now }) => {
    const user = await readManagedUser(transaction, userId)
    await keepLook(transaction, context, { ...seen(userId), purpose, reason: null, now })
    return { result: withoutContact(user) }
  },
)

/** One user with nothing masked, for a stated reason. @throws AppError 404. */
export const revealUser = audited<
  AdminServices,
  OperatorContext,
  RevealRequest & { userId: number },
  AdminUserResponse
>(
  { ...of, actionType: 'USER_REVEAL', summary: ({ reason }) => ({ reason }) },
  async (transaction, { userId, reason }, { context, now }) => {
    const user = await readManagedUser(transaction, userId)
    await keepLook(transaction, context, { ...seen(userId), purpose: 'OPERATION', reason, now })
    return { result: user }
  },
)

function seen(userId: number) {
  return { targetType: 'USER', targetId: userId, ownerId: userId } as const
}

/** A user as shown in lists and in replies to changes. */
export function withoutContact(user: AdminUserResponse): AdminUserResponse {
  return { ...user, email: user.email && masked(user.email) }
}
