import type { CurrentUserResponse } from '@lease-risk/contract/account'
import type { CommunityCommentResponse, CommunityReplyResponse } from '@lease-risk/contract/community'
import { useState } from 'react'
import { formatTime } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Text } from '../../../ui/text.tsx'
import { AskTakedown } from '../ask-takedown.tsx'
import { Author } from '../author.tsx'
import styles from '../community.module.css'
import { LikeButton } from '../like-button.tsx'
import { communityPath } from '../queries.ts'
import { Remove } from '../remove.tsx'
import { Report } from '../report.tsx'
import { ko } from '../words.ko.ts'
import { CommentForm } from './comment-form.tsx'

type Shown = {
  comment: CommunityCommentResponse | CommunityReplyResponse
  me: CurrentUserResponse | undefined
  onChanged(): Promise<void>
}
/** The form shown below a comment, or in its place. */
type Mode = 'reply' | 'edit' | null

/** One comment with its replies. A removed comment keeps its place if it has replies. */
export function Comment({ comment, me, onChanged }: Shown) {
  const words = useWords(ko)
  const replies = 'replies' in comment ? comment.replies : []
  return (
    <li className={styles['comment']}>
      {comment.visibility !== 'VISIBLE' && <p className={styles['gone']}>{words.gone[comment.visibility]}</p>}
      {comment.content !== null && <Written comment={comment} me={me} onChanged={onChanged} />}
      {replies.length > 0 && (
        <ul className={styles['replies']}>
          {replies.map((reply) => (
            <Comment comment={reply} key={reply.commentId} me={me} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Written({ comment, me, onChanged }: Shown) {
  const words = useWords(ko)
  const [mode, setMode] = useState<Mode>(null)
  const own = `/comments/${comment.commentId}`
  const name = comment.author?.nickname ?? words.left
  const done = async () => {
    setMode(null)
    await onChanged()
  }
  return (
    <>
      <p className={styles['small']}>
        <Author author={comment.author} /> · {formatTime(comment.createdAt)}
        {comment.updatedAt !== comment.createdAt && ` · ${words.edited}`}
      </p>
      {mode === 'edit' ? (
        <CommentForm
          initial={comment.content ?? ''}
          label={words.comment}
          method="PUT"
          onCancel={() => setMode(null)}
          onSent={done}
          path={communityPath(own)}
          send={words.save}
        />
      ) : (
        <p className={styles['text']}>
          <Text>{comment.content}</Text>
        </p>
      )}
      {comment.visibility === 'VISIBLE' && (
        <Actions comment={comment} me={me} mode={mode} onChanged={onChanged} onMode={setMode} />
      )}
      {mode === 'reply' && (
        <CommentForm
          label={words.replyTo(name)}
          method="POST"
          onCancel={() => setMode(null)}
          onSent={done}
          path={communityPath(`/posts/${comment.postId}${own}/replies`)}
          send={words.sendReply}
        />
      )}
    </>
  )
}

function Actions({ comment, me, mode, onMode, onChanged }: Shown & { mode: Mode; onMode(mode: Mode): void }) {
  const words = useWords(ko)
  const own = `/comments/${comment.commentId}`
  const takedown = <AskTakedown commentId={comment.commentId} postId={comment.postId} />
  if (!me) return <div className={styles['actions']}>{takedown}</div>
  const isMine = me.userId === comment.author?.userId
  return (
    <div className={styles['actions']}>
      <LikeButton count={comment.likeCount} liked={comment.likedByMe} path={own} />
      {'replies' in comment && (
        <Button aria-expanded={mode === 'reply'} onClick={() => onMode(mode === 'reply' ? null : 'reply')}>
          {words.reply}
        </Button>
      )}
      {isMine && <Button onClick={() => onMode('edit')}>{words.edit}</Button>}
      {isMine && (
        <Remove
          how={words.removeCommentHow}
          onRemoved={() => void onChanged()}
          path={own}
          question={words.removeComment}
        />
      )}
      {!isMine && <Report path={own} />}
      {!isMine && takedown}
    </div>
  )
}
