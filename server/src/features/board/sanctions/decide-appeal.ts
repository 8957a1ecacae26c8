import type { AdminSanctionAppealResponse, SanctionAppealDecisionRequest } from '@lease-risk/contract/sanction-appeals'
import type { PoolClient } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { type Doubtful, isId } from '../../../platform/http/refuse-wrong.ts'
import { message, type Text } from '../../../words/message.ts'
import type { OperatorServices } from '../../account/index.ts'
import { confirmPassword, lockUser } from '../../account/index.ts'
import { audited, changedFields, type OperatorContext } from '../../audit/index.ts'
import { type AppealRow, decideOpenAppeal, findAppeal } from './appeals.ts'
import { lockToChange } from './change-sanction.ts'
import { presentForOperator } from './read-appeals.ts'
import { APPEAL_DECIDED, addPolicyEvent, appendAppealEvent, findImposers } from './sanction-events.ts'
import { findSanction, markReleased, moveEnd, type SanctionRow } from './sanctions.ts'

type Input = SanctionAppealDecisionRequest & { appealId: number }
type By = { actorUserId: number; now: Date }

/**
 * Decides an appeal, by an operator who neither imposed nor extended the sanction and whom it does not restrict (R-BOARD-24).
 * @throws AppError 404, 409 when the sanction is over or the appeal decided, 403, 400 for an end that shortens nothing, 401.
 */
export const decideAppeal = audited<OperatorServices, OperatorContext, Input, AdminSanctionAppealResponse>(
  {
    actionType: 'COMMUNITY_APPEAL_DECIDE',
    targetType: 'COMMUNITY_APPEAL',
    targetId: ({ appealId }) => appealId,
    summary: ({ outcome, restrictionUntil, answer }) => ({ outcome, restrictionUntil, answer }),
    precondition: (services, { actor }, { confirmationPassword }) =>
      confirmPassword(services, actor.userId, confirmationPassword),
  },
  async (transaction, input, { context, now }) => {
    const by = { actorUserId: context.actor.userId, now }
    const open = await lockAppeal(transaction, input.appealId)
    if (open.outcome !== null) throw new AppError('COMMUNITY_409_APPEAL_DECIDED')
    const before = await lockToChange(transaction, open.sanctionId, by)
    const imposersOf = await findImposers(transaction, [open.sanctionId])
    if (imposersOf.get(open.sanctionId)?.includes(by.actorUserId)) throw new AppError('COMMUNITY_403_OWN_DECISION')
    const after = await carryOut(transaction, before, input, by)
    const decision = { appealId: open.appealId, outcome: input.outcome, answer: input.answer }
    const appeal = await decideOpenAppeal(transaction, { ...decision, decidedBy: by.actorUserId, now })
    if (appeal === undefined) throw new AppError('COMMUNITY_409_APPEAL_DECIDED')
    await appendAppealEvent(transaction, APPEAL_DECIDED, { sanction: after, appeal, now })
    const [result] = await presentForOperator(transaction, [appeal], { operatorId: by.actorUserId, now })
    if (result === undefined) throw new Error('an appeal was not presented')
    return { result, changedFields: changedFields(recorded(before, null), recorded(after, appeal.outcome)) }
  },
)

/** Decisions are serialised per user, whose points are counted. */
async function lockAppeal(transaction: PoolClient, appealId: number): Promise<AppealRow> {
  const found = await findAppeal(transaction, appealId)
  if (found === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  await lockUser(transaction, found.userId)
  // read again, now that nobody else can decide
  const appeal = await findAppeal(transaction, appealId)
  if (appeal === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  return appeal
}

function recorded({ status, restrictionUntil }: SanctionRow, outcome: string | null) {
  return { outcome, status, restrictionUntil: seoulDateTime(restrictionUntil) }
}

/**
 * Applies the outcome to the sanction. The report behind a lifted sanction no longer counts: neither its points nor,
 * against a reporter, its rejection.
 */
async function carryOut(
  transaction: PoolClient,
  before: SanctionRow,
  input: Input,
  { actorUserId, now }: By,
): Promise<SanctionRow> {
  const { sanctionId, userId, reportId } = before
  const { outcome, answer } = input
  const shortened = endOf(input, before.restrictionUntil, now)
  const event = { userId, sanctionId, actorUserId, detail: answer, occurredAt: now }
  if (shortened !== null) {
    await addPolicyEvent(transaction, { ...event, kind: 'SANCTION_SHORTENED' })
    return moveEnd(transaction, { sanctionId, restrictionUntil: shortened })
  }
  if (outcome === 'UPHELD') return before
  await addPolicyEvent(transaction, { ...event, kind: 'SANCTION_RELEASED' })
  if (reportId !== null) await addPolicyEvent(transaction, { ...event, kind: 'REPORT_NOT_COUNTED', reportId })
  return markReleased(transaction, { sanctionId, reason: answer, now })
}

/** The new end if the sanction is shortened; otherwise `null`. */
function endOf({ outcome, restrictionUntil }: Input, present: Date, now: Date): Date | null {
  const errors = endProblems({ outcome, restrictionUntil }, present, now)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  return restrictionUntil === undefined ? null : new Date(restrictionUntil)
}

/** What the schema of a decision cannot express; `present`: the end as it is; `null`: not known. */
function endProblems(
  { outcome, restrictionUntil: wanted }: Doubtful<SanctionAppealDecisionRequest>,
  present: Date | null,
  now: Date,
): FieldProblem[] {
  const problem = (code: string, reason: Text) => [{ field: 'restrictionUntil', code, message: reason }]
  if (outcome === undefined) return []
  if (outcome !== 'SHORTENED') return wanted === undefined ? [] : problem('CONFLICT', message('ONLY_SHORTENED_HAS_END'))
  if (typeof wanted !== 'string') return problem('REQUIRED', message('FIELD_REQUIRED'))
  const end = new Date(wanted)
  // a leap second has a valid time format
  if (Number.isNaN(end.getTime())) return problem('FORMAT', message('TIME_NOT_IN_CALENDAR'))
  if (present === null || (end > now && end < present)) return []
  return problem('RANGE', message('SANCTION_END_NOT_SOONER', { until: seoulDateTime(present) }))
}

/** The same for a decision that its schema has refused. */
export async function decisionProblems(
  { pool, clock }: OperatorServices,
  appealId: unknown,
  given: Doubtful<SanctionAppealDecisionRequest>,
): Promise<FieldProblem[]> {
  const appeal = isId(appealId) ? await findAppeal(pool, appealId) : undefined
  const sanction = appeal && (await findSanction(pool, appeal.sanctionId))
  return endProblems(given, sanction?.restrictionUntil ?? null, clock.now())
}
