import type { CommunityAttachmentResponse } from '@lease-risk/contract/community'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'

export type Attachment = {
  attachmentId: string
  postId: number
  originalFileName: string
  contentType: string
  sizeBytes: number
  createdAt: Date
}

export type StoredFile = Pick<Attachment, 'attachmentId' | 'postId'>

const COLUMNS = {
  attachmentId: 'uuid',
  postId: 'int8',
  originalFileName: 'text',
  contentType: 'text',
  sizeBytes: 'int4',
  createdAt: 'timestamptz',
} as const
const SELECTED = `attachment_id as "attachmentId", post_id as "postId", original_file_name as "originalFileName",
  content_type as "contentType", size_bytes as "sizeBytes", created_at as "createdAt"`

const selectOfPost = statement<Attachment, { postId: number }>({
  name: 'attachments-of-post',
  columns: COLUMNS,
  text: `select ${SELECTED} from post_attachments
   where post_id = :postId and stored_at is not null order by place`,
})
const select = statement<Attachment, { attachmentId: string }>({
  name: 'attachment-read',
  columns: COLUMNS,
  text: `select ${SELECTED} from post_attachments where attachment_id = :attachmentId and stored_at is not null`,
})
/** Counts files being uploaded, too; uploads that never finish count only for a short time. */
const countOfPost = statement<{ count: number }, { postId: number; since: Date }>({
  name: 'attachment-count',
  columns: { count: 'int8' },
  text: `select count(*) from post_attachments
   where post_id = :postId and (stored_at is not null or created_at > :since)`,
})
const insert = statement<never, Attachment>({
  name: 'attachment-insert',
  columns: {},
  text: `insert into post_attachments (attachment_id, post_id, original_file_name, content_type, size_bytes, created_at)
   values (:attachmentId, :postId, :originalFileName, :contentType, :sizeBytes, :createdAt)`,
})
const writeStored = statement<{ postId: number }, { attachmentId: string; postId: number; now: Date }>({
  name: 'attachment-stored',
  columns: { postId: 'int8' },
  text: `with stored as (
     update post_attachments set stored_at = :now where attachment_id = :attachmentId and stored_at is null returning 1
   )
   update posts set attachment_count = attachment_count + 1
   where post_id = :postId and exists (select from stored) returning post_id as "postId"`,
})
/** Hides the file from everybody at once; its row stays until the file is removed. */
const writeTaken = statement<{ postId: number }, { attachmentId: string; postId: number }>({
  name: 'attachment-taken',
  columns: { postId: 'int8' },
  text: `with taken as (
     update post_attachments set stored_at = null
     where attachment_id = :attachmentId and post_id = :postId and stored_at is not null returning 1
   )
   update posts set attachment_count = attachment_count - 1
   where post_id = :postId and exists (select from taken) returning post_id as "postId"`,
})
const selectUnstored = statement<StoredFile, { before: Date; limit: number }>({
  name: 'attachments-unstored',
  columns: { attachmentId: 'uuid', postId: 'int8' },
  text: `select attachment_id as "attachmentId", post_id as "postId" from post_attachments
   where stored_at is null and created_at < :before limit :limit`,
})
const selectOfDeleted = statement<
  { attachmentId: string | null; postId: number },
  { afterPostId: number; limit: number }
>({
  name: 'attachments-of-deleted',
  columns: { attachmentId: 'uuid', postId: 'int8' },
  text: `select attachment_id as "attachmentId", post_id as "postId"
   from (
     select post_id from posts where deleted_at is not null and attachment_count > 0 and post_id > :afterPostId
     order by post_id limit :limit
   ) as deleted left join post_attachments using (post_id)
   order by post_id`,
})
const remove = statement<never, { attachmentIds: string[] }>({
  name: 'attachments-remove',
  columns: {},
  text: 'delete from post_attachments where attachment_id = any(:attachmentIds)',
})
const recount = statement<never, { postIds: number[] }>({
  name: 'attachments-recount',
  columns: {},
  text: `update posts set attachment_count = (
     select count(*) from post_attachments where post_attachments.post_id = posts.post_id and stored_at is not null
   ) where post_id = any(:postIds) and deleted_at is not null`,
})

export function findAttachments(database: Queryable, postId: number): Promise<Attachment[]> {
  return selectOfPost(database, { postId })
}

export async function findAttachment(database: Queryable, attachmentId: string): Promise<Attachment | undefined> {
  return (await select(database, { attachmentId }))[0]
}

export async function countAttachments(database: Queryable, postId: number, since: Date): Promise<number> {
  return (await countOfPost(database, { postId, since }))[0]?.count ?? 0
}

/** Records the file before it is written, so that no file ever exists without a row. */
export async function announceAttachment(database: Queryable, attachment: Attachment): Promise<void> {
  await insert(database, attachment)
}

/**
 * Makes the uploaded file visible to everybody; expects the post to be locked. @returns whether it was still announced.
 */
export async function markAttachmentStored(
  transaction: Queryable,
  stored: { attachmentId: string; postId: number; now: Date },
): Promise<boolean> {
  return (await writeStored(transaction, stored)).length > 0
}

/** Hides a file from everybody; expects the post to be locked. @returns whether it was there. */
export async function markAttachmentTaken(
  transaction: Queryable,
  taken: { attachmentId: string; postId: number },
): Promise<boolean> {
  return (await writeTaken(transaction, taken)).length > 0
}

/** Files whose upload had not finished by then. */
export function findUnstored(database: Queryable, before: Date, limit: number): Promise<StoredFile[]> {
  return selectUnstored(database, { before, limit })
}

/** For the next deleted posts with files: the posts, and the files that still exist. */
export async function findFilesOfDeleted(
  database: Queryable,
  afterPostId: number,
  limit: number,
): Promise<{ postIds: number[]; files: StoredFile[] }> {
  const rows = await selectOfDeleted(database, { afterPostId, limit })
  const files = rows.flatMap(({ attachmentId, postId }) => (attachmentId === null ? [] : [{ attachmentId, postId }]))
  return { postIds: [...new Set(rows.map(({ postId }) => postId))], files }
}

/** Recounts the files of deleted posts that still exist. */
export async function recountAttachments(database: Queryable, postIds: number[]): Promise<void> {
  await recount(database, { postIds })
}

export async function removeAttachments(database: Queryable, attachmentIds: string[]): Promise<void> {
  await remove(database, { attachmentIds })
}

/** The storage key of a file: unguessable and meaningless. */
export function storageKeyOf({ postId, attachmentId }: StoredFile): string {
  return `community/${postId}/${attachmentId}`
}

export function presentAttachment(attachment: Attachment): CommunityAttachmentResponse {
  const { attachmentId, originalFileName, contentType, sizeBytes, createdAt } = attachment
  const downloadUrl = `/api/community/attachments/${attachmentId}/download`
  return {
    attachmentId,
    originalFileName,
    contentType,
    sizeBytes,
    downloadUrl,
    createdAt: seoulDateTime(createdAt),
  }
}
