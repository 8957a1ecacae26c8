import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

/** Public content stays, attributed to a deleted user; content that nobody can see is emptied at once. */
const emptyUnseen = statement<never, { userId: number }>({
  name: 'community-erase-unseen',
  columns: {},
  text: `with comments_emptied as (
     update comments set content = ''
     where author_user_id = :userId and (hidden_at is not null or deleted_at is not null) and content <> ''
   ), unseen as materialized (
     select post_id from posts where author_user_id = :userId and not listed for no key update
   ), files as (
     update post_attachments set original_file_name = 'file', stored_at = null from unseen
     where unseen.post_id = post_attachments.post_id
   ), counts as (
     update posts set attachment_count = 0 from unseen where unseen.post_id = posts.post_id and attachment_count > 0
   )
   update post_texts set title = '', content = '' from unseen where unseen.post_id = post_texts.post_id`,
})

/**
 * Posts and comments that were hidden or deleted lose their text and files, which housekeeping removes; public ones
 * stay (docs/adr/0027-end-of-an-account.md).
 */
export async function eraseUnseen(transaction: Queryable, userId: number): Promise<void> {
  await emptyUnseen(transaction, { userId })
}
