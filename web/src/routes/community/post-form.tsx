import { BOARD_CODES, type CommunityPostDetail } from '@lease-risk/contract/community'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../lib/api.ts'
import { postLink } from '../../lib/community-links.ts'
import { ApiError } from '../../lib/errors.ts'
import { failureOf } from '../../lib/failure.ts'
import { useOnline } from '../../lib/online.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenActions } from '../../ui/screen.tsx'
import { FilePicker } from './file-picker.tsx'
import { CommunityFailure } from './load-failure.tsx'
import { namingWords } from './naming-words.ts'
import { ConfirmOfficial, isOfficialAsked } from './official.tsx'
import { forgetPostDraft, keepPostDraft, type PostText } from './post-draft.ts'
import { type Problem, problemsOf, wrongOf } from './post-problems.ts'
import { communityPath } from './queries.ts'
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

type NotUploaded = { postId: number; failures: string[] }

/** Shown when the text was posted but some files were not: sending everything again would create a second post. */
function WithoutFiles({ postId, failures }: NotUploaded) {
  const words = useWords(ko)
  return (
    <div role="alert">
      <Notice title={words.withoutFiles} tone="moderate">
        <ul>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
        <ButtonLink href={postLink(postId)}>{words.toPost}</ButtonLink>
      </Notice>
    </div>
  )
}

/** Creates a post, or changes the text of one (`postId`). */
function savePost(postId: number | null, text: PostText, isOfficial: boolean): Promise<CommunityPostDetail> {
  const { boardCode, title, content, legalDistrictCode } = text
  const body = { title, content, ...(isOfficial ? { confirmPersonalData: true } : {}) }
  if (postId !== null) return api(communityPath(`/posts/${postId}`), { method: 'PUT', body })
  const created = { ...body, boardCode, ...(legalDistrictCode ? { legalDistrictCode } : {}) }
  return api(communityPath('/posts'), { method: 'POST', body: created })
}

/** Uploads the files one by one, to keep their order. Returns the names of refused files; the others are uploaded. */
async function uploadAll(postId: number, files: File[], words: typeof ko): Promise<string[]> {
  const failures: string[] = []
  for (const file of files) {
    const body = new FormData()
    body.append('file', file)
    try {
      await api(communityPath(`/posts/${postId}/attachments`), { method: 'POST', body })
    } catch (error) {
      failures.push(words.uploadFailed(file.name, failureOf(error).sentence))
    }
  }
  return failures
}

/** The board, the title and the text of a post. `hasBoard`: the board may still be chosen. */
function PostFields({
  text,
  errors,
  hasBoard,
  onChange,
}: {
  text: PostText
  errors: Problem[]
  hasBoard: boolean
  onChange(next: Partial<PostText>): void
}) {
  const words = useWords(ko)
  const errorOf = (id: string) => {
    const own = errors.filter((each) => each.id === id).map(({ message }) => message)
    return own.length === 0 ? undefined : own.join(' ')
  }
  return (
    <>
      {hasBoard && (
        <Choice
          error={errorOf('post-boardCode')}
          legend={words.board}
          name="post-boardCode"
          onChange={(boardCode) => onChange({ boardCode })}
          options={BOARD_CODES.map((value) => ({ value, label: words.boardNames[value] }))}
          value={text.boardCode}
        />
      )}
      <Field
        autoComplete="off"
        error={errorOf('post-title')}
        id="post-title"
        label={words.postTitle}
        onChange={({ target }) => onChange({ title: target.value })}
        value={text.title}
      />
      <TextArea
        error={errorOf('post-content')}
        hint={words.contentHint}
        id="post-content"
        label={words.content}
        onChange={({ target }) => onChange({ content: target.value })}
        rows={10}
        value={text.content}
      />
    </>
  )
}
