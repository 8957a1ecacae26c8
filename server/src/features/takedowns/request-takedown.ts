import { createHash } from 'node:crypto'
import type {
  TakedownCreatedResponse,
  TakedownRequest,
  TakedownStateResponse,
} from '@lease-risk/contract/takedown-requests'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { appendEvent } from '../../platform/outbox/events.ts'
import { hashSecretToken, newSecretToken } from '../../platform/secrets/secret-token.ts'
import { type ContentTarget, requireReportable } from '../community/face.ts'
import { TAKEDOWN_REQUESTED } from './events.ts'
import { presentForRequester, presentState } from './present-takedown.ts'
import type { TakedownServices } from './services.ts'
import { addTakedown, findTakedownOfSecret } from './takedowns.ts'

const EXCERPT_CHARACTERS = 300
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu

/**
 * Requests that the operators take content down, with or without an account. The token is returned only here.
 * @throws AppError 404 for content the caller cannot see, 400 for the caller's own content, 409 while the same request is open.
 */
export async function requestTakedown(
  { pool, clock }: Pick<TakedownServices, 'pool' | 'clock'>,
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
export function digestOf({ grounds, ...texts }: TakedownRequest): Buffer {
  const { statement, requesterName, contact } = texts
  const plain = [statement, requesterName, contact].map((text) => text.normalize('NFC').replaceAll(UNSEEN, ''))
  return createHash('sha256')
    .update(JSON.stringify([grounds, ...plain]))
    .digest()
}

/** The state of a request for the holder of its token. @throws AppError 404. */
export async function readTakedownState(
  { pool }: Pick<TakedownServices, 'pool'>,
  token: string,
): Promise<TakedownStateResponse> {
  const row = await findTakedownOfSecret(pool, hashSecretToken(token))
  if (row === undefined) throw new AppError('COMMUNITY_404_TAKEDOWN')
  return presentForRequester(row)
}
