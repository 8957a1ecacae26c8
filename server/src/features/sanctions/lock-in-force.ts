import { isInForce } from '../../domain/community/sanction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { findAndLockSanction, type SanctionRow } from './sanctions.ts'

/** A sanction that blocks now, as it stays until the transaction ends. @throws AppError 404, 409 when it is over. */
export async function lockInForce(transaction: Queryable, sanctionId: number, now: Date): Promise<SanctionRow> {
  const sanction = await findAndLockSanction(transaction, sanctionId)
  if (sanction === undefined) throw new AppError('COMMUNITY_404_SANCTION')
  if (!isInForce(sanction, now)) throw new AppError('COMMUNITY_409_SANCTION_OVER')
  return sanction
}
