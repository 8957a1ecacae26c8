import type { CommunityPostSummary } from '@lease-risk/contract/community'
import { Link } from 'wouter'
import { formatCount, formatDay } from '../../lib/amount.ts'
import { postLink } from '../../lib/community-links.ts'
import { useWords } from '../../lib/words.ts'
import { Said } from '../../ui/said.tsx'
import { Author } from './author.tsx'
import styles from './community.module.css'
import { ko } from './words.ko.ts'

export function PostRow({ post }: { post: CommunityPostSummary }) {
  const words = useWords(ko)
  return (
    <li className={styles['row']}>
      <Link className={styles['rowLink'] ?? ''} href={postLink(post.postId)}>
        <span className={styles['rowTitle']}>
          <Said>{post.title}</Said>
        </span>
        <span className={styles['small']}>
          <Said>{[post.boardName, post.legalDistrictName].filter(Boolean).join(' · ')}</Said>
          {' · '}
          <Author author={post.author} />
          {' · '}
          {formatDay(post.createdAt)}
          {' · '}
          {words.line(formatCount(post.likeCount), formatCount(post.commentCount), post.attachmentCount)}
        </span>
      </Link>
    </li>
  )
}
