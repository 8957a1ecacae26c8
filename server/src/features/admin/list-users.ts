import type { AdminUserQuery, AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { Page } from '@lease-risk/contract/common'
import { pageOf } from '../../platform/http/envelope.ts'
import { findManagedUsers } from '../account/face.ts'
import { keepListing, type OperatorContext } from '../audit/face.ts'
import { withoutContact } from './look-at-user.ts'
import { presentUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

const keepUsers = keepListing('USER_LIST', 'USER')

/** One page of all users, newest first; the sealed log records who saw them. */
export async function listUsers(
  services: AdminServices,
  context: OperatorContext,
  query: AdminUserQuery,
): Promise<Page<AdminUserResponse>> {
  const { users, total } = await findManagedUsers(services.pool, query)
  const shown = users.map((row) => withoutContact(presentUser(row)))
  await keepUsers(
    services,
    context,
    shown.map(({ userId }) => userId),
  )
  return pageOf(shown, query, total)
}
