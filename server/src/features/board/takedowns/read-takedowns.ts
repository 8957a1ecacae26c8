import type { CursorPage } from '@lease-risk/contract/common'
import type { RevealRequest } from '@lease-risk/contract/personal-reads'
import type {
  AdminTakedownQuery,
  AdminTakedownResponse,
  AdminTakedownSummary,
  TakedownCreatedResponse,
  TakedownNoticeResponse,
  TakedownStateResponse,
} from '@lease-risk/contract/takedown-requests'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { findPersonalData } from '../../../domain/community/personal-data.ts'
import { isOpen, removableFrom, takedownStatus } from '../../../domain/community/takedown.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { cursorPageOf, cursorPart } from '../../../platform/http/envelope.ts'
import { readPublicProfiles } from '../../account/index.ts'
import type { AuditServices } from '../../audit/index.ts'
import { audited, masked, type OperatorContext, withCovered } from '../../audit/index.ts'
import { readStates } from '../posts/targets.ts'
import {
  findOthers,
  findRequester,
  findTakedown,
  keepReveal,
  type Requester,
  refuseAuthor,
  requireTakedown,
  TAKEDOWN_COLUMNS,
  TAKEDOWN_SELECTED,
  type TakedownRow,
} from './takedowns.ts'

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

const MOST_OTHERS = 10
const of = {
  targetType: 'COMMUNITY_TAKEDOWN',
  targetId: ({ takedownId }: { takedownId: number }) => takedownId,
} as const

/** One request with its requester masked (R-BOARD-29). @throws AppError 404, 403 for the author of the content. */
export const lookAtTakedown = audited<AuditServices, OperatorContext, { takedownId: number }, AdminTakedownResponse>(
  { ...of, actionType: 'COMMUNITY_TAKEDOWN_READ', summary: () => ({}) },
  async (transaction, { takedownId }, { context }) => ({
    result: await presentCovered(transaction, await lookedAt(transaction, context, takedownId)),
  }),
)

/** One request with nothing masked, for a stated reason. @throws AppError 404, 403 for the author of the content. */
export const revealTakedown = audited<
  AuditServices,
  OperatorContext,
  RevealRequest & { takedownId: number },
  AdminTakedownResponse
>(
  { ...of, actionType: 'COMMUNITY_TAKEDOWN_REVEAL', summary: ({ reason }) => ({ reason }) },
  async (transaction, { takedownId }, { context }) => {
    const row = await lookedAt(transaction, context, takedownId)
    await keepReveal(transaction, takedownId)
    return { result: await present(transaction, row, await findRequester(transaction, takedownId)) }
  },
)

async function lookedAt(transaction: Queryable, { actor }: OperatorContext, takedownId: number): Promise<TakedownRow> {
  const row = requireTakedown(await findTakedown(transaction, takedownId))
  refuseAuthor(row, actor.userId)
  return row
}

/** Masks everything that names the requester. */
export async function presentCovered(database: Queryable, row: TakedownRow): Promise<AdminTakedownResponse> {
  return present(database, row, covered(await findRequester(database, row.takedownId)))
}

async function present(database: Queryable, row: TakedownRow, requester: Requester): Promise<AdminTakedownResponse> {
  const [summary] = await presentSummaries(database, [row])
  if (summary === undefined) throw new Error('a takedown request was not presented')
  const from = removableFrom(row)
  const others = await findOthers(database, row, MOST_OTHERS)
  const earlierRequests = others.map((other) => ({
    takedownId: other.takedownId,
    grounds: other.grounds,
    status: takedownStatus(other),
    requestedAt: seoulDateTime(other.requestedAt),
  }))
  return { ...summary, ...requester, removableFrom: from && seoulDateTime(from), earlierRequests }
}

/** The statement shows the subject of the request; names and numbers in it are masked with the rest. */
function covered({ statement, requesterName, contact }: Requester): Requester {
  const found = findPersonalData(statement ?? '').map(({ start, end }) => statement?.slice(start, end) ?? '')
  const given = [requesterName, contact].filter((text) => text !== null)
  return {
    statement: statement && withCovered(statement, [...given, ...found]),
    requesterName: requesterName && masked(requesterName),
    contact: contact && masked(contact),
  }
}

/** The view of the requester. */
export function presentForRequester(row: TakedownRow): TakedownStateResponse {
  return { ...presentState(row), revealCount: row.reveals }
}

/** The view of everybody concerned. */
export function presentState(row: TakedownRow): Omit<TakedownCreatedResponse, 'token'> {
  const { takedownId, targetType, grounds, answer, requestedAt, hiddenUntil, decidedAt } = row
  return {
    takedownId,
    targetType,
    grounds,
    status: takedownStatus(row),
    requestedAt: seoulDateTime(requestedAt),
    hiddenUntil: hiddenUntil && seoulDateTime(hiddenUntil),
    answer,
    decidedAt: decidedAt && seoulDateTime(decidedAt),
  }
}

/** The view of the author, without the requester. */
export function presentNotice(row: TakedownRow, now: Date): TakedownNoticeResponse {
  const { postId, excerpt, objectedAt } = row
  const mayObject = isOpen(row, now) && objectedAt === null
  return { ...presentState(row), ...hearingOf(row), postId, excerpt, mayObject }
}

/** Entries of the operators' list, also without the requester. */
async function presentSummaries(database: Queryable, rows: readonly TakedownRow[]): Promise<AdminTakedownSummary[]> {
  const profileOf = await readPublicProfiles(
    database,
    rows.map(({ authorUserId }) => authorUserId),
  )
  const stateOf = await readStates(database, rows)
  return rows.map((row) => ({
    ...presentState(row),
    ...hearingOf(row),
    targetId: row.targetId,
    postId: row.postId,
    author: profileOf(row.authorUserId),
    excerpt: row.excerpt,
    targetVisibility: stateOf(row),
    hiddenBy: row.hiddenBy,
    decidedBy: row.decidedBy,
  }))
}

function hearingOf({ hiddenAt, objection, objectedAt }: TakedownRow) {
  return {
    hiddenAt: hiddenAt && seoulDateTime(hiddenAt),
    objection,
    objectedAt: objectedAt && seoulDateTime(objectedAt),
  }
}
