import type { TakedownGrounds } from '@lease-risk/contract/takedown-requests'
import type { TakedownOutcome } from '../../../domain/community/takedown.ts'
import { lockNamesUntilCommit } from '../../../platform/database/advisory-locks.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { eventType } from '../../../platform/outbox/events.ts'
import { lockUser } from '../../account/index.ts'
import type { ContentTarget } from '../posts/hide-content.ts'

/** A request without its requester's statement and identity. */
export type TakedownRow = ContentTarget & {
  takedownId: number
  postId: number
  authorUserId: number
  grounds: TakedownGrounds
  excerpt: string
  requestedAt: Date
  hiddenAt: Date | null
  hiddenUntil: Date | null
  hiddenBy: number | null
  hides: boolean
  reveals: number
  objection: string | null
  objectedAt: Date | null
  outcome: TakedownOutcome | null
  answer: string | null
  decidedBy: number | null
  decidedAt: Date | null
}

/** Data of the requester; `null` once the case has ended. */
export type Requester = { statement: string | null; requesterName: string | null; contact: string | null }

export const TAKEDOWN_COLUMNS = {
  takedownId: 'int8',
  targetType: 'text',
  targetId: 'int8',
  postId: 'int8',
  authorUserId: 'int8',
  grounds: 'text',
  excerpt: 'text',
  requestedAt: 'timestamptz',
  hiddenAt: 'timestamptz',
  hiddenUntil: 'timestamptz',
  hiddenBy: 'int8',
  hides: 'bool',
  reveals: 'int4',
  objection: 'text',
  objectedAt: 'timestamptz',
  outcome: 'text',
  answer: 'text',
  decidedBy: 'int8',
  decidedAt: 'timestamptz',
} as const
export const TAKEDOWN_SELECTED = `
  takedown_id as "takedownId", target_type as "targetType", target_id as "targetId", post_id as "postId",
  author_user_id as "authorUserId", grounds, excerpt, requested_at as "requestedAt", hidden_at as "hiddenAt",
  hidden_until as "hiddenUntil", hidden_by as "hiddenBy", hides, reveals, objection, objected_at as "objectedAt", outcome, answer,
  decided_by as "decidedBy", decided_at as "decidedAt"`

/** Writes nothing if the same request is open. */
export const addTakedown = statement<
  TakedownRow,
  Pick<TakedownRow, 'targetType' | 'targetId' | 'postId' | 'authorUserId' | 'grounds' | 'excerpt'> & {
    words: string
    requesterName: string
    contact: string
    secretHash: Buffer
    requestDigest: Buffer
    now: Date
  }
>({
  name: 'takedown-insert',
  columns: TAKEDOWN_COLUMNS,
  text: `insert into takedown_requests (
     target_type, target_id, post_id, author_user_id, grounds, statement, requester_name, contact, excerpt, secret_hash,
     request_digest, requested_at
   )
   values (
     :targetType, :targetId, :postId, :authorUserId, :grounds, :words, :requesterName, :contact, :excerpt, :secretHash,
     :requestDigest, :now
   )
   on conflict (target_type, target_id, request_digest) where outcome is null do nothing
   returning ${TAKEDOWN_SELECTED}`,
})
const selectOne = statement<TakedownRow, { takedownId: number }>({
  name: 'takedown-of-number',
  columns: TAKEDOWN_COLUMNS,
  text: `select ${TAKEDOWN_SELECTED} from takedown_requests where takedown_id = :takedownId`,
})
const selectOfSecret = statement<TakedownRow, { secretHash: Buffer }>({
  name: 'takedown-of-secret',
  columns: TAKEDOWN_COLUMNS,
  text: `select ${TAKEDOWN_SELECTED} from takedown_requests where secret_hash = :secretHash`,
})
const selectRequester = statement<Requester, { takedownId: number }>({
  name: 'takedown-requester',
  columns: { statement: 'text', requesterName: 'text', contact: 'text' },
  text: `select statement, requester_name as "requesterName", contact from takedown_requests
   where takedown_id = :takedownId`,
})
const selectOthers = statement<TakedownRow, ContentTarget & { takedownId: number; most: number }>({
  name: 'takedowns-of-target',
  columns: TAKEDOWN_COLUMNS,
  text: `select ${TAKEDOWN_SELECTED} from takedown_requests
   where target_type = :targetType and target_id = :targetId and takedown_id <> :takedownId
   order by takedown_id desc limit :most`,
})
const selectHiding = statement<{ takedownId: number }, ContentTarget>({
  name: 'takedowns-hiding',
  columns: { takedownId: 'int8' },
  text: `select takedown_id as "takedownId" from takedown_requests
   where target_type = :targetType and target_id = :targetId and outcome is null and hides`,
})
export const findOpenTakedowns = statement<TakedownRow, { after: number; limit: number }>({
  name: 'takedowns-open',
  columns: TAKEDOWN_COLUMNS,
  text: `select ${TAKEDOWN_SELECTED} from takedown_requests where outcome is null and takedown_id > :after
   order by takedown_id limit :limit`,
})
const writeHidden = statement<
  TakedownRow,
  { takedownId: number; hides: boolean; hiddenBy: number; hiddenUntil: Date; now: Date }
