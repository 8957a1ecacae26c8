import { REPORT_REASONS, type ReportReason } from '@lease-risk/contract/community-moderation'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { CommunityFailure } from './load-failure.tsx'
import { communityPath } from './queries.ts'
import { ko } from './words.ko.ts'

const MOST_DETAIL = 1_000

/** A button that asks for a reason and reports the content to the operators. `path`: `/posts/7` or `/comments/7`. */
export function Report({ path }: { path: string }) {
  const words = useWords(ko)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {words.report}
      </Button>
      {isOpen && <ReportDialog onClose={() => setIsOpen(false)} path={path} />}
    </>
  )
}

function ReportDialog({ path, onClose }: { path: string; onClose(): void }) {
  const words = useWords(ko)
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [detail, setDetail] = useState('')
  const [missing, setMissing] = useState<string>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api(communityPath(`${path}/reports`), {
        method: 'POST',
        body: { reason, ...(detail.trim() === '' ? {} : { detail: detail.trim() }) },
      }),
    onSuccess: () => {
      announce(words.reported)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === '') return setMissing(words.needReason)
    setMissing(undefined)
    mutate()
  }
  return (
    <Dialog onClose={onClose} title={words.report}>
      <Form onSubmit={submit}>
        <p>{words.reportHow}</p>
        <Choice<ReportReason>
          error={missing}
          legend={words.reportTitle}
          name="reason"
          onChange={setReason}
          options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
        />
        <TextArea
          label={words.detail}
          maxLength={MOST_DETAIL}
          onChange={({ target }) => setDetail(target.value)}
          value={detail}
        />
        {error && <CommunityFailure error={error} />}
        <Button busy={isPending} look="primary" sends type="submit" wide>
          {words.reportSend}
        </Button>
        <Button onClick={onClose} wide>
          {words.cancel}
        </Button>
      </Form>
    </Dialog>
  )
}
