import type { OwnSanctionResponse, SanctionAppealRequest } from '@lease-risk/contract/sanction-appeals'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { isInForce } from '../../../domain/community/sanction.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { message, type Unworded } from '../../../words/message.ts'
import type { OperatorServices } from '../../account/index.ts'
import { type AppealRow, addAppeal, findAppealOf } from './appeals.ts'
import { presentAppeal } from './read-appeals.ts'
import { appendAppealEvent, SANCTION_APPEALED } from './sanction-events.ts'
import { findAndLockSanction, findSanction, type SanctionRow } from './sanctions.ts'

type Own = Unworded<OwnSanctionResponse>

/** A sanction of the user, over or not, with the appeal against it. @throws AppError 404 for another user's. */
export async function readOwnSanction(
  { pool, clock }: Pick<OperatorServices, 'pool' | 'clock'>,
  { userId }: Pick<UserCaller, 'userId'>,
  sanctionId: number,
): Promise<Own> {
  const sanction = requireOwn(await findSanction(pool, sanctionId), userId)
  return present(sanction, await findAppealOf(pool, sanctionId), clock.now())
}

/**
 * Appeals against a sanction in force, once; also available to users who may only read.
 * @throws AppError 404 for another user's, 409 when it is over or was appealed before.
 */
export async function appealSanction(
  { pool, clock }: Pick<OperatorServices, 'pool' | 'clock'>,
  { userId }: Pick<UserCaller, 'userId'>,
  { sanctionId, statement }: SanctionAppealRequest & { sanctionId: number },
): Promise<Own> {
  const now = clock.now()
  return inTransaction(pool, async (transaction) => {
    const sanction = requireOwn(await findAndLockSanction(transaction, sanctionId), userId)
    if (!isInForce(sanction, now)) throw new AppError('COMMUNITY_409_SANCTION_OVER')
    const [appeal] = await addAppeal(transaction, { sanctionId, userId, text: statement, now })
    if (appeal === undefined) throw new AppError('COMMUNITY_409_APPEALED')
    await appendAppealEvent(transaction, SANCTION_APPEALED, { sanction, appeal, now })
    return present(sanction, appeal, now)
  })
}

function requireOwn(sanction: SanctionRow | undefined, userId: number): SanctionRow {
  if (sanction?.userId !== userId) throw new AppError('COMMUNITY_404_SANCTION')
  return sanction
}

function present(sanction: SanctionRow, appeal: AppealRow | undefined, now: Date): Own {
  const { sanctionId, level, status, startedAt, restrictionUntil } = sanction
  const inForce = isInForce(sanction, now)
  return {
    sanctionId,
    level,
    message: message('SANCTION_STOPS', { level }),
    status,
    inForce,
    startedAt: seoulDateTime(startedAt),
    restrictionUntil: seoulDateTime(restrictionUntil),
    appeal: appeal === undefined ? null : presentAppeal(appeal),
    mayAppeal: inForce && appeal === undefined,
  }
}
