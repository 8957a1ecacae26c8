import type { Pool } from 'pg'
import { statement } from '../../platform/database/statement.ts'

/** A post as everybody can see it, without its author. */
export type ListedPost = { postId: number; title: string; content: string; createdAt: Date; updatedAt: Date }

const selectPost = statement<ListedPost, { postId: number }>({
  name: 'post-listed',
  columns: { postId: 'int8', title: 'text', content: 'text', createdAt: 'timestamptz', updatedAt: 'timestamptz' },
  text: `select post_id as "postId", title, content, created_at as "createdAt", updated_at as "updatedAt"
   from posts join post_texts using (post_id) where post_id = :postId and listed`,
})
const selectPosts = statement<{ postId: number; updatedAt: Date }, { most: number }>({
  name: 'posts-listed',
  columns: { postId: 'int8', updatedAt: 'timestamptz' },
  text: `select post_id as "postId", updated_at as "updatedAt" from posts where listed order by post_id desc limit :most`,
})

/** `null`: no such post, or not publicly visible. Counts no view. */
export async function findListedPost(pool: Pool, postId: number): Promise<ListedPost | null> {
  const [post] = await selectPost(pool, { postId })
  return post ?? null
}

/** The newest publicly visible posts. */
export function listedPosts(pool: Pool, asked: { most: number }): Promise<{ postId: number; updatedAt: Date }[]> {
  return selectPosts(pool, asked)
}
