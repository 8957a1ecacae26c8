import { type AuthTokenResponse, SignUpRequest } from '@lease-risk/contract/account'
import type { Consent } from '@lease-risk/contract/consents'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../lib/api.ts'
import { useConsentBoxes } from '../../lib/consents/use-consents.ts'
import { ApiError } from '../../lib/errors.ts'
import { check, type Schema } from '../../lib/form/check.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { ownPath } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { signIn } from '../../lib/session.ts'
import { useClientSettings } from '../../lib/use-client-settings.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { announce } from '../../ui/live-region.tsx'
import { ko } from './words.ko.ts'

type FieldId = 'username' | 'password' | 'nickname'
export const FIELDS: FieldId[] = ['username', 'password', 'nickname']
type Typed = { username: string; password: string; nickname?: string | undefined; consents: Consent[] }

/** The sign-up form. A new user is logged in and continues to `next`. */
export function useSignUp(next: string | null) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  const [typed, setTyped] = useState({ username: '', password: '', nickname: '' })
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send, forget } = useSending()
  const consents = useClientSettings()?.consents ?? []
  const { boxes, errors: lacking } = useConsentBoxes(consents)
  const request = {
    ...typed,
    consents,
    username: typed.username.trim(),
    ...(typed.nickname === '' ? { nickname: undefined } : {}),
  }
  const wrong = check(SignUpRequest as unknown as Schema, request)
  const refused = refusedOf(error)
  const failure = useSendFailure(FIELDS.some((id) => refused[id] !== undefined) ? null : error)
  const messageOf = (id: FieldId) =>
    refused[id] ?? (wrong.some(({ field }) => field === id) ? words.wrong[id] : undefined)
  const errors =
    attempt === 0
      ? []
      : [
          ...FIELDS.flatMap((id) => {
            const message = messageOf(id)
            return message === undefined ? [] : [{ id, message }]
          }),
          ...lacking,
        ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    // without an answer of the service there is nothing to agree to yet, and no account
    if (wrong.length > 0 || lacking.length > 0 || consents.length === 0) return
    void send(async () => {
      await signUp(request)
      await queries.invalidateQueries()
      announce(words.done)
      navigate(ownPath(next), { replace: true })
    })
  }
  return {
    typed,
    type: (changed: Partial<typeof typed>) => {
      setTyped({ ...typed, ...changed })
      forget()
    },
    errors,
    boxes,
    attempt: attempt + failures,
    failure,
    busy,
    submit,
  }
}

/** Assigns the "name taken" error to the username field. */
function refusedOf(error: unknown): Partial<Record<FieldId, string>> {
  if (error instanceof ApiError && error.code === 'AUTH_409_USERNAME_TAKEN') return { username: error.message }
  return refusedFields(error)
}

/** Creates the account and logs it in. */
async function signUp(request: Typed): Promise<void> {
  await api('/api/auth/signup', { method: 'POST', body: request })
  const { username, password } = request
  signIn(await api<AuthTokenResponse>('/api/auth/login', { method: 'POST', body: { username, password } }))
}
