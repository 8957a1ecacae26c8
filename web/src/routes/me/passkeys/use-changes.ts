import type { PasskeyOptions, RecoveryCodes } from '@lease-risk/contract/own-passkeys'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { refusedFields } from '../../../lib/form/refused.ts'
import { useWords } from '../../../lib/words.ts'
import { makeKey } from './authenticator.ts'
import { useKeySending } from './use-key-sending.ts'
import { ko } from './words.ko.ts'

const PATH = '/api/users/me/passkeys'
const FIELD = 'confirmationPassword'

type Typed = { password: string; name: string; code: string }
type Wanted = Record<keyof Typed, boolean>

const NOTHING: Typed = { password: '', name: '', code: '' }
const UNASKED: Wanted = { password: false, name: false, code: false }

export type Changes = ReturnType<typeof useChanges>

/** The input, its problems, and the request. `needsCode`: a new key can only be registered with a recovery code. */
export function useChanges({ needsCode = false }: { needsCode?: boolean } = {}) {
  const words = useWords(ko)
  const { busy, error, failures, failure, run } = useKeySending()
  const [typed, setTyped] = useState(NOTHING)
  const [attempts, setAttempts] = useState(0)
  const [asked, setAsked] = useState(UNASKED)
  const [codes, setCodes] = useState<string[]>([])
  const lacks = (field: keyof Typed, wanted = asked) => wanted[field] && typed[field].trim() === ''
  const wrong = {
    password: lacks('password') ? words.needPassword : refusedFields(error, FIELD)[FIELD],
    name: lacks('name') ? words.needName : undefined,
    code: lacks('code') ? words.needCode : undefined,
  }
  const confirmed = { [FIELD]: typed.password }
  const change = (done: string, fields: Partial<Wanted>, act: () => Promise<RecoveryCodes | null>) => {
    const wanted = { ...UNASKED, password: true, ...fields }
    setAttempts(attempts + 1)
    setAsked(wanted)
    if (lacks('password', wanted) || lacks('name', wanted) || lacks('code', wanted)) return
    run(done, async () => {
      const made = await act()
      if (made !== null) setCodes(made.recoveryCodes)
      setTyped(NOTHING)
      setAsked(UNASKED)
    })
  }
  const add = () =>
    change(words.added, { name: true, code: needsCode }, async () => {
      const recoveryCode = typed.code.trim()
      const body = { ...confirmed, ...(recoveryCode === '' ? {} : { recoveryCode }) }
      const options = await api<PasskeyOptions>(`${PATH}/registration`, { method: 'POST', body })
      const credential = await makeKey(options)
      return api<RecoveryCodes>(PATH, { method: 'POST', body: { name: typed.name.trim(), credential } })
    })
  const remove = (passkeyId: number) =>
    change(words.removed, {}, () => api<null>(`${PATH}/${passkeyId}`, { method: 'DELETE', body: confirmed }))
  const renew = () =>
    change(words.codes, {}, () => api<RecoveryCodes>(`${PATH}/recovery-codes`, { method: 'POST', body: confirmed }))
  return { busy, failure, attempt: attempts + failures, typed, setTyped, wrong, codes, add, remove, renew }
}
