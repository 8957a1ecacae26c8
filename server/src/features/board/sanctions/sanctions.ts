import { seoulDateTime } from '../../../domain/calendar.ts'
import type { CommunityVerb } from '../../../domain/community/policy.ts'
import { decideVerb, type Sanction } from '../../../domain/community/sanction.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { message } from '../../../words/message.ts'

export type SanctionRow = Sanction & {
  sanctionId: number
  userId: number
  points: number
  reportId: number | null
  policyVersion: string
  startedAt: Date
  endedAt: Date | null
  endReason: string | null
}

export const SANCTION_COLUMNS = {
  sanctionId: 'int8',
  userId: 'int8',
  level: 'text',
  status: 'text',
  points: 'int4',
  reportId: 'int8',
  policyVersion: 'text',
  startedAt: 'timestamptz',
  restrictionUntil: 'timestamptz',
  endedAt: 'timestamptz',
  endReason: 'text',
} as const

export const SANCTION_SELECTED = `
  sanction_id as "sanctionId", user_id as "userId", level, status, points, report_id as "reportId",
  policy_version as "policyVersion", started_at as "startedAt", restriction_until as "restrictionUntil",
  ended_at as "endedAt", end_reason as "endReason"`

const selectInForce = statement<SanctionRow, { userId: number; now: Date }>({
  name: 'sanctions-in-force',
  columns: SANCTION_COLUMNS,
  text: `select ${SANCTION_SELECTED} from sanctions
   where user_id = :userId and status = 'ACTIVE' and restriction_until > :now
   order by restriction_until`,
})
const selectEnds = statement<{ userId: number; until: Date }, { userIds: number[]; level: string; now: Date }>({
  name: 'sanction-ends-of-level',
  columns: { userId: 'int8', until: 'timestamptz' },
  text: `select user_id as "userId", max(restriction_until) as until from sanctions
   where user_id = any(:userIds) and level = :level and status = 'ACTIVE' and restriction_until > :now
   group by user_id`,
})
const insertSanction = statement<
  SanctionRow,
  Pick<SanctionRow, 'userId' | 'level' | 'points' | 'reportId' | 'policyVersion' | 'startedAt' | 'restrictionUntil'>
>({
  name: 'sanction-insert',
  columns: SANCTION_COLUMNS,
  text: `insert into sanctions (user_id, level, points, report_id, policy_version, started_at, restriction_until)
   values (:userId, :level, :points, :reportId, :policyVersion, :startedAt, :restrictionUntil)
   returning ${SANCTION_SELECTED}`,
})
const lockSanction = statement<SanctionRow, { sanctionId: number }>({
  name: 'sanction-lock',
  columns: SANCTION_COLUMNS,
  text: `select ${SANCTION_SELECTED} from sanctions where sanction_id = :sanctionId for no key update`,
})
const selectSome = statement<SanctionRow, { sanctionIds: number[] }>({
  name: 'sanctions-of-numbers',
  columns: SANCTION_COLUMNS,
  text: `select ${SANCTION_SELECTED} from sanctions where sanction_id = any(:sanctionIds)`,
})
const updateRelease = statement<SanctionRow, { sanctionId: number; reason: string; now: Date }>({
  name: 'sanction-release',
  columns: SANCTION_COLUMNS,
  text: `update sanctions set status = 'RELEASED', ended_at = :now, end_reason = :reason
   where sanction_id = :sanctionId returning ${SANCTION_SELECTED}`,
})
const updateUntil = statement<SanctionRow, { sanctionId: number; restrictionUntil: Date }>({
  name: 'sanction-extend',
  columns: SANCTION_COLUMNS,
  text: `update sanctions set restriction_until = :restrictionUntil
   where sanction_id = :sanctionId returning ${SANCTION_SELECTED}`,
})
/** Concurrent instances take different rows. */
const updateDue = statement<SanctionRow, { now: Date; limit: number }>({
  name: 'sanction-expire-due',
  columns: SANCTION_COLUMNS,
  text: `update sanctions set status = 'EXPIRED', ended_at = restriction_until
   where sanction_id in (
     select sanction_id from sanctions where status = 'ACTIVE' and restriction_until <= :now
     order by restriction_until limit :limit for update skip locked
   )
   returning ${SANCTION_SELECTED}`,
})

/** The sanctions that block the user now, first to end first. */
export function findSanctionsInForce(database: Queryable, userId: number, now: Date): Promise<SanctionRow[]> {
  return selectInForce(database, { userId, now })
}

/** When the users may report again; users who may report are not included. */
export async function findReportBlocks(database: Queryable, userIds: number[], now: Date): Promise<Map<number, Date>> {
  const rows = await selectEnds(database, { userIds, level: 'REPORT_BLOCK', now })
  return new Map(rows.map(({ userId, until }) => [userId, until]))
}

export async function addSanction(
  transaction: Queryable,
  sanction: Parameters<typeof insertSanction>[1],
): Promise<SanctionRow> {
  return required(await insertSanction(transaction, sanction))
}

export function findSanctions(database: Queryable, sanctionIds: number[]): Promise<SanctionRow[]> {
  return selectSome(database, { sanctionIds })
}

export async function findSanction(database: Queryable, sanctionId: number): Promise<SanctionRow | undefined> {
  return (await findSanctions(database, [sanctionId]))[0]
}

/** The sanction, locked until the transaction ends; `undefined`: there is none. */
export async function findAndLockSanction(
  transaction: Queryable,
  sanctionId: number,
): Promise<SanctionRow | undefined> {
  return (await lockSanction(transaction, { sanctionId }))[0]
}

export async function markReleased(
  transaction: Queryable,
  release: { sanctionId: number; reason: string; now: Date },
): Promise<SanctionRow> {
  return required(await updateRelease(transaction, release))
}

export async function moveEnd(
  transaction: Queryable,
  end: { sanctionId: number; restrictionUntil: Date },
): Promise<SanctionRow> {
  return required(await updateUntil(transaction, end))
}

/** Marks what is over as expired. */
export function markExpired(transaction: Queryable, due: { now: Date; limit: number }): Promise<SanctionRow[]> {
  return updateDue(transaction, due)
}

function required(rows: SanctionRow[]): SanctionRow {
  const [row] = rows
  if (row === undefined) throw new Error('a sanction that was just written is not there')
  return row
}

export function isModerator({ authorities }: Pick<UserCaller, 'authorities'>): boolean {
  return authorities.includes('COMMUNITY_MODERATE')
}

/** @throws AppError 403 when an administrator or a sanction does not allow it, 429 when the user may not report for now. */
export async function requireAllowed(
  database: Queryable,
  caller: UserCaller,
  verb: CommunityVerb,
  now: Date,
): Promise<void> {
  const sanctions = await findSanctionsInForce(database, caller.userId, now)
  const who = { isModerator: isModerator(caller), permissions: caller.permissions }
  const decision = decideVerb(verb, who, sanctions, now)
  if (decision === 'ALLOWED') return
  if (decision === 'NOT_PERMITTED') throw new AppError('AUTH_403_ACCESS_DENIED')
  const { level, restrictionUntil } = decision
  const until = message('SANCTION_STOPS_UNTIL', { level, until: seoulDateTime(restrictionUntil) })
  if (level !== 'REPORT_BLOCK') throw new AppError('COMMUNITY_403_SANCTIONED', { message: until })
  const seconds = Math.ceil((restrictionUntil.getTime() - now.getTime()) / 1_000)
  throw new AppError('COMMUNITY_429_REPORT_LIMIT', { message: until, headers: { 'retry-after': String(seconds) } })
}
