import { randomUUID } from 'node:crypto'
import type { CommunityAttachmentResponse } from '@lease-risk/contract/community'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { wrongFile } from '../../platform/http/upload.ts'
import { message } from '../../words/message.ts'
import { requireAllowed } from '../sanctions/face.ts'
import {
  type Attachment,
  announceAttachment,
  countAttachments,
  markAttachmentStored,
  presentAttachment,
  storageKeyOf,
} from './attachments.ts'
import { POST_ATTACHMENT_UPLOADED, publishBoardEvent } from './events.ts'
import { lockPost } from './posts.ts'
import { personalDataIn, refusePersonalData } from './refuse-personal-data.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

const MOST_ATTACHMENTS = 10
/** An upload that takes longer than this is never stored. */
export const UPLOAD_MINUTES = 10
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
    const since = new Date(now.getTime() - UPLOAD_MINUTES * 60_000)
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
