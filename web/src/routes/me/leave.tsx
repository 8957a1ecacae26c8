import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../lib/api.ts'
import { forgetDevice } from '../../lib/forget-device.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { START } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { ko as ofPasswords } from '../../lib/password/words.ko.ts'
import { documentQuery } from '../../lib/service-document.ts'
import { signOut } from '../../lib/session.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ko } from './words.ko.ts'

const FIELD = 'confirmationPassword'
const ID = 'leave-password'

/** What the end of an account leaves, and why, as the privacy policy says it. */
function WhatStays() {
  const words = useWords(ko)
  const { data } = useQuery(documentQuery('/api/privacy-policy'))
  const stays = data?.sections.find(({ code }) => code === 'STAYS')
  if (!stays) return null
  return (
    <Disclosure summary={words.stays}>
      {stays.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Disclosure>
  )
}

/** Deletion of the account. */
export function Leave() {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send } = useSending()
  const failure = useSendFailure(error)
  const wrong = attempt > 0 && password === '' ? words.needLeavePassword : refusedFields(error, FIELD)[FIELD]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (password === '') return
    void send(async () => {
      await api('/api/users/me', { method: 'DELETE', body: { confirmationPassword: password } })
      signOut()
      await forgetDevice()
      queries.clear()
      navigate(START)
    })
  }
  return (
    <Form onSubmit={submit}>
      <p>{words.leaveHow}</p>
      <WhatStays />
      <ErrorSummary attempt={attempt + failures} errors={wrong ? [{ id: ID, message: wrong }] : []} title={words.fix} />
      {failure && !wrong && <Failure {...failure} />}
      <PasswordField
        autoComplete="current-password"
        error={wrong}
        id={ID}
        label={words.leavePassword}
        onChange={(event) => setPassword(event.target.value)}
        show={passwordWords.show}
        value={password}
      />
      <Button busy={busy} look="danger" sends type="submit">
        {words.leaveNow}
      </Button>
    </Form>
  )
}
