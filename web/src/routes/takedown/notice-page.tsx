import { inPath } from '@lease-risk/contract/in-path'
import type { TakedownNoticeResponse } from '@lease-risk/contract/takedown-requests'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { api } from '../../lib/api.ts'
import { postLink } from '../../lib/community-links.ts'
import { loginLink } from '../../lib/links.ts'
import { useRouteParams } from '../../lib/params.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Said } from '../../ui/said.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { NotShown } from './not-shown.tsx'
import { ObjectionForm } from './objection-form.tsx'
import { StateFacts } from './state-facts.tsx'
import styles from './takedown.module.css'
import { ko } from './words.ko.ts'

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
          <Said>{data.excerpt}</Said>
        </p>
        <ButtonLink href={postLink(data.postId)}>{words.openTarget}</ButtonLink>
      </Section>
      {data.objection !== null && (
        <Section title={words.objected}>
          <p className={styles['text']}>
            <Said>{data.objection}</Said>
          </p>
        </Section>
      )}
      {data.mayObject && <ObjectionForm onSent={() => refetch()} path={url} />}
    </Screen>
  )
}
