import { randomUUID } from 'node:crypto'
import type { CommunityAttachmentResponse } from '@lease-risk/contract/community'
import { keptMs } from '../../../domain/privacy/retention.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Caller, UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { wrongFile } from '../../../platform/http/upload.ts'
import { message } from '../../../words/message.ts'
import { requireAllowed } from '../sanctions/sanctions.ts'
import {
  type Attachment,
  announceAttachment,
  countAttachments,
  findAttachment,
  markAttachmentStored,
  markAttachmentTaken,
  presentAttachment,
  removeAttachments,
  storageKeyOf,
} from './attachments.ts'
import { POST_ATTACHMENT_UPLOADED, POST_UPDATED, publishBoardEvent } from './events.ts'
import { findPost, lockPost } from './posts.ts'
import { personalDataIn, refusePersonalData, requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

const MOST_ATTACHMENTS = 10
/** An upload that takes longer than this is never stored; what is left of it is removed after as long again. */
const UPLOAD_MS = keptMs('UNFINISHED_UPLOADS') / 2
const MAX_NAME_CHARACTERS = 200

/** The accepted content types, detected from the content; an animated PNG has its own type. */
const ACCEPTED: Record<string, string> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/webp': 'image/webp',
  'image/gif': 'image/gif',
  'application/pdf': 'application/pdf',
}

type Upload = { postId: number; content: Uint8Array; fileName: string }

/** Checks whether the caller may add a file, before the file is read. @throws AppError 404, 403, 409. */
export async function requireAttachable(
  { pool, clock }: CommunityServices,
  caller: UserCaller,
  postId: number,
): Promise<void> {
  requireUse('ATTACH', await lockPost(pool, postId), caller)
  await requireAllowed(pool, caller, 'UPLOAD_ATTACHMENT', clock.now())
}

/**
 * Announces the file, stores it, then shows it: if the process dies in between, the row is invisible, and housekeeping
 * removes it together with its file.
 * @throws AppError 400 for any other content than JPEG, PNG, WEBP, GIF and PDF and for a name with personal data, 409
 * for one file too many.
 */
export async function uploadAttachment(
  services: CommunityServices,
  caller: UserCaller,
  { postId, content, fileName }: Upload,
): Promise<CommunityAttachmentResponse> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = (await fileTypeFromBuffer(content))?.mime
  const contentType = type === undefined ? undefined : ACCEPTED[type]
  if (contentType === undefined) throw wrongFile('MEDIA_TYPE', message('ATTACHMENT_MEDIA_TYPE'))
  const attachment: Attachment = {
    attachmentId: randomUUID(),
    postId,
    originalFileName: namelessName(fileName),
    contentType,
    sizeBytes: content.byteLength,
    createdAt: services.clock.now(),
  }
  await announce(services, caller, attachment)
  const key = storageKeyOf(attachment)
  await services.storage.put(key, content, contentType)
  if (!(await show(services, caller, attachment))) {
    // without a row, nobody would ever find the file
    await services.storage.remove(key)
    throw new AppError('COMMON_503_UNAVAILABLE', {
      message: message('ATTACHMENT_TOO_SLOW'),
    })
  }
  return presentAttachment(attachment)
}

function announce({ pool, clock }: CommunityServices, caller: UserCaller, attachment: Attachment): Promise<void> {
  const { postId } = attachment
  const now = clock.now()
  return inTransaction(pool, async (transaction) => {
    requireUse('ATTACH', await lockPost(transaction, postId), caller)
    await requireAllowed(transaction, caller, 'UPLOAD_ATTACHMENT', now)
    const since = new Date(now.getTime() - UPLOAD_MS)
    const present = await countAttachments(transaction, postId, since)
    if (present >= MOST_ATTACHMENTS) throw new AppError('COMMUNITY_409_ATTACHMENT_LIMIT')
    await announceAttachment(transaction, attachment)
  })
}

/** @returns `false` when the upload took so long that housekeeping has treated the file as one that never arrives. */
function show({ pool, clock }: CommunityServices, caller: UserCaller, attachment: Attachment): Promise<boolean> {
  const { postId, attachmentId } = attachment
  const now = clock.now()
  return inTransaction(pool, async (transaction) => {
    const post = requireUse('ATTACH', await lockPost(transaction, postId), caller)
    if (!(await markAttachmentStored(transaction, { attachmentId, postId, now }))) return false
    const { boardCode, authorUserId } = post
    const event = { boardCode, postId, commentId: null, actorUserId: caller.userId, postAuthorUserId: authorUserId }
    await publishBoardEvent(transaction, POST_ATTACHMENT_UPLOADED, event, now)
    return true
  })
}

/**
 * The file name is public, so it must contain no personal data. An office's number is allowed: an upload has no
 * way to confirm it.
 */
function namelessName(fileName: string): string {
  const file = plainName(fileName)
  refusePersonalData(personalDataIn({ file }, true))
  return file
}

/** The last part of a path, without control characters; never empty. */
function plainName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return Array.from(plain).slice(-MAX_NAME_CHARACTERS).join('') || 'file'
}

type Download = { content: Buffer; contentType: string; disposition: string }

/** @throws AppError 404 also for a file of a post that the caller may not read. */
export async function downloadAttachment(
  { pool, storage }: Pick<CommunityServices, 'pool' | 'storage'>,
  caller: Caller,
  attachmentId: string,
): Promise<Download> {
  const attachment = await findAttachment(pool, attachmentId)
  if (attachment === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  requireUse('READ', await findPost(pool, attachment.postId, null), caller)
  const content = await storage.read(storageKeyOf(attachment))
  if (content === undefined) throw new AppError('COMMON_404_NOT_FOUND')
  const { contentType, originalFileName } = attachment
  return { content: Buffer.from(content), contentType, disposition: attachmentDisposition(originalFileName) }
}

/** RFC 6266 with the name by RFC 5987 (RFC 8187), and a plain name for clients that do not support it. */
export function attachmentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

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
