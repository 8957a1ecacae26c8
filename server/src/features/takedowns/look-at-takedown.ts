import type { RevealRequest } from '@lease-risk/contract/personal-reads'
import type { AdminTakedownResponse } from '@lease-risk/contract/takedown-requests'
import { seoulDateTime } from '../../domain/calendar.ts'
import { findPersonalData } from '../../domain/community/personal-data.ts'
import { removableFrom, takedownStatus } from '../../domain/community/takedown.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { audited, masked, type OperatorContext, withCovered } from '../audit/face.ts'
import { refuseAuthor, requireTakedown } from './lock-takedown.ts'
import { presentSummaries } from './present-takedown.ts'
import type { TakedownServices } from './services.ts'
import { findOthers, findRequester, findTakedown, keepReveal, type Requester, type TakedownRow } from './takedowns.ts'

const MOST_OTHERS = 10
const of = {
  targetType: 'COMMUNITY_TAKEDOWN',
  targetId: ({ takedownId }: { takedownId: number }) => takedownId,
} as const

/** One request with its requester masked (R-BOARD-29). @throws AppError 404, 403 for the author of the content. */
export const lookAtTakedown = audited<TakedownServices, OperatorContext, { takedownId: number }, AdminTakedownResponse>(
  { ...of, actionType: 'COMMUNITY_TAKEDOWN_READ', summary: () => ({}) },
  async (transaction, { takedownId }, { context }) => ({
    result: await presentCovered(transaction, await lookedAt(transaction, context, takedownId)),
  }),
)

/** One request with nothing masked, for a stated reason. @throws AppError 404, 403 for the author of the content. */
export const revealTakedown = audited<
  TakedownServices,
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
