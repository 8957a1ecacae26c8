import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { Queryable } from '../../platform/database/transaction.ts'
import { type AuditedAction, changedFields } from '../audit/face.ts'
import { needsSecond } from './four-eyes.ts'
import { refuseGiving } from './giving.ts'
import { keepAUserManager } from './keep-a-user-manager.ts'
import { lockManagedRow, presentUser, readManagedUser } from './managed-user.ts'
import { applyChange, differences, type UserChange, userAfter } from './user-change.ts'
import { keepForSecond } from './user-changes.ts'

/** `isWaiting`: nothing is changed until a second administrator confirms it. */
export type ChangeOutcome = { user: AdminUserResponse; isWaiting: boolean }

/**
 * Changes a user, or stores the change for a second administrator where one is required.
 * @throws AppError 404; 403 when it gives what the operator does not hold; 409 when nobody would be left to manage
 * users, or while another change of the user waits.
 */
export function changeUser(
  transaction: Queryable,
  { operatorId, userId, change, now }: { operatorId: number; userId: number; change: UserChange; now: Date },
): Promise<AuditedAction<ChangeOutcome>> {
  return keepAUserManager(transaction, operatorId, async () => {
    const row = await lockManagedRow(transaction, userId)
    const [before, after] = [presentUser(row), userAfter(row, change)]
    const changes = differences(change, before, after)
    refuseGiving(await readManagedUser(transaction, operatorId), before, after)
    const lockedOut = change.kind === 'PASSKEYS_RESET' ? userId : null
    if (changes.length > 0 && (await needsSecond(transaction, operatorId, before, after, lockedOut))) {
      const changeId = await keepForSecond(transaction, { userId, change, changes, operatorId, now })
      return {
        result: { user: before, isWaiting: true },
        changedFields: changedFields({}, { waitingChangeId: changeId }),
      }
    }
    await applyChange(transaction, row, change, now)
    return { result: { user: await readManagedUser(transaction, userId), isWaiting: false }, changedFields: changes }
  })
}
