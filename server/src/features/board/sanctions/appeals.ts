import type { AppealOutcome } from '@lease-risk/contract/sanction-appeals'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

export type AppealRow = {
  appealId: number
  sanctionId: number
  userId: number
  statement: string
  appealedAt: Date
  outcome: AppealOutcome | null
  answer: string | null
  decidedBy: number | null
  decidedAt: Date | null
}

export const APPEAL_COLUMNS = {
  appealId: 'int8',
  sanctionId: 'int8',
  userId: 'int8',
  statement: 'text',
  appealedAt: 'timestamptz',
  outcome: 'text',
  answer: 'text',
  decidedBy: 'int8',
  decidedAt: 'timestamptz',
} as const
export const APPEAL_SELECTED = `
  appeal_id as "appealId", sanction_id as "sanctionId", user_id as "userId", statement, appealed_at as "appealedAt",
  outcome, answer, decided_by as "decidedBy", decided_at as "decidedAt"`

/** Returns no row if this sanction already has an appeal. */
export const addAppeal = statement<AppealRow, { sanctionId: number; userId: number; text: string; now: Date }>({
  name: 'appeal-insert',
  columns: APPEAL_COLUMNS,
  text: `insert into sanction_appeals (sanction_id, user_id, statement, appealed_at)
   values (:sanctionId, :userId, :text, :now)
   on conflict (sanction_id) do nothing returning ${APPEAL_SELECTED}`,
})
const selectOfSanction = statement<AppealRow, { sanctionId: number }>({
  name: 'appeal-of-sanction',
  columns: APPEAL_COLUMNS,
  text: `select ${APPEAL_SELECTED} from sanction_appeals where sanction_id = :sanctionId`,
})
const selectOne = statement<AppealRow, { appealId: number }>({
  name: 'appeal-of-number',
  columns: APPEAL_COLUMNS,
  text: `select ${APPEAL_SELECTED} from sanction_appeals where appeal_id = :appealId`,
})
const writeOutcome = statement<
  AppealRow,
  Pick<AppealRow, 'appealId' | 'outcome' | 'answer' | 'decidedBy'> & { now: Date }
>({
  name: 'appeal-decide',
  columns: APPEAL_COLUMNS,
  text: `update sanction_appeals set outcome = :outcome, answer = :answer, decided_by = :decidedBy, decided_at = :now
   where appeal_id = :appealId and outcome is null returning ${APPEAL_SELECTED}`,
})
const closeAll = statement<never, { sanctionIds: number[]; now: Date }>({
  name: 'appeals-close',
  columns: {},
  text: `update sanction_appeals set outcome = 'OVER', decided_at = :now
   where sanction_id = any(:sanctionIds) and outcome is null`,
})
const eraseAll = statement<never, { userId: number }>({
  name: 'appeals-erase',
  columns: {},
  text: `with open as (
     delete from sanction_appeals where user_id = :userId and outcome is null
   )
   update sanction_appeals set statement = '' where user_id = :userId and outcome is not null and statement <> ''`,
})

export async function findAppealOf(database: Queryable, sanctionId: number): Promise<AppealRow | undefined> {
  return (await selectOfSanction(database, { sanctionId }))[0]
}

export async function findAppeal(database: Queryable, appealId: number): Promise<AppealRow | undefined> {
  return (await selectOne(database, { appealId }))[0]
}

/** The operator's answer to the user; `null`: none. */
export async function findAppealAnswer(database: Queryable, appealId: number): Promise<string | null> {
  return (await findAppeal(database, appealId))?.answer ?? null
}

/** `undefined`: it is decided already. */
export async function decideOpenAppeal(
  transaction: Queryable,
  decision: Parameters<typeof writeOutcome>[1],
): Promise<AppealRow | undefined> {
  return (await writeOutcome(transaction, decision))[0]
}

/** Closes appeals against sanctions that ended otherwise: nothing is left to decide. */
export async function closeAppealsOf(transaction: Queryable, sanctionIds: number[], now: Date): Promise<void> {
  if (sanctionIds.length > 0) await closeAll(transaction, { sanctionIds, now })
}

/** Erases a deleted user's statements; a decided appeal itself stays. */
export async function eraseAppeals(transaction: Queryable, userId: number): Promise<void> {
  await eraseAll(transaction, { userId })
}
