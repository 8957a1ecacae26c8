import type { TakedownNoticeResponse, TakedownObjectionRequest } from '@lease-risk/contract/takedown-requests'
import { isOpen } from '../../domain/community/takedown.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { appendEvent } from '../../platform/outbox/events.ts'
import { TAKEDOWN_OBJECTED } from './events.ts'
import { lockTakedown } from './lock-takedown.ts'
import { presentNotice } from './present-takedown.ts'
import type { TakedownServices } from './services.ts'
import { findTakedown, keepObjection, type TakedownRow } from './takedowns.ts'

type Services = Pick<TakedownServices, 'pool' | 'clock'>
type Author = Pick<UserCaller, 'userId'>

/** The request for which the user's content was hidden. @throws AppError 404 for another user's, or if nothing was hidden. */
export async function readTakedownNotice(
  { pool, clock }: Services,
  author: Author,
  takedownId: number,
): Promise<TakedownNoticeResponse> {
  return presentNotice(requireNotified(await findTakedown(pool, takedownId), author), clock.now())
}

/** Stores the author's only objection; read-only users may object, too. @throws AppError 404, 409 when it came too late or twice. */
export async function objectToTakedown(
  { pool, clock }: Services,
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
