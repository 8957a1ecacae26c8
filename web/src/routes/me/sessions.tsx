import type { AuthTokenResponse } from '@lease-risk/contract/account'
import type { OwnSession, OwnSessions } from '@lease-risk/contract/own-sessions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useLoadFailure, useSendFailure } from '../../lib/load-failure.ts'
import { ko as ofPasswords } from '../../lib/password/words.ko.ts'
import { signIn } from '../../lib/session.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './me.module.css'
import { ko } from './words.ko.ts'

const PATH = '/api/users/me/sessions'
const FIELD = 'confirmationPassword'
const ID = 'sessions-password'

/** The user's sessions; the others can be ended one by one or all at once. */
export function Sessions() {
  const words = useWords(ko)
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    enabled: isOpen,
    staleTime: 0,
    queryFn: ({ signal }) => api<OwnSessions>(PATH, { signal }),
  })
  const failure = useLoadFailure(error, refetch)
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={words.sessions}>
      {failure && <Failure {...failure} />}
      {isOpen && !data && !failure && <Loading heights={[80, 80]} slow={words.slow} />}
      {data && <List sessions={data.items} />}
    </Disclosure>
  )
}

/** Ends sessions after the password is entered. */
function useEnding() {
  const words = useWords(ko)
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { busy, error, failures, send } = useSending()
  const failure = useSendFailure(error)
  const wrong = attempt > 0 && password === '' ? words.needLeavePassword : refusedFields(error, FIELD)[FIELD]
  const end = (path: string, done: string) => {
    setAttempt(attempt + 1)
    if (password === '') return
    void send(async () => {
      const answer = await api<AuthTokenResponse | null>(path, { method: 'DELETE', body: { [FIELD]: password } })
      if (answer !== null) signIn(answer)
      setPassword('')
      setAttempt(0)
      await queries.invalidateQueries({ queryKey: ['sessions'] })
      announce(done)
    })
  }
  return { password, setPassword, attempt: attempt + failures, busy, failure, wrong, end }
}

function List({ sessions }: { sessions: OwnSession[] }) {
  const words = useWords(ko)
  const passwordWords = useWords(ofPasswords)
  const { password, setPassword, attempt, busy, failure, wrong, end } = useEnding()
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <p>{words.sessionsHow}</p>
      {others.length > 0 && (
        <>
          <ErrorSummary attempt={attempt} errors={wrong ? [{ id: ID, message: wrong }] : []} title={words.fix} />
          {failure && !wrong && <Failure {...failure} />}
          <PasswordField
            autoComplete="current-password"
            error={wrong}
            hint={words.sessionsPasswordHint}
            id={ID}
            label={words.leavePassword}
            onChange={(event) => setPassword(event.target.value)}
            show={passwordWords.show}
            value={password}
          />
        </>
      )}
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <Row
            busy={busy}
            key={session.sessionId}
            onEnd={() => end(`${PATH}/${session.sessionId}`, words.sessionEnded)}
            session={session}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button busy={busy} look="danger" onClick={() => end(PATH, words.othersEnded)} sends>
          {words.endOthers}
        </Button>
      )}
    </>
  )
}

function Row({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd(): void }) {
  const words = useWords(ko)
  const { device, beganAt, lastSeenAt, current } = session
  const name = words.deviceName(device.kind, device.browser, device.system)
  return (
    <li className={styles['item']}>
      <p className={styles['name']}>{name}</p>
      {current && <p>{words.thisDevice}</p>}
      <p className={styles['small']}>{words.began(formatTime(beganAt))}</p>
      <p className={styles['small']}>{words.lastSeen(formatTime(lastSeenAt))}</p>
      {!current && (
        <Button aria-label={words.endLabel(name)} busy={busy} onClick={onEnd} sends>
          {words.end}
        </Button>
      )}
    </li>
  )
}
