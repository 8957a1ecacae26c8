import { inTransaction } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { requireAllowed } from '../sanctions/face.ts'
import { findAttachment, markAttachmentTaken, removeAttachments, storageKeyOf } from './attachments.ts'
import { POST_UPDATED, publishBoardEvent } from './events.ts'
import { lockPost } from './posts.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

/**
 * Removes one file of the caller's own post, as an edit of it: first hides it, then deletes it from the storage. If the
 * process dies in between, the row is invisible, and housekeeping removes it together with its file.
 * @throws AppError 404 also for a file of a post that the caller may not read, 403 for another user's, 409 for a hidden
 * post's.
 */
export async function removeAttachment(
  { pool, clock, storage, log }: CommunityServices,
  caller: UserCaller,
  attachmentId: string,
): Promise<void> {
  const now = clock.now()
  const attachment = await findAttachment(pool, attachmentId)
  if (attachment === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  const { postId } = attachment
  await inTransaction(pool, async (transaction) => {
    const { boardCode, authorUserId } = requireUse('EDIT', await lockPost(transaction, postId), caller)
    await requireAllowed(transaction, caller, 'UPDATE_POST', now)
    if (!(await markAttachmentTaken(transaction, { attachmentId, postId }))) throw new AppError('COMMON_404_NOT_FOUND')
    const event = { boardCode, postId, commentId: null, actorUserId: caller.userId, postAuthorUserId: authorUserId }
    await publishBoardEvent(transaction, POST_UPDATED, event, now)
  })
  const key = storageKeyOf(attachment)
  await storage
    .remove(key)
    .then(() => removeAttachments(pool, [attachmentId]))
    .catch((error: unknown) => log.error({ err: error, key }, 'a file that was taken away stays for now'))
}
