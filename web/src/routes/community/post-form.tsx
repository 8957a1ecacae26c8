import { BOARD_CODES, type CommunityPostDetail } from '@lease-risk/contract/community'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { formatCount } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
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
import { postLink } from './links.ts'
import { CommunityFailure } from './load-failure.tsx'
import { namingWords } from './meant-words.ts'
import { ConfirmOfficial, isOfficialAsked } from './official.tsx'
import { forgetPostDraft, keepPostDraft, type PostText } from './post-draft.ts'
import { communityPath } from './queries.ts'
import { uploadAll } from './upload.ts'
import { ko } from './words.ko.ts'

const MOST = { title: 150, content: 10_000 }
const lengthOf = (text: string) => Array.from(text).length

/** Writes a post, or what is otherwise in one (`postId`). Every change is kept at once; the files follow the text. */
export function PostForm({
  postId,
  initial,
  send,
  above,
}: {
  postId: number | null
  initial: PostText
  send: string
  /** Fills the form; `isTyped`: what is written would be lost. */
  above?: (fill: (text: PostText) => void, isTyped: boolean) => ReactNode
}) {
  const words = useWords(ko)
  const isOnline = useOnline()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [text, setText] = useState(initial)
  const [files, setFiles] = useState<File[]>([])
  const [isOfficial, setIsOfficial] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [notUploaded, setNotUploaded] = useState<NotUploaded>()
  const change = (next: Partial<PostText>) => {
    const changed = { ...text, ...next }
    keepPostDraft(postId, changed)
    setText(changed)
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => savePost(postId, text, isOfficial).catch(namingWords(text)),
    onSuccess: async (post) => {
      forgetPostDraft(postId)
      const failures = await uploadAll(post.postId, files, words)
      announce(words.sent)
      await queries.invalidateQueries({ queryKey: ['community'] })
      if (failures.length === 0) navigate(postLink(post.postId))
      else setNotUploaded({ postId: post.postId, failures })
    },
    onError: () => setAttempt((before) => before + 1),
  })
  const wrong = attempt === 0 ? [] : wrongOf(text, words)
  const refused = error instanceof ApiError ? error.errors : []
  const told = [...wrong, ...refused.map(({ field, message }) => ({ id: `post-${field}`, message }))]
  // the same words may stand at two places
  const errors = [...new Map(told.map((each) => [each.id + each.message, each])).values()]
  const errorOf = (id: string) => {
    const own = errors.filter((each) => each.id === id).map(({ message }) => message)
    return own.length === 0 ? undefined : own.join(' ')
  }
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
      {postId === null && (
        <Choice
          error={errorOf('post-boardCode')}
          legend={words.board}
          name="post-boardCode"
          onChange={(boardCode) => change({ boardCode })}
          options={BOARD_CODES.map((value) => ({ value, label: words.boardNames[value] }))}
          value={text.boardCode}
        />
      )}
      <Field
        autoComplete="off"
        error={errorOf('post-title')}
        id="post-title"
        label={words.postTitle}
        onChange={({ target }) => change({ title: target.value })}
        value={text.title}
      />
      <TextArea
        error={errorOf('post-content')}
        hint={words.contentHint}
        id="post-content"
        label={words.content}
        onChange={({ target }) => change({ content: target.value })}
        rows={10}
        value={text.content}
      />
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

type NotUploaded = { postId: number; failures: string[] }

/** The text is there, some of its files are not: sending it all again would make a second post. */
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

function wrongOf({ boardCode, title, content }: PostText, words: typeof ko): { id: string; message: string }[] {
  return [
    ...(boardCode === '' ? [{ id: 'post-boardCode', message: words.needBoard }] : []),
    ...(title.trim() === '' ? [{ id: 'post-title', message: words.needTitle }] : []),
    ...(content.trim() === '' ? [{ id: 'post-content', message: words.needContent }] : []),
    ...(lengthOf(title) > MOST.title ? [{ id: 'post-title', message: words.tooLong(formatCount(MOST.title)) }] : []),
    ...(lengthOf(content) > MOST.content
      ? [{ id: 'post-content', message: words.tooLong(formatCount(MOST.content)) }]
      : []),
  ]
}

function savePost(postId: number | null, text: PostText, isOfficial: boolean): Promise<CommunityPostDetail> {
  const { boardCode, title, content, legalDistrictCode } = text
  const body = { title, content, ...(isOfficial ? { confirmPersonalData: true } : {}) }
  if (postId !== null) return api(communityPath(`/posts/${postId}`), { method: 'PUT', body })
  const created = { ...body, boardCode, ...(legalDistrictCode ? { legalDistrictCode } : {}) }
  return api(communityPath('/posts'), { method: 'POST', body: created })
}
