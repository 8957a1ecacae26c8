import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useFragment } from '../../lib/fragment.ts'
import { ME } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** The target of the link in the mail. It waits for a press, so that link scanners do not use the link up. */
export default function VerifyEmail() {
  const words = useWords(ko)
  const token = useFragment()
  const queries = useQueryClient()
  const { busy, error, done, send } = useSending()
  const failure = useSendFailure(error)
  const confirm = () =>
    send(async () => {
      await api('/api/auth/email-verification', { method: 'POST', body: { token } })
      await queries.invalidateQueries({ queryKey: ['email'] })
    })
  return (
    <Screen title={words.title}>
      {failure && <Failure {...failure} />}
      {done ? (
        <>
          <Notice title={words.done} tone="low">
            <p>{words.doneHow}</p>
          </Notice>
          <ButtonLink href={ME}>{words.me}</ButtonLink>
        </>
      ) : (
        <>
          <p>{words.how}</p>
          <Button busy={busy} look="primary" onClick={() => void confirm()} sends wide>
            {words.confirm}
          </Button>
        </>
      )}
    </Screen>
  )
}
