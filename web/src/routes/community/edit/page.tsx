import { postLink } from '../../../lib/community-links.ts'
import { useRouteParams } from '../../../lib/params.ts'
import { useMe, useSignedIn } from '../../../lib/use-session.ts'
import { useWords } from '../../../lib/words.ts'
import { LinkAbove } from '../../../ui/link-above.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { CommunityFailure } from '../load-failure.tsx'
import { NeedsLogin } from '../needs-login.tsx'
import { readPostDraft } from '../post-draft.ts'
import { PostFiles } from '../post-files.tsx'
import { PostForm } from '../post-form.tsx'
import { usePost } from '../queries.ts'
import { Restrictions } from '../restrictions.tsx'
import { ko } from '../words.ko.ts'

export default function EditPage() {
  const words = useWords(ko)
  const { postId = '' } = useRouteParams()
  const signedIn = useSignedIn()
  const [who, what] = [useMe(), usePost(postId)]
  const [me, post] = [who.data, what.data]
  const failed = [who, what].find((query) => query.error && !query.data)
  if (signedIn === false) return <NeedsLogin hasDraft={readPostDraft(Number(postId)) !== null} />
  if (failed)
    return (
      <Screen title={words.editTitle}>
        <CommunityFailure error={failed.error} onRetry={() => void failed.refetch()} />
      </Screen>
    )
  if (!post || !me) return <PageSkeleton />
  const back = <LinkAbove href={postLink(post.postId)}>{post.title}</LinkAbove>
  if (post.author.userId !== me.userId)
    return (
      <Screen above={back} title={words.editTitle}>
        <p>{words.notYours}</p>
      </Screen>
    )
  const { boardCode, title, content } = post
  return (
    <Screen above={back} title={words.editTitle}>
      <Restrictions />
      <PostFiles onRemoved={() => void what.refetch()} post={post} />
      <PostForm
        initial={readPostDraft(post.postId) ?? { boardCode, title, content }}
        postId={post.postId}
        send={words.save}
      />
    </Screen>
  )
}
