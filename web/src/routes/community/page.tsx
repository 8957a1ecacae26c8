import type { Page } from '@lease-risk/contract/common'
import type { CommunityPostSummary } from '@lease-risk/contract/community'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'wouter'
import { formatCount, formatDay } from '../../lib/amount.ts'
import { postLink } from '../../lib/community-links.ts'
import { WRITE_POST } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { Text } from '../../ui/text.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { Author } from './author.tsx'
import { BoardFilters } from './board-filters.tsx'
import styles from './community.module.css'
import { useNewEvents } from './live.ts'
import { CommunityFailure } from './load-failure.tsx'
import { usePosts } from './queries.ts'
import { Restrictions } from './restrictions.tsx'
import { ko } from './words.ko.ts'

const FILTERS = ['boardCode', 'keyword', 'sort']

export default function CommunityPage() {
  const words = useWords(ko)
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page') ?? 0) || 0
  const query = new URLSearchParams({ page: String(page) })
  for (const name of FILTERS) if (search.get(name)) query.set(name, search.get(name) ?? '')
  const { data, error, refetch } = usePosts(query)
  const board = search.get('boardCode')
  const arrived = useNewEvents('POST_CREATED', (event) => board === null || event.boardCode === board)
  useEffect(() => {
    if (arrived.count > 0) announce(words.freshCame(arrived.count))
  }, [arrived.count, words])
  const showNewPosts = () => {
    arrived.forget()
    setSearch(board === null ? {} : { boardCode: board })
    void refetch()
    scrollTo(0, 0)
  }
  const isFiltered = FILTERS.some((name) => search.get(name))
  return (
    <Screen title={words.title}>
      <Restrictions />
      <BoardFilters />
      <div className={styles['arrived']}>
        {arrived.count > 0 && <Button onClick={showNewPosts}>{words.fresh(arrived.count)}</Button>}
        <ButtonLink href={WRITE_POST} look="primary">
          {words.write}
        </ButtonLink>
      </div>
      {error && <CommunityFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting heights={[72, 72, 72, 72]} slow={words.slow} />}
      {data?.content.length === 0 && (
        <Notice title={isFiltered ? words.notFound : words.empty}>
          {isFiltered ? <Button onClick={() => setSearch({})}>{words.reset}</Button> : <p>{words.emptyHow}</p>}
        </Notice>
      )}
      {data && data.content.length > 0 && (
        <Posts
          onPage={(next) => setSearch((before) => ({ ...Object.fromEntries(before), page: String(next) }))}
          page={page}
          posts={data}
        />
      )}
    </Screen>
  )
}

function Posts({
  posts,
  page,
  onPage,
}: {
  posts: Page<CommunityPostSummary>
  page: number
  onPage(page: number): void
}) {
  const words = useWords(ko)
  return (
    <Section title={words.found(formatCount(posts.totalElements))}>
      <ul>
        {posts.content.map((post) => (
          <PostRow key={post.postId} post={post} />
        ))}
      </ul>
      <Pager onPage={onPage} page={page} totalPages={posts.totalPages} words={words.pager} />
    </Section>
  )
}

function PostRow({ post }: { post: CommunityPostSummary }) {
  const words = useWords(ko)
  return (
    <li className={styles['row']}>
      <Link className={styles['rowLink'] ?? ''} href={postLink(post.postId)}>
        <span className={styles['rowTitle']}>
          <Text>{post.title}</Text>
        </span>
        <span className={styles['small']}>
          <Text>{[post.boardName, post.legalDistrictName].filter(Boolean).join(' · ')}</Text>
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
