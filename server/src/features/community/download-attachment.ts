import type { Caller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findAttachment, storageKeyOf } from './attachments.ts'
import { findPost } from './posts.ts'
import { requireUse } from './require-use.ts'
import type { CommunityServices } from './services.ts'

export type Download = { content: Buffer; contentType: string; disposition: string }

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
