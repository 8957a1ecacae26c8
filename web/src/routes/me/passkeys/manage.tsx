import type { OwnPasskeys, PasskeyOptions, RecoveryCodes } from '@lease-risk/contract/own-passkeys'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { refusedFields } from '../../../lib/form/refused.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import { makeKey } from './authenticator.ts'
import { FreshCodes, KeyList } from './key-list.tsx'
import { useKeySending } from './use-key-sending.ts'
import { ko } from './words.ko.ts'

const PATH = '/api/users/me/passkeys'
const FIELD = 'confirmationPassword'
const [PASSWORD_ID, NAME_ID] = ['passkeys-password', 'passkeys-name']

/** What is typed, what is wrong with it, and what is sent of it. */
function useChanges() {
  const words = useWords(ko)
  const { busy, error, failures, failure, run } = useKeySending()
  const [typed, setTyped] = useState({ password: '', name: '', code: '' })
  const [asked, setAsked] = useState({ times: 0, name: false })
  const [codes, setCodes] = useState<string[]>([])
  const needPassword = asked.times > 0 && typed.password === '' ? words.needPassword : undefined
  const wrong = {
    password: needPassword ?? refusedFields(error, FIELD)[FIELD],
    name: asked.name && typed.name.trim() === '' ? words.needName : undefined,
  }
  const confirmed = { [FIELD]: typed.password }
  const change = (done: string, wantsName: boolean, act: () => Promise<RecoveryCodes | null>) => {
    setAsked({ times: asked.times + 1, name: wantsName })
    if (typed.password === '' || (wantsName && typed.name.trim() === '')) return
    run(done, async () => {
      const made = await act()
      if (made !== null) setCodes(made.recoveryCodes)
      setTyped({ password: '', name: '', code: '' })
      setAsked({ times: 0, name: false })
    })
  }
  const add = () =>
    change(words.added, true, async () => {
      const recoveryCode = typed.code.trim()
      const body = { ...confirmed, ...(recoveryCode === '' ? {} : { recoveryCode }) }
      const options = await api<PasskeyOptions>(`${PATH}/registration`, { method: 'POST', body })
      const credential = await makeKey(options)
      return api<RecoveryCodes>(PATH, { method: 'POST', body: { name: typed.name.trim(), credential } })
    })
  const remove = (passkeyId: number) =>
    change(words.removed, false, () => api<null>(`${PATH}/${passkeyId}`, { method: 'DELETE', body: confirmed }))
  const renew = () =>
    change(words.codes, false, () => api<RecoveryCodes>(`${PATH}/recovery-codes`, { method: 'POST', body: confirmed }))
  return { busy, failure, attempt: asked.times + failures, typed, setTyped, wrong, codes, add, remove, renew }
}

/** Registers, lists and removes keys, and makes new codes; the password stands for all of it. */
export function Manage({ own }: { own: OwnPasskeys }) {
  const words = useWords(ko)
  const { busy, failure, attempt, typed, setTyped, wrong, codes, add, remove, renew } = useChanges()
  const errors = [
    ...(wrong.password ? [{ id: PASSWORD_ID, message: wrong.password }] : []),
    ...(wrong.name ? [{ id: NAME_ID, message: wrong.name }] : []),
  ]
  return (
    <>
      {codes.length > 0 && <FreshCodes codes={codes} />}
      <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
      {failure && errors.length === 0 && <Failure {...failure} />}
      <Field
        autoComplete="current-password"
        error={wrong.password}
        hint={words.passwordHint}
        id={PASSWORD_ID}
        label={words.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        type="password"
        value={typed.password}
      />
      <Field
        error={wrong.name}
        hint={words.nameHint}
        id={NAME_ID}
        label={words.name}
        maxLength={40}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        value={typed.name}
      />
      {own.state === 'UNPROVEN' && (
        <Field
          autoComplete="off"
          hint={words.codeHint}
          label={words.code}
          maxLength={40}
          onChange={(event) => setTyped({ ...typed, code: event.target.value })}
          value={typed.code}
        />
      )}
      <Button busy={busy} look={own.state === 'MISSING' ? 'primary' : 'secondary'} onClick={add} sends wide>
        {words.add}
      </Button>
      <KeyList busy={busy} onRemove={remove} onRenew={renew} own={own} />
    </>
  )
}
