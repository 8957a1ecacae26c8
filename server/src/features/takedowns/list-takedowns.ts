import type { CursorPage } from '@lease-risk/contract/common'
import type { AdminTakedownQuery, AdminTakedownSummary } from '@lease-risk/contract/takedown-requests'
import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { cursorPageOf, cursorPart } from '../../platform/http/envelope.ts'
import { presentSummaries } from './present-takedown.ts'
import { TAKEDOWN_COLUMNS, TAKEDOWN_SELECTED, type TakedownRow } from './takedowns.ts'

const CHOSEN = '(not :onlyOpen::boolean or outcome is null)'
const selectPage = statement<TakedownRow, { onlyOpen: boolean; after: number | null; limit: number; offset: number }>({
  name: 'takedown-page',
  planned: 'EACH_TIME',
  columns: TAKEDOWN_COLUMNS,
  text: `select ${TAKEDOWN_SELECTED} from takedown_requests
   where ${CHOSEN} and (:after::bigint is null or takedown_id > :after)
   order by takedown_id limit :limit offset :offset`,
})
const countAll = statement<{ count: number }, { onlyOpen: boolean }>({
  name: 'takedown-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from takedown_requests where ${CHOSEN}`,
})

/** The queue, longest waiting first. */
export async function listTakedowns(pool: Pool, query: AdminTakedownQuery): Promise<CursorPage<AdminTakedownSummary>> {
  const onlyOpen = query.state === 'OPEN'
  const [rows, counted] = await Promise.all([
    selectPage(pool, { onlyOpen, ...cursorPart(query) }),
    countAll(pool, { onlyOpen }),
  ])
  const page = cursorPageOf(rows, query, counted[0]?.count ?? 0, ({ takedownId }) => takedownId)
  return { ...page, content: await presentSummaries(pool, page.content) }
}
