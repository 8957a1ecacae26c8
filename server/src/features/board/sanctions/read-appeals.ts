import type { CursorPage } from '@lease-risk/contract/common'
import type {
  AdminAppealQuery,
  AdminSanctionAppealResponse,
  SanctionAppealResponse,
} from '@lease-risk/contract/sanction-appeals'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { isInForce } from '../../../domain/community/sanction.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { cursorPageOf, cursorPart } from '../../../platform/http/envelope.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { APPEAL_COLUMNS, APPEAL_SELECTED, type AppealRow, findAppeal } from './appeals.ts'
import { presentSanctions } from './list-sanctions.ts'
import { findImposers } from './sanction-events.ts'
import { findSanctions } from './sanctions.ts'

/** The operator who views the list, and the time. */
type Viewer = { operatorId: number; now: Date }

const CHOSEN = '(not :onlyOpen::boolean or outcome is null)'
const selectPage = statement<AppealRow, { onlyOpen: boolean; after: number | null; limit: number; offset: number }>({
  name: 'appeal-page',
  planned: 'EACH_TIME',
  columns: APPEAL_COLUMNS,
  text: `select ${APPEAL_SELECTED} from sanction_appeals
   where ${CHOSEN} and (:after::bigint is null or appeal_id > :after)
   order by appeal_id limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, { onlyOpen: boolean }>({
  name: 'appeal-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from sanction_appeals where ${CHOSEN}`,
})

/** The queue, longest waiting first. */
export async function listAppeals(
  pool: Pool,
  query: AdminAppealQuery,
  viewer: Viewer,
): Promise<CursorPage<AdminSanctionAppealResponse>> {
  const onlyOpen = query.state === 'OPEN'
  const [rows, counted] = await Promise.all([
    selectPage(pool, { onlyOpen, ...cursorPart(query) }),
    countAll(pool, { onlyOpen }),
  ])
  const page = cursorPageOf(rows, query, counted[0]?.count ?? 0, ({ appealId }) => appealId)
  return { ...page, content: await presentForOperator(pool, page.content, viewer) }
}

/** One appeal, decided or not. @throws AppError 404 */
export async function readAppeal(pool: Pool, appealId: number, viewer: Viewer): Promise<AdminSanctionAppealResponse> {
  const appeal = await findAppeal(pool, appealId)
  const [shown] = await presentForOperator(pool, appeal === undefined ? [] : [appeal], viewer)
  if (shown === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  return shown
}

/** An appeal as its author sees it. */
export function presentAppeal({
  appealId,
  statement,
  appealedAt,
  outcome,
  answer,
  decidedAt,
}: AppealRow): SanctionAppealResponse {
  const times = { appealedAt: seoulDateTime(appealedAt), decidedAt: decidedAt && seoulDateTime(decidedAt) }
  return { appealId, statement, outcome, answer, ...times }
}

/** Appeals with their sanctions, as an operator sees them. */
export async function presentForOperator(
  database: Queryable,
  rows: readonly AppealRow[],
  { operatorId, now }: { operatorId: number; now: Date },
): Promise<AdminSanctionAppealResponse[]> {
  const ids = rows.map(({ sanctionId }) => sanctionId)
  const sanctions = await findSanctions(database, ids)
  const presented = await presentSanctions(database, sanctions, now)
  const sanctionOf = new Map(presented.map((sanction) => [sanction.sanctionId, sanction]))
  const inForce = new Set(sanctions.filter((row) => isInForce(row, now)).map(({ sanctionId }) => sanctionId))
  const imposersOf = await findImposers(database, ids)
  return rows.flatMap((row) => {
    const sanction = sanctionOf.get(row.sanctionId)
    if (sanction === undefined) return []
    const isConcerned = row.userId === operatorId || (imposersOf.get(row.sanctionId) ?? []).includes(operatorId)
    const mayDecide = row.outcome === null && inForce.has(row.sanctionId) && !isConcerned
    return [{ ...presentAppeal(row), sanction, decidedBy: row.decidedBy, mayDecide }]
  })
}
