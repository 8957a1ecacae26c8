import { createHash } from 'node:crypto'
import type {
  TakedownCreatedResponse,
  TakedownNoticeResponse,
  TakedownObjectionRequest,
  TakedownRequest,
  TakedownStateResponse,
} from '@lease-risk/contract/takedown-requests'
import { isOpen } from '../../../domain/community/takedown.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import type { Caller, UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { appendEvent } from '../../../platform/outbox/events.ts'
import { hashSecretToken, newSecretToken } from '../../../platform/secrets/secret-token.ts'
import type { Services } from '../../../services.ts'
import type { ContentTarget } from '../posts/hide-content.ts'
import { requireReportable } from '../posts/targets.ts'
import { presentForRequester, presentNotice, presentState } from './read-takedowns.ts'
import {
  addTakedown,
  findTakedown,
  findTakedownOfSecret,
  keepObjection,
  lockTakedown,
  TAKEDOWN_OBJECTED,
  TAKEDOWN_REQUESTED,
  type TakedownRow,
} from './takedowns.ts'

const EXCERPT_CHARACTERS = 300
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/**
 * Requests that the operators take content down, with or without an account. The token is returned only here.
 * @throws AppError 404 for content the caller cannot see, 400 for the caller's own content, 409 while the same request is open.
 */
export async function requestTakedown(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  caller: Caller,
  { targetType, targetId, ...given }: TakedownRequest & ContentTarget,
): Promise<TakedownCreatedResponse> {
  const now = clock.now()
  const token = newSecretToken()
  return inTransaction(pool, async (transaction) => {
    const { postId, authorUserId, text } = await requireReportable(transaction, caller, { targetType, targetId })
    const [row] = await addTakedown(transaction, {
      targetType,
      targetId,
      postId,
      authorUserId,
      grounds: given.grounds,
      words: given.statement,
      requesterName: given.requesterName,
      contact: given.contact,
      excerpt: Array.from(text).slice(0, EXCERPT_CHARACTERS).join(''),
      secretHash: hashSecretToken(token),
      requestDigest: digestOf(given),
      now,
    })
    if (row === undefined) throw new AppError('COMMUNITY_409_TAKEDOWN_RECEIVED')
    const { takedownId } = row
    const subject = `takedown ${takedownId}`
    await appendEvent(transaction, TAKEDOWN_REQUESTED, { subject, payload: { takedownId }, occurredAt: now })
    return { ...presentState(row), token }
  })
}

/** The same for the same grounds, requester and text, however they are spaced. */
function digestOf({ grounds, ...texts }: TakedownRequest): Buffer {
  const { statement, requesterName, contact } = texts
  const plain = [statement, requesterName, contact].map((text) => text.normalize('NFC').replaceAll(UNSEEN, ''))
  return createHash('sha256')
    .update(JSON.stringify([grounds, ...plain]))
    .digest()
}

/** The state of a request for the holder of its token. @throws AppError 404. */
export async function readTakedownState(
  { pool }: Pick<Services, 'pool'>,
  token: string,
): Promise<TakedownStateResponse> {
  const row = await findTakedownOfSecret(pool, hashSecretToken(token))
  if (row === undefined) throw new AppError('COMMUNITY_404_TAKEDOWN')
  return presentForRequester(row)
}

type Author = Pick<UserCaller, 'userId'>

/** The request for which the user's content was hidden. @throws AppError 404 for another user's, or if nothing was hidden. */
export async function readTakedownNotice(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  author: Author,
  takedownId: number,
): Promise<TakedownNoticeResponse> {
  return presentNotice(requireNotified(await findTakedown(pool, takedownId), author), clock.now())
}

/** Stores the author's only objection; read-only users may object, too. @throws AppError 404, 409 when it came too late or twice. */
export async function objectToTakedown(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  author: Author,
  { takedownId, objection }: TakedownObjectionRequest & { takedownId: number },
): Promise<TakedownNoticeResponse> {
  const now = clock.now()
  requireNotified(await findTakedown(pool, takedownId), author)
  return inTransaction(pool, async (transaction) => {
    const before = requireNotified(await lockTakedown(transaction, takedownId), author)
    if (!isOpen(before, now)) throw new AppError('COMMUNITY_409_TAKEDOWN_ENDED')
    if (before.objectedAt !== null) throw new AppError('COMMUNITY_409_TAKEDOWN_OBJECTED')
    const after = await keepObjection(transaction, { takedownId, objection, now })
    const subject = `takedown ${takedownId}`
    await appendEvent(transaction, TAKEDOWN_OBJECTED, { subject, payload: { takedownId }, occurredAt: now })
    return presentNotice(after, now)
  })
}

/** The author learns of a request only when it hides something. */
function requireNotified(row: TakedownRow | undefined, { userId }: Author): TakedownRow {
  if (row?.authorUserId !== userId || row.hiddenAt === null) throw new AppError('COMMUNITY_404_TAKEDOWN')
  return row
}

export type SampleTakedown = Pick<TakedownRow, 'postId' | 'authorUserId' | 'grounds' | 'excerpt'> & {
  statement: string
  requesterName: string
}

const CONTACT = 'sample@example.com'

/** Stores open requests by fictitious requesters for a demonstration. */
export async function storeSampleTakedowns(
  transaction: Queryable,
  requests: readonly SampleTakedown[],
  now: Date,
): Promise<void> {
  for (const { statement, ...request } of requests) {
    const { grounds, requesterName } = request
    await addTakedown(transaction, {
      ...request,
      targetType: 'POST',
      targetId: request.postId,
      words: statement,
      contact: CONTACT,
      secretHash: hashSecretToken(newSecretToken()),
      requestDigest: digestOf({ grounds, statement, requesterName, contact: CONTACT }),
      now,
    })
  }
}