>({
  name: 'takedown-hide',
  columns: TAKEDOWN_COLUMNS,
  text: `update takedown_requests set
     hidden_at = :now, hidden_until = :hiddenUntil, hidden_by = :hiddenBy, hides = :hides
   where takedown_id = :takedownId returning ${TAKEDOWN_SELECTED}`,
})
/** A case that has ended has nothing to reveal. */
const countReveal = statement<never, { takedownId: number }>({
  name: 'takedown-count-reveal',
  columns: {},
  text: 'update takedown_requests set reveals = reveals + 1 where takedown_id = :takedownId and outcome is null',
})
const writeObjection = statement<TakedownRow, { takedownId: number; objection: string; now: Date }>({
  name: 'takedown-object',
  columns: TAKEDOWN_COLUMNS,
  text: `update takedown_requests set objection = :objection, objected_at = :now
   where takedown_id = :takedownId returning ${TAKEDOWN_SELECTED}`,
})
/** The requester's statement and data are erased with the case; a deleted author is not quoted. */
const writeEnd = statement<
  TakedownRow,
  Pick<TakedownRow, 'takedownId' | 'outcome' | 'answer' | 'decidedBy'> & { now: Date }
>({
  name: 'takedown-end',
  columns: TAKEDOWN_COLUMNS,
  text: `update takedown_requests set
     outcome = :outcome, answer = :answer, decided_by = :decidedBy, decided_at = :now, hides = false,
     statement = null, requester_name = null, contact = null, request_digest = null,
     excerpt = case when exists (
       select from users as author where author.user_id = author_user_id and author.deleted_at is not null
     ) then '' else excerpt end
   where takedown_id = :takedownId returning ${TAKEDOWN_SELECTED}`,
})
const writeHidesNothing = statement<never, ContentTarget>({
  name: 'takedowns-hide-nothing',
  columns: {},
  text: `update takedown_requests set hides = false
   where target_type = :targetType and target_id = :targetId and outcome is null and hides`,
})
const eraseAuthor = statement<never, { userId: number }>({
  name: 'takedowns-erase-author',
  columns: {},
  text: `update takedown_requests set
     objection = null, excerpt = case when outcome is null then excerpt else '' end
   where author_user_id = :userId`,
})

export async function findTakedown(database: Queryable, takedownId: number): Promise<TakedownRow | undefined> {
  return (await selectOne(database, { takedownId }))[0]
}

export async function findTakedownOfSecret(database: Queryable, secretHash: Buffer): Promise<TakedownRow | undefined> {
  return (await selectOfSecret(database, { secretHash }))[0]
}

export async function findRequester(database: Queryable, takedownId: number): Promise<Requester> {
  const [requester] = await selectRequester(database, { takedownId })
  return requester ?? { statement: null, requesterName: null, contact: null }
}

