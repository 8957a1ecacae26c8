import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { postLink } from '../../lib/community-links.ts'
import { ApiError } from '../../lib/errors.ts'
import { useOnline } from '../../lib/online.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { ScreenActions } from '../../ui/screen.tsx'
import { FilePicker } from './file-picker.tsx'
import { CommunityFailure } from './load-failure.tsx'
import { namingWords } from './naming-words.ts'
import { ConfirmOfficial, isOfficialAsked } from './official.tsx'
import { forgetPostDraft, keepPostDraft, type PostText } from './post-draft.ts'
import { PostFields } from './post-fields.tsx'
import { problemsOf, wrongOf } from './post-problems.ts'
import { savePost } from './save-post.ts'
import { uploadAll } from './upload.ts'
import { type NotUploaded, WithoutFiles } from './without-files.tsx'
import { ko } from './words.ko.ts'

/** Writes a post, or edits one (`postId`). Every change is stored at once; files are uploaded after the text. */
export function PostForm({
  postId,
  initial,
  send,
  above,
}: {
  postId: number | null
  initial: PostText
  send: string
  /** Rendered above the form, which `fill` fills; `isTyped`: the user's text would be overwritten. */
  above?: (fill: (text: PostText) => void, isTyped: boolean) => ReactNode
}) {
  const words = useWords(ko)
  const isOnline = useOnline()
  const [text, setText] = useState(initial)
  const [files, setFiles] = useState<File[]>([])
  const [isOfficial, setIsOfficial] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const change = (next: Partial<PostText>) => {
    const changed = { ...text, ...next }
    keepPostDraft(postId, changed)
    setText(changed)
  }
  const { mutate, isPending, error, notUploaded } = usePosting({ postId, text, files, isOfficial }, () =>
    setAttempt((before) => before + 1),
  )
  const refused = error instanceof ApiError ? error.errors : []
  const errors = problemsOf(attempt === 0 ? [] : wrongOf(text, words), refused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (wrongOf(text, words).length === 0 && isOnline && !isPending) mutate()
  }
  if (notUploaded) return <WithoutFiles {...notUploaded} />
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
      {above?.(change, (text.title + text.content).trim() !== '')}
      <PostFields errors={errors} hasBoard={postId === null} onChange={change} text={text} />
      <FilePicker files={files} onChange={setFiles} />
      {error && refused.length === 0 && <CommunityFailure error={error} />}
      {isOfficialAsked(error) && <ConfirmOfficial checked={isOfficial} onChange={setIsOfficial} />}
      <p>{isOnline ? words.kept : words.offline}</p>
      <ScreenActions>
        <Button busy={isPending || !isOnline} look="primary" type="submit" wide>
          {isPending ? words.busy : send}
        </Button>
      </ScreenActions>
    </Form>
  )
}

type Posted = { postId: number | null; text: PostText; files: File[]; isOfficial: boolean }

/** Sends the text first, then its files; `notUploaded`: the files that failed. */
function usePosting({ postId, text, files, isOfficial }: Posted, onError: () => void) {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [notUploaded, setNotUploaded] = useState<NotUploaded>()
  const posting = useMutation({
    mutationFn: () => savePost(postId, text, isOfficial).catch(namingWords(text)),
    onSuccess: async (post) => {
      forgetPostDraft(postId)
      const failures = await uploadAll(post.postId, files, words)
      announce(words.sent)
      await queries.invalidateQueries({ queryKey: ['community'] })
      if (failures.length === 0) navigate(postLink(post.postId))
      else setNotUploaded({ postId: post.postId, failures })
    },
    onError,
  })
  return { ...posting, notUploaded }
}
