import { isInForce } from '../../domain/community/sanction.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findAndLockSanction, type SanctionRow } from './sanctions.ts'

/**
 * A sanction in force, locked until the transaction ends, for an operator to change.
 * @throws AppError 404, 409 when it is over, 403 for the operator whom it restricts (R-BOARD-22).
 */
export async function lockToChange(
  transaction: Queryable,
  sanctionId: number,
  by: { actorUserId: number; now: Date },
): Promise<SanctionRow> {
  const sanction = await findAndLockSanction(transaction, sanctionId)
  if (sanction === undefined) throw new AppError('COMMUNITY_404_SANCTION')
  if (!isInForce(sanction, by.now)) throw new AppError('COMMUNITY_409_SANCTION_OVER')
  if (sanction.userId === by.actorUserId) throw new AppError('COMMUNITY_403_OWN_SANCTION')
  return sanction
}
