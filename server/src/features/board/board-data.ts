import { statement } from '../../platform/database/statement.ts'
import { type PersonalData, personalTable } from '../../platform/personal-data.ts'
import { storageKeyOf } from './posts/attachments.ts'

const OWN_POSTS = 'post_id in (select post_id from posts where author_user_id = :userId)'
const FILES_AT_ONCE = 100

type FileRow = { attachmentId: string; postId: number; name: string }

const selectFiles = statement<FileRow, { userId: number; after: string; most: number }>({
  name: 'personal-files-of-posts',
  columns: { attachmentId: 'uuid', postId: 'int8', name: 'text' },
  text: `select attachment_id as "attachmentId", post_id as "postId", original_file_name as name
   from post_attachments where ${OWN_POSTS} and stored_at is not null and attachment_id > :after
   order by attachment_id limit :most`,
})
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The file names of every system: no separators, no control characters. */
function fileNameOf({ attachmentId, postId, name }: FileRow): string {
  return `posts/${postId}/${attachmentId}-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`
}

/** What the board stores of a user. Who reported or who asked for a takedown is somebody else's and stays out. */
export const BOARD_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'posts',
      columns: `post_id, board_code, legal_district_code, view_count, like_count, comment_count, attachment_count,
        created_at, updated_at, hidden_at, deleted_at`,
      of: 'author_user_id = :userId',
      key: 'post_id::text',
    }),
    personalTable({
      table: 'post_texts',
      columns: 'post_id, title, content',
      of: OWN_POSTS,
      key: 'post_id::text',
      most: 50,
    }),
    personalTable({
      table: 'post_attachments',
      columns: 'attachment_id, post_id, original_file_name, content_type, size_bytes, created_at, stored_at',
      of: OWN_POSTS,
      key: 'attachment_id::text',
    }),
    personalTable({
      table: 'comments',
      columns: `comment_id, post_id, parent_comment_id, content, like_count, created_at, updated_at, hidden_at,
        deleted_at`,
      of: 'author_user_id = :userId',
      key: 'comment_id::text',
    }),
    personalTable({
      table: 'post_likes',
      columns: 'post_id, created_at',
      of: 'user_id = :userId',
      key: 'post_id::text',
    }),
    personalTable({
      table: 'comment_likes',
      columns: 'comment_id, created_at',
      of: 'user_id = :userId',
      key: 'comment_id::text',
    }),
    personalTable({
      table: 'reports',
      columns: `report_id, reporter_user_id, target_type, target_id, post_id, reason, detail, excerpt, status,
        resolution_note, points, created_at, reviewed_at`,
      of: 'reporter_user_id = :userId or author_user_id = :userId',
      key: 'report_id::text',
      present: ({ reporterUserId, detail, resolutionNote, ...report }, userId) =>
        reporterUserId === userId ? { ...report, isOwn: true, detail, resolutionNote } : { ...report, isOwn: false },
    }),
    personalTable({
      table: 'sanctions',
      columns: `sanction_id, level, status, points, policy_version, started_at, restriction_until, ended_at,
        end_reason`,
      of: 'user_id = :userId',
      key: 'sanction_id::text',
    }),
    personalTable({
      table: 'sanction_appeals',
      columns: 'appeal_id, sanction_id, statement, appealed_at, outcome, answer, decided_at',
      of: 'user_id = :userId',
      key: 'appeal_id::text',
    }),
    personalTable({
      table: 'policy_events',
      columns: 'kind, points, sanction_id, report_id, occurred_at',
      of: 'user_id = :userId',
      key: 'policy_event_id::text',
    }),
    personalTable({
      table: 'takedown_requests',
      columns: `takedown_id, target_type, target_id, post_id, grounds, excerpt, requested_at, hidden_at, hidden_until,
        objection, objected_at, outcome, answer, decided_at`,
      of: 'author_user_id = :userId',
      key: 'takedown_id::text',
    }),
  ],
  async *files(database, userId) {
    let after = BEFORE_ALL
    for (;;) {
      const files = await selectFiles(database, { userId, after, most: FILES_AT_ONCE })
      for (const file of files) yield { name: fileNameOf(file), key: storageKeyOf(file) }
      if (files.length < FILES_AT_ONCE) return
      after = files.at(-1)?.attachmentId ?? after
    }
  },
}
