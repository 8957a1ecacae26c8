import type { LoginProvider, OwnLoginProviders } from '@lease-risk/contract/login-providers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { refusedFields } from '../../../lib/form/refused.ts'
import { LOGINS } from '../../../lib/links.ts'
import { ko as ofPasswords } from '../../../lib/password/words.ko.ts'
import { goToProvider } from '../../../lib/provider-login/at-provider.ts'
import { refusalOf } from '../../../lib/provider-login/refusal.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import styles from '../me.module.css'
import { ko } from './words.ko.ts'

const PASSWORD = 'logins-password'

/** Each provider and whether it is linked; changing this requires the password. */
export function Linked({ own }: { own: OwnLoginProviders }) {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const { password, setPassword, attempt, message, refusal, busy, link, unlink } = useLinking()
  return (
    <>
      <ErrorSummary attempt={attempt} errors={message ? [{ id: PASSWORD, message }] : []} title={words.fix} />
      {refusal && <Notice title={refusal} tone="moderate" />}
      {own.hasPassword && (
        <PasswordField
          autoComplete="current-password"
          error={message}
          id={PASSWORD}
          label={words.confirm}
          onChange={(event) => setPassword(event.target.value)}
          show={passwordWords.show}
          value={password}
        />
      )}
      <ul className={styles['list']}>
        {own.items.map(({ provider, available, linkedAt, lastUsedAt }) => (
          <li className={styles['item']} key={provider}>
            <p className={styles['name']}>{words.names[provider]}</p>
            <p className={styles['small']}>{linkedAt ? words.linked(formatTime(linkedAt)) : words.notLinked}</p>
            {lastUsedAt && <p className={styles['small']}>{words.used(formatTime(lastUsedAt))}</p>}
            {!available && <p className={styles['small']}>{words.off}</p>}
            {own.hasPassword && (
              <Button busy={busy} onClick={() => (linkedAt ? unlink : link)(provider)} sends>
                {(linkedAt ? words.unlink : words.link)(words.names[provider])}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function useLinking() {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send } = useSending()
  const isMissing = attempt > 0 && password === ''
  const refused = refusedFields(error, 'confirmationPassword')['confirmationPassword']
  const act = (change: (body: { confirmationPassword: string }) => Promise<unknown>) => {
    setAttempt(attempt + 1)
    if (password === '') return
    void send(async () => {
      await change({ confirmationPassword: password })
      setPassword('')
      setAttempt(0)
      await queries.invalidateQueries({ queryKey: ['logins'] })
    })
  }
  return {
    password,
    setPassword,
    attempt: attempt + failures,
    message: isMissing ? words.needPassword : refused,
    refusal: error === undefined || refused || isMissing ? undefined : refusalOf(error),
    busy,
    link: (provider: LoginProvider) => act((body) => goToProvider(provider, { purpose: 'link', next: LOGINS }, body)),
    unlink: (provider: LoginProvider) =>
      act((body) => api(`/api/users/me/login-providers/${provider}`, { method: 'DELETE', body })),
  }
}
