import type { AdminUserChangeDecisionRequest, AdminUserChangeResponse } from '@lease-risk/contract/admin-user-changes'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { OperatorServices } from '../account/index.ts'
import { findAdministrators } from '../account/index.ts'
import { type AuditedAction, audited, type OperatorContext } from '../audit/index.ts'
import { confirmed, keepAUserManager, refuseGiving } from './change-rules.ts'
import { lockManagedRow, presentUser, readManagedUser } from './managed-users.ts'
import { applyChange, differences, userAfter } from './user-change.ts'
import { lockOpenChange, markDecided, presentChange } from './user-changes.ts'

type Input = AdminUserChangeDecisionRequest & { changeId: number }

const summary = ({ changeId }: Input) => ({ changeId })

/**
 * Lets a second administrator confirm a change, which then takes effect, once. The change is checked again against the
 * present state.
 * @throws AppError 404; 403 for the operator who requested it and for anybody who is not an administrator; 409 when it
 * was decided or has expired.
 */
export const confirmChange = audited<OperatorServices, OperatorContext, Input, AdminUserChangeResponse>(
  { actionType: 'USER_CHANGE_CONFIRM', targetType: 'USER', summary, precondition: confirmed },
  (transaction, { changeId }, { context, now }) =>
    keepAUserManager(transaction, context.actor.userId, () =>
      confirm(transaction, { changeId, operatorId: context.actor.userId, now }),
    ),
)

async function confirm(
  transaction: Queryable,
  { changeId, operatorId, now }: { changeId: number; operatorId: number; now: Date },
): Promise<AuditedAction<AdminUserChangeResponse>> {
  const waiting = await lockOpenChange(transaction, changeId, now)
  if (waiting.requested_by === operatorId) throw new AppError('USER_403_OWN_CHANGE')
  if (waiting.wanted.kind === 'PASSKEYS_RESET' && waiting.user_id === operatorId)
    throw new AppError('PASSKEY_403_OWN_RESET')
  await requireAdministrator(transaction, operatorId)
  const row = await lockManagedRow(transaction, waiting.user_id)
  const [before, after] = [presentUser(row), userAfter(row, waiting.wanted)]
  refuseGiving(await readManagedUser(transaction, operatorId), before, after)
  await applyChange(transaction, row, waiting.wanted, now)
  await markDecided(transaction, { changeId, decision: 'CONFIRMED', operatorId, now })
  return {
    result: await presentChange(transaction, changeId, { operatorId, now }),
    targetId: waiting.user_id,
    changedFields: differences(waiting.wanted, before, after),
  }
}

/** Lets another administrator decline a change, or its requester withdraw it. @throws AppError as `confirmChange`. */
export const declineChange = audited<OperatorServices, OperatorContext, Input, AdminUserChangeResponse>(
  { actionType: 'USER_CHANGE_DECLINE', targetType: 'USER', summary, precondition: confirmed },
  async (transaction, { changeId }, { context, now }) => {
    const operatorId = context.actor.userId
    const waiting = await lockOpenChange(transaction, changeId, now)
    if (waiting.requested_by !== operatorId) await requireAdministrator(transaction, operatorId)
    await markDecided(transaction, { changeId, decision: 'DECLINED', operatorId, now })
    return { result: await presentChange(transaction, changeId, { operatorId, now }), targetId: waiting.user_id }
  },
)

async function requireAdministrator(transaction: Queryable, operatorId: number): Promise<void> {
  const administrators = await findAdministrators(transaction)
  if (!administrators.includes(operatorId)) throw new AppError('USER_403_NOT_ADMINISTRATOR')
}
