import type { OwnConsent, OwnConsents } from '@lease-risk/contract/consents'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatTime } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { CONSENTS_PATH, useGivingConsents } from '../../../lib/consents/use-consents.ts'
import { ko as shared } from '../../../lib/consents/words.ko.ts'
import { NOTIFICATIONS } from '../../../lib/links.ts'
import { useLoadFailure, useSendFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConsentBoxes } from '../../../ui/consent-boxes.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Form } from '../../../ui/form.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Loading } from '../../../ui/loading.tsx'
import styles from '../me.module.css'
import { ko } from './words.ko.ts'

const KEY = ['consents']

/** What the user agreed to and when; what is missing can be given here. */
export function Consents() {
  const words = useWords(ko)
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    enabled: isOpen,
    queryFn: ({ signal }) => api<OwnConsents>(CONSENTS_PATH, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  const missing = data?.items.filter((item) => item.missing) ?? []
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={words.consents}>
      {failure && <Failure {...failure} />}
      {isOpen && !data && !failure && <Loading heights={[80, 80, 80]} slow={words.slow} />}
      {data && (
        <>
          <ul className={styles['list']}>
            {data.items.map((item) => (
              <li className={styles['item']} key={item.kind}>
                <p className={styles['name']}>{words.names[item.kind]}</p>
                <p className={styles['small']}>{stateOf(item, words)}</p>
              </li>
            ))}
          </ul>
          {missing.length > 0 && <Give missing={missing} />}
          <Disclosure summary={words.withdraw}>
            <p>{words.withdrawHow}</p>
            <LinkRows rows={[{ href: NOTIFICATIONS, label: words.notifications }]} />
          </Disclosure>
        </>
      )}
    </Disclosure>
  )
}

function stateOf({ kind, missing, version, givenVersion, givenAt }: OwnConsent, words: typeof ko): string {
  if (givenVersion === null || givenAt === null) return words.never
  if (missing) return words.renewed(formatDate(version))
  return kind === 'AGE_14'
    ? words.stated(formatTime(givenAt))
    : words.given(formatDate(givenVersion), formatTime(givenAt))
}

function Give({ missing }: { missing: OwnConsent[] }) {
  const words = useWords(shared)
  const queries = useQueryClient()
  const asked = missing.map(({ kind, version }) => ({ kind, version }))
  const { boxes, errors, attempt, error, busy, submit } = useGivingConsents(asked, async () => {
    await queries.invalidateQueries({ queryKey: KEY })
    announce(words.given)
  })
  const failure = useSendFailure(error)
  return (
    <Form onSubmit={submit}>
      <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
      {failure && <Failure {...failure} />}
      <ConsentBoxes {...boxes} errors={errors} />
      <Button busy={busy} look="primary" sends type="submit">
        {words.give}
      </Button>
    </Form>
  )
}
