import { inPath } from '@lease-risk/contract/in-path'
import type { TakedownNoticeResponse } from '@lease-risk/contract/takedown-requests'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../lib/api.ts'
import { postLink } from '../../lib/community-links.ts'
import { loginLink } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useRouteParams } from '../../lib/params.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { Text } from '../../ui/text.tsx'
import { NotShown } from './not-shown.tsx'
import { StateFacts } from './state-facts.tsx'
import styles from './takedown.module.css'
import { ko } from './words.ko.ts'

const MOST = 2_000

/** The author's view of a takedown request: its grounds, its state and the author's objection. */
export default function TakedownNotice() {
  const words = useWords(ko)
  const { id = '' } = useRouteParams()
  const [path] = useLocation()
  const signedIn = useSignedIn()
  const url = `/api/community/takedown-notices/${inPath(id)}`
  const { data, error, refetch } = useQuery({
    queryKey: ['takedown-notice', id],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<TakedownNoticeResponse>(url, { signal }),
  })
  if (signedIn === false)
    return (
      <Screen title={words.notice}>
        <ButtonLink href={loginLink(path)} look="primary" wide>
          {words.login}
        </ButtonLink>
      </Screen>
    )
  if (error) return <NotShown error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Screen title={words.notice}>
      {data.decidedAt === null && <p>{words.noticeHow}</p>}
      <StateFacts state={data} />
      <Section title={words.excerpt}>
        <p className={styles['text']}>
          <Text>{data.excerpt}</Text>
        </p>
        <ButtonLink href={postLink(data.postId)}>{words.openTarget}</ButtonLink>
      </Section>
      {data.objection !== null && (
        <Section title={words.objected}>
          <p className={styles['text']}>
            <Text>{data.objection}</Text>
          </p>
        </Section>
      )}
      {data.mayObject && <ObjectionForm onSent={() => refetch()} path={url} />}
    </Screen>
  )
}

function ObjectionForm({ path, onSent }: { path: string; onSent(): Promise<unknown> }) {
  const words = useWords(ko)
  const [objection, setObjection] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { busy, error, send } = useSending()
  const failure = useSendFailure(error)
  const isMissing = objection.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isMissing) return
    void send(async () => {
      await api(`${path}/objection`, { method: 'POST', body: { objection } })
      announce(words.objectionSent)
      await onSent()
    })
  }
  return (
    <Section title={words.objection}>
      <Form onSubmit={submit}>
        <TextArea
          error={isAsked && isMissing ? words.need : undefined}
          hint={words.objectionHow}
          label={words.objection}
          maxLength={MOST}
          onChange={({ target }) => setObjection(target.value)}
          value={objection}
        />
        {failure && <Failure {...failure} />}
        <Button busy={busy} look="primary" sends type="submit" wide>
          {words.send}
        </Button>
      </Form>
    </Section>
  )
}
