import type { AdminUserQuery, AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { Page } from '@lease-risk/contract/common'
import { pageOf } from '../../platform/http/envelope.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { findManagedUsers } from '../account/face.ts'
import { withoutContact } from './look-at-user.ts'
import { presentUser } from './managed-user.ts'

/** One page of all users, the newest first. */
export async function listUsers(database: Queryable, query: AdminUserQuery): Promise<Page<AdminUserResponse>> {
  const { users, total } = await findManagedUsers(database, query)
  return pageOf(
    users.map((row) => withoutContact(presentUser(row))),
    query,
    total,
  )
}
