import { type AuthTokenResponse, SignUpRequest } from '@lease-risk/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/errors.ts'
import { check, type Schema } from '../../lib/form/check.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { LOGIN, loginLink, ownPath } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { signIn } from '../../lib/session.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

type FieldId = 'username' | 'password' | 'nickname'
const FIELDS: FieldId[] = ['username', 'password', 'nickname']
const AUTOCOMPLETE = { username: 'username', password: 'new-password', nickname: 'nickname' }

export default function SignUp() {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const next = search.get('next')
  const queries = useQueryClient()
  const [typed, setTyped] = useState({ username: '', password: '', nickname: '' })
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const request = {
    ...typed,
    username: typed.username.trim(),
    ...(typed.nickname === '' ? { nickname: undefined } : {}),
  }
  const wrong = check(SignUpRequest as unknown as Schema, request)
  const refused = refusedOf(sending.error)
  const errors =
    attempt === 0
      ? []
      : FIELDS.flatMap((id) => {
          const message = refused[id] ?? (wrong.some(({ field }) => field === id) ? words.wrong[id] : undefined)
          return message === undefined ? [] : [{ id, message }]
        })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (wrong.length > 0) return
    setSending({ busy: true })
    try {
      await api('/api/auth/signup', { method: 'POST', body: request })
      const { username, password } = request
      signIn(await api<AuthTokenResponse>('/api/auth/login', { method: 'POST', body: { username, password } }))
      await queries.invalidateQueries()
      announce(words.done)
      navigate(ownPath(next), { replace: true })
    } catch (error) {
      setSending({ busy: false, error })
      setAttempt(attempt + 2)
    }
  }
  const failure = useSendFailure(Object.keys(refused).length === 0 ? sending.error : null)
  const field = (id: FieldId, hint: string) => (
    <Field
      autoCapitalize="none"
      autoComplete={AUTOCOMPLETE[id]}
      error={errors.find((error) => error.id === id)?.message}
      hint={hint}
      id={id}
      label={words[id]}
      onChange={(event) => {
        setTyped({ ...typed, [id]: event.target.value })
        setSending({ busy: false })
      }}
      type={id === 'password' ? 'password' : 'text'}
      value={typed[id]}
    />
  )
  return (
    <Screen title={words.title}>
      <Form onSubmit={(event) => void submit(event)}>
        <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
        {failure && <Failure {...failure} />}
        {field('username', words.usernameHint)}
        {field('password', words.passwordHint)}
        {field('nickname', words.nicknameHint)}
        <Button busy={sending.busy} look="primary" sends type="submit" wide>
          {sending.busy ? words.busy : words.submit}
        </Button>
      </Form>
      <ButtonLink href={next ? loginLink(next) : LOGIN} look="quiet">
        {words.login}
      </ButtonLink>
    </Screen>
  )
}

/** A name that is taken is the username's. */
function refusedOf(error: unknown): Partial<Record<FieldId, string>> {
  if (error instanceof ApiError && error.code === 'AUTH_409_USERNAME_TAKEN') return { username: error.message }
  return refusedFields(error)
}