/** Requests for the same content, newest first. */
export function findOthers(
  database: Queryable,
  { targetType, targetId, takedownId }: TakedownRow,
  most: number,
): Promise<TakedownRow[]> {
  return selectOthers(database, { targetType, targetId, takedownId, most })
}

/** Open requests that are the only reason why the content is hidden. */
export async function findHiding(database: Queryable, { targetType, targetId }: ContentTarget): Promise<number[]> {
  return (await selectHiding(database, { targetType, targetId })).map(({ takedownId }) => takedownId)
}

export async function keepHiding(
  transaction: Queryable,
  hiding: Parameters<typeof writeHidden>[1],
): Promise<TakedownRow> {
  return required(await writeHidden(transaction, hiding))
}

export async function keepReveal(transaction: Queryable, takedownId: number): Promise<void> {
  await countReveal(transaction, { takedownId })
}

export async function keepObjection(
  transaction: Queryable,
  objection: Parameters<typeof writeObjection>[1],
): Promise<TakedownRow> {
  return required(await writeObjection(transaction, objection))
}

export async function keepEnd(transaction: Queryable, end: Parameters<typeof writeEnd>[1]): Promise<TakedownRow> {
  return required(await writeEnd(transaction, end))
}

/** Keeps the content hidden, whatever the outcome of the requests. */
export async function hideNothingMore(transaction: Queryable, { targetType, targetId }: ContentTarget): Promise<void> {
  await writeHidesNothing(transaction, { targetType, targetId })
}

/** The operator's answer; `null` for none. */
export async function findTakedownAnswer(database: Queryable, takedownId: number): Promise<string | null> {
  return (await findTakedown(database, takedownId))?.answer ?? null
}

/** Erases a deleted user's objections, and the user's own words quoted in ended requests. */
export async function eraseTakedowns(transaction: Queryable, userId: number): Promise<void> {
  await eraseAuthor(transaction, { userId })
}

function required(rows: TakedownRow[]): TakedownRow {
  const [row] = rows
  if (row === undefined) throw new Error('a takedown request that was just written is not there')
  return row
}

type TakedownPayload = { takedownId: number }
/** `userId`: the author. */
type AuthorPayload = TakedownPayload & { userId: number; postId: number }

/** For the operators: a takedown was requested. */
export const TAKEDOWN_REQUESTED = eventType<TakedownPayload>('TAKEDOWN_REQUESTED')
/** For the operators: the author objected. */
export const TAKEDOWN_OBJECTED = eventType<TakedownPayload>('TAKEDOWN_OBJECTED')
/** `hiddenUntil`: ISO 8601. */
export const TAKEDOWN_HIDDEN = eventType<AuthorPayload & { grounds: string; hiddenUntil: string }>('TAKEDOWN_HIDDEN')
/** Published only for content that was hidden for the request. */
export const TAKEDOWN_ENDED = eventType<AuthorPayload & { outcome: string }>('TAKEDOWN_ENDED')

/** Serialises hiding and showing of content, for a request or by a moderator. */
export async function lockTarget(transaction: Queryable, { targetType, targetId }: ContentTarget): Promise<void> {
  await lockNamesUntilCommit(transaction, 'takedownsOf', [`${targetType} ${targetId}`])
}

/** The request, locked until the transaction ends. The author's account cannot end in between. @throws AppError 404. */
export async function lockTakedown(transaction: Queryable, takedownId: number): Promise<TakedownRow> {
  const found = requireTakedown(await findTakedown(transaction, takedownId))
  await lockUser(transaction, found.authorUserId)
  await lockTarget(transaction, found)
  return requireTakedown(await findTakedown(transaction, takedownId))
}

export function requireTakedown(row: TakedownRow | undefined): TakedownRow {
  if (row === undefined) throw new AppError('COMMUNITY_404_TAKEDOWN')
  return row
}

/** @throws AppError 403 for the author of the content: another operator handles the request, and sees its requester. */
export function refuseAuthor({ authorUserId }: TakedownRow, operatorId: number): void {
  if (authorUserId === operatorId) throw new AppError('COMMUNITY_403_OWN_TAKEDOWN')
}
