import type { CommunityPostDetail } from '@lease-risk/contract/community'
import { useLocation } from 'wouter'
import { formatCount, formatTime } from '../../../lib/amount.ts'
import { editPostLink } from '../../../lib/community-links.ts'
import { kindOf } from '../../../lib/errors.ts'
import { COMMUNITY, loginLink } from '../../../lib/links.ts'
import { useRouteParams } from '../../../lib/params.ts'
import { useMe } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { AskTakedown } from '../ask-takedown.tsx'
import { Author } from '../author.tsx'
import { Back } from '../back.tsx'
import styles from '../community.module.css'
import { LikeButton } from '../like-button.tsx'
import { CommunityFailure } from '../load-failure.tsx'
import { PostFiles } from '../post-files.tsx'
import { usePost } from '../queries.ts'
import { Remove } from '../remove.tsx'
import { Report } from '../report.tsx'
import { Restrictions } from '../restrictions.tsx'
import { ko } from '../words.ko.ts'
import { Comments } from './comments.tsx'

export default function PostPage() {
  const words = useWords(ko)
  const { postId = '' } = useRouteParams()
  const { data: post, error, refetch } = usePost(postId)
  const back = <Back />
  if (error && (kindOf(error) === 'missing' || kindOf(error) === 'input'))
    return (
      <Screen above={back} title={words.missing}>
        <p>{words.missingHow}</p>
      </Screen>
    )
  if (!post)
    return (
      <Screen above={back} title={words.title}>
        {error ? (
          <CommunityFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting heights={[36, 160, 48, 120]} slow={words.slow} />
        )}
      </Screen>
    )
  return (
    <Screen above={back} title={post.title}>
      <About post={post} />
      {post.visibility === 'HIDDEN' && <Notice title={words.hidden} />}
      <p className={styles['text']}>
        <Text>{post.content}</Text>
      </p>
      <PostFiles post={post} />
      <p className={styles['small']}>{words.opinions}</p>
      <PostActions post={post} />
      <Restrictions />
      <Comments postId={post.postId} />
    </Screen>
  )
}

function About({ post }: { post: CommunityPostDetail }) {
  const words = useWords(ko)
  const facts = [
    formatTime(post.createdAt),
    post.updatedAt === post.createdAt ? null : words.edited,
    words.views(formatCount(post.viewCount)),
  ]
  return (
    <p className={styles['small']}>
      <Text>{[post.boardName, post.legalDistrictName].filter(Boolean).join(' · ')}</Text>
      {' · '}
      <Author author={post.author} />
      {' · '}
      {facts.filter(Boolean).join(' · ')}
    </p>
  )
}

/** Actions depend on the author of the post; the service authorises them again. */
function PostActions({ post }: { post: CommunityPostDetail }) {
  const words = useWords(ko)
  const [path, navigate] = useLocation()
  const { data: me } = useMe()
  const own = `/posts/${post.postId}`
  const takedown = <AskTakedown postId={post.postId} />
  if (!me)
    return (
      <>
        <p>
          {words.likes(formatCount(post.likeCount))}. {words.loginToWrite}{' '}
          <ButtonLink href={loginLink(path)} look="quiet">
            {words.login}
          </ButtonLink>
        </p>
        <div className={styles['actions']}>{takedown}</div>
      </>
    )
  const isMine = me.userId === post.author.userId
  const isVisible = post.visibility === 'VISIBLE'
  return (
    <div className={styles['actions']}>
      {isVisible && <LikeButton count={post.likeCount} liked={post.likedByMe} path={own} />}
      {isMine && isVisible && <ButtonLink href={editPostLink(post.postId)}>{words.edit}</ButtonLink>}
      {isMine && (
        <Remove how={words.removeHow} onRemoved={() => navigate(COMMUNITY)} path={own} question={words.removePost} />
      )}
      {!isMine && isVisible && <Report path={own} />}
      {!isMine && isVisible && takedown}
    </div>
  )
}
