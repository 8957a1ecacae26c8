import { keptSince } from '../../../domain/privacy/retention.ts'
import { statement } from '../../../platform/database/statement.ts'
import {
  findFilesOfDeleted,
  findUnstored,
  recountAttachments,
  removeAttachments,
  type StoredFile,
  storageKeyOf,
} from './attachments.ts'
import type { CommunityServices } from './services.ts'

const AT_ONCE = 100

const emptyPosts = statement<{ postId: number }, { before: Date; now: Date; limit: number }>({
  name: 'posts-empty-deleted',
  columns: { postId: 'int8' },
  text: `with due as (
     select post_id from posts where deleted_at is not null and emptied_at is null and deleted_at < :before
     order by deleted_at limit :limit
   ), texts as (
     update post_texts set title = '', content = '' from due where post_texts.post_id = due.post_id
   )
   update posts set emptied_at = :now from due where posts.post_id = due.post_id returning posts.post_id as "postId"`,
})
const emptyComments = statement<{ commentId: number }, { before: Date; limit: number }>({
  name: 'comments-empty-deleted',
  columns: { commentId: 'int8' },
  text: `with due as (
     select comment_id from comments where deleted_at is not null and content <> '' and deleted_at < :before
     order by deleted_at limit :limit
   )
   update comments set content = '' from due where comments.comment_id = due.comment_id
   returning comments.comment_id as "commentId"`,
})

/** Hourly: removes files that nobody can reach any more, then the text of content deleted a month ago. */
export async function collectDeleted(services: CommunityServices, now: Date): Promise<void> {
  const { pool } = services
  await removeUnstored(services, keptSince('UNFINISHED_UPLOADS', now))
  await removeFilesOfDeleted(services)
  const before = keptSince('DELETED_CONTENT', now)
  while ((await emptyPosts(pool, { before, now, limit: AT_ONCE })).length === AT_ONCE);
  while ((await emptyComments(pool, { before, limit: AT_ONCE })).length === AT_ONCE);
}

async function removeUnstored(services: CommunityServices, before: Date): Promise<void> {
  for (;;) {
    const unstored = await findUnstored(services.pool, before, AT_ONCE)
    const removed = await removeFiles(services, unstored)
    // files that could not be removed are tried again next time
    if (unstored.length < AT_ONCE || removed === 0) return
  }
}

async function removeFilesOfDeleted(services: CommunityServices): Promise<void> {
  for (let after = 0; ; ) {
    const { postIds, files } = await findFilesOfDeleted(services.pool, after, AT_ONCE)
    await removeFiles(services, files)
    await recountAttachments(services.pool, postIds)
    if (postIds.length < AT_ONCE) return
    after = postIds.at(-1) ?? 0
  }
}

/** @returns how many were removed. */
async function removeFiles({ pool, storage, log }: CommunityServices, files: StoredFile[]): Promise<number> {
  const removed: string[] = []
  for (const file of files) {
    const key = storageKeyOf(file)
    await storage.remove(key).then(
      () => removed.push(file.attachmentId),
      (error) => log.error({ err: error, key }, 'a file of a deleted post stays'),
    )
  }
  await removeAttachments(pool, removed)
  return removed.length
}
