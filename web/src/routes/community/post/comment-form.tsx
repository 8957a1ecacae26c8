import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatCount } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { useOnline } from '../../../lib/online.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { CommunityFailure } from '../load-failure.tsx'
import { namingWords } from '../naming-words.ts'
import { ConfirmOfficial, isOfficialAsked } from '../official.tsx'
import { ko } from '../words.ko.ts'

const MOST = 1_000

/** Writes or edits a comment or a reply. The text is kept when it is refused. */
export function CommentForm({
  label,
  path,
  method,
  send,
  initial = '',
  onSent,
  onCancel,
}: {
  label: string
  path: string
  method: 'POST' | 'PUT'
  send: string
  initial?: string
  onSent(): Promise<void>
  onCancel?: () => void
}) {
  const words = useWords(ko)
  const isOnline = useOnline()
  const [content, setContent] = useState(initial)
  const [isOfficial, setIsOfficial] = useState(false)
  const [missing, setMissing] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(path, { method, body: { content, ...(isOfficial ? { confirmPersonalData: true } : {}) } }).catch(
        namingWords({ content }),
      ),
    onSuccess: async () => {
      setContent('')
      setIsOfficial(false)
      announce(words.sent)
      await onSent()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooLong = Array.from(content).length > MOST
    setMissing(content.trim() === '' ? words.needContent : isTooLong ? words.tooLong(formatCount(MOST)) : undefined)
    if (content.trim() !== '' && !isTooLong && isOnline) mutate()
  }
  return (
    <Form onSubmit={submit}>
      <TextArea
        error={missing}
        hint={words.contentHint}
        label={label}
        onChange={({ target }) => setContent(target.value)}
        value={content}
      />
      {error && <CommunityFailure error={error} />}
      {isOfficialAsked(error) && <ConfirmOfficial checked={isOfficial} onChange={setIsOfficial} />}
      {!isOnline && <p>{words.offline}</p>}
      <Button busy={isPending || !isOnline} type="submit">
        {send}
      </Button>
      {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
    </Form>
  )
}
