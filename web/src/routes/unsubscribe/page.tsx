import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useFragment } from '../../lib/fragment.ts'
import { NOTIFICATIONS } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** The target of the link in every notification mail. It waits for a press, so that link scanners unsubscribe nobody. */
export default function Unsubscribe() {
  const words = useWords(ko)
  const token = useFragment()
  const queries = useQueryClient()
  const { busy, error, done, send } = useSending()
  const failure = useSendFailure(error)
  const end = () =>
    send(async () => {
      await api(`/api/notifications/mail/unsubscribe?${new URLSearchParams({ token })}`, { method: 'POST' })
      await queries.invalidateQueries({ queryKey: ['notification-channels'] })
    })
  return (
    <Screen title={words.title}>
      {failure && <Failure {...failure} />}
      {done ? (
        <Notice title={words.done}>
          <p>{words.doneHow}</p>
        </Notice>
      ) : (
        <>
          <p>{words.how}</p>
          <Button busy={busy} look="primary" onClick={() => void end()} sends wide>
            {words.end}
          </Button>
        </>
      )}
      <ButtonLink href={NOTIFICATIONS}>{words.notifications}</ButtonLink>
    </Screen>
  )
}
