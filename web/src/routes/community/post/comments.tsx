import type { CommunityCommentResponse } from '@lease-risk/contract/community'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatCount } from '../../../lib/amount.ts'
import { useMe } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { useNewEvents } from '../live.ts'
import { CommunityFailure } from '../load-failure.tsx'
import { communityPath, useComments } from '../queries.ts'
import { ko } from '../words.ko.ts'
import { Comment } from './comment.tsx'
import { CommentForm } from './comment-form.tsx'

/** Comments with their replies, oldest first. New comments of others are shown on request. */
export function Comments({ postId }: { postId: number }) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const { data: me } = useMe()
  const { data, error, refetch } = useComments(postId)
  const known = new Set(data?.flatMap((comment) => [comment, ...comment.replies]).map(({ commentId }) => commentId))
  const arrived = useNewEvents(
    'COMMENT_CREATED',
    (event) => event.postId === postId && !known.has(event.commentId ?? 0),
  )
  useEffect(() => {
    if (arrived.count > 0) announce(words.newComments(arrived.count))
  }, [arrived.count, words])
  const reload = async () => {
    arrived.forget()
    await queries.invalidateQueries({ queryKey: ['community', 'comments', postId] })
  }
  return (
    <Section title={words.comments(formatCount(countOf(data)))}>
      {error && <CommunityFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting heights={[80, 80]} slow={words.slow} />}
      {data?.length === 0 && <p>{words.noComments}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((comment) => (
            <Comment comment={comment} key={comment.commentId} me={me} onChanged={reload} />
          ))}
        </ul>
      )}
      {arrived.count > 0 && <Button onClick={() => void reload()}>{words.newComments(arrived.count)}</Button>}
      {me && (
        <CommentForm
          label={words.comment}
          method="POST"
          onSent={reload}
          path={communityPath(`/posts/${postId}/comments`)}
          send={words.sendComment}
        />
      )}
    </Section>
  )
}

function countOf(comments: CommunityCommentResponse[] = []): number {
  const all = comments.flatMap((comment) => [comment, ...comment.replies])
  return all.filter(({ visibility }) => visibility === 'VISIBLE').length
}
