import type { CursorPage } from '@lease-risk/contract/common'
import type { AdminAppealQuery, AdminSanctionAppealResponse } from '@lease-risk/contract/sanction-appeals'
import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { cursorPageOf, cursorPart } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import { APPEAL_COLUMNS, APPEAL_SELECTED, type AppealRow, findAppeal } from './appeals.ts'
import { presentForOperator } from './present-appeal.ts'

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
