import type {
  CommunityPolicyRestoreResultResponse,
  CommunityPolicySanctionExtendRequest,
  CommunityPolicySanctionReleaseRequest,
  CommunityPolicySanctionResponse,
} from '@lease-risk/contract/community-moderation'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { isInForce } from '../../../domain/community/sanction.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { type Doubtful, isId } from '../../../platform/http/refuse-wrong.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { message, type Text } from '../../../words/message.ts'
import type { OperatorServices } from '../../account/index.ts'
import { confirmPassword } from '../../account/index.ts'
import { type ActionContext, audited, changedFields, type OperatorContext } from '../../audit/index.ts'
import { closeAppealsOf, findAppealOf } from './appeals.ts'
import { presentSanction } from './list-sanctions.ts'
import { recordSanctionEvent } from './sanction-events.ts'
import { findAndLockSanction, findSanction, markExpired, markReleased, moveEnd, type SanctionRow } from './sanctions.ts'

/** Beyond it nobody is restricted for a time; a mistyped year is. */
const MOST_YEARS = 10

type ExtendInput = CommunityPolicySanctionExtendRequest & { sanctionId: number }

/**
 * Moves the end of a sanction to a later time. @throws AppError 404, 409 when it is over or was appealed, 403 for the
 * operator whom it restricts (R-BOARD-22), 400 when the end is not later or too far away, 401.
 */
export const extendSanction = audited<OperatorServices, OperatorContext, ExtendInput, CommunityPolicySanctionResponse>(
  {
    actionType: 'COMMUNITY_SANCTION_EXTEND',
    targetType: 'COMMUNITY_SANCTION',
    targetId: ({ sanctionId }) => sanctionId,
    summary: ({ reason, restrictionUntil }) => ({ reason, restrictionUntil }),
    precondition: (services, { actor }, { confirmationPassword }) =>
      confirmPassword(services, actor.userId, confirmationPassword),
  },
  async (transaction, { sanctionId, reason, restrictionUntil: wanted }, { context, now }) => {
    const actorUserId = context.actor.userId
    const before = await lockToChange(transaction, sanctionId, { actorUserId, now })
    // a decision that another operator made, or has to make, stays as it is
    if ((await findAppealOf(transaction, sanctionId)) !== undefined) throw new AppError('COMMUNITY_409_APPEALED')
    const restrictionUntil = endOf(wanted, before.restrictionUntil, now)
    const after = await moveEnd(transaction, { sanctionId, restrictionUntil })
    await recordSanctionEvent(transaction, 'SANCTION_EXTENDED', after, now, { actorUserId, detail: reason })
    const result = await presentSanction(transaction, after, now)
    const ends = (sanction: { restrictionUntil: Date }) => ({
      restrictionUntil: seoulDateTime(sanction.restrictionUntil),
    })
    return { result, changedFields: changedFields(ends(before), ends(after)) }
  },
)

function endOf(wanted: string, present: Date, now: Date): Date {
  const errors = endProblems(wanted, present, now)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  return new Date(wanted)
}

/** What the schema of an extension cannot express; `present`: the end as it is, which must not come sooner. */
function endProblems(wanted: unknown, present: Date, now: Date): FieldProblem[] {
  if (typeof wanted !== 'string') return []
  const problem = (code: 'FORMAT' | 'RANGE', reason: Text) => [{ field: 'restrictionUntil', code, message: reason }]
  const end = new Date(wanted)
  // a leap second has a valid time format
  if (Number.isNaN(end.getTime())) return problem('FORMAT', message('TIME_NOT_IN_CALENDAR'))
  if (end <= present) return problem('RANGE', message('SANCTION_END_NOT_LATER', { until: seoulDateTime(present) }))
  const farthest = new Date(now)
  farthest.setUTCFullYear(farthest.getUTCFullYear() + MOST_YEARS)
  return end > farthest ? problem('RANGE', message('SANCTION_END_TOO_FAR', { years: MOST_YEARS })) : []
}

/** The same for an extension, or its path, that the schema has refused. */
export async function extensionProblems(
  { pool, clock }: OperatorServices,
  sanctionId: unknown,
  { restrictionUntil }: Doubtful<CommunityPolicySanctionExtendRequest>,
): Promise<FieldProblem[]> {
  const sanction = isId(sanctionId) ? await findSanction(pool, sanctionId) : undefined
  return endProblems(restrictionUntil, sanction?.restrictionUntil ?? clock.now(), clock.now())
}

type ReleaseInput = CommunityPolicySanctionReleaseRequest & { sanctionId: number }

/**
 * Ends a sanction early. @throws AppError 404, 409 when it is over, 403 for the operator whom it restricts
 * (R-BOARD-22), 401 when the operator's password is wrong.
 */
export const releaseSanction = audited<
  OperatorServices,
  OperatorContext,
  ReleaseInput,
  CommunityPolicySanctionResponse
>(
  {
    actionType: 'COMMUNITY_SANCTION_RELEASE',
    targetType: 'COMMUNITY_SANCTION',
    targetId: ({ sanctionId }) => sanctionId,
    summary: ({ reason }) => ({ reason }),
    precondition: (services, { actor }, { confirmationPassword }) =>
      confirmPassword(services, actor.userId, confirmationPassword),
  },
  async (transaction, { sanctionId, reason }, { context, now }) => {
    const actorUserId = context.actor.userId
    const before = await lockToChange(transaction, sanctionId, { actorUserId, now })
    const after = await markReleased(transaction, { sanctionId, reason, now })
    await closeAppealsOf(transaction, [sanctionId], now)
    await recordSanctionEvent(transaction, 'SANCTION_RELEASED', after, now, { actorUserId, detail: reason })
    const result = await presentSanction(transaction, after, now)
    return { result, changedFields: changedFields({ status: before.status }, { status: after.status }) }
  },
)

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

const AT_ONCE = 100

/** Lets an operator run the expiry job manually. */
export const restoreExpired = audited<
  OperatorServices,
  ActionContext,
  { limit: number },
  CommunityPolicyRestoreResultResponse
>(
  {
    actionType: 'COMMUNITY_SANCTION_RESTORE_EXPIRED',
    targetType: 'COMMUNITY_SANCTION',
    summary: ({ limit }) => ({ limit }),
  },
  async (transaction, { limit }, { now }) => ({ result: { processedCount: await expireDue(transaction, limit, now) } }),
)

/**
 * Every ten minutes. An expired sanction blocks nobody even before this runs; the job records the expiry and notifies
 * the user.
 */
export function expiryJob({ pool, clock }: Pick<OperatorServices, 'pool' | 'clock'>): Job {
  return {
    name: 'expire-sanctions',
    schedule: '*/10 * * * *',
    async run(_payload, signal) {
      const expireSome = () => inTransaction(pool, (transaction) => expireDue(transaction, AT_ONCE, clock.now()))
      while ((await expireSome()) === AT_ONCE) signal.throwIfAborted()
    },
  }
}

async function expireDue(transaction: Queryable, limit: number, now: Date): Promise<number> {
  const expired = await markExpired(transaction, { now, limit })
  const ids = expired.map(({ sanctionId }) => sanctionId)
  await closeAppealsOf(transaction, ids, now)
  for (const sanction of expired) await recordSanctionEvent(transaction, 'SANCTION_EXPIRED', sanction, now)
  return expired.length
}
