import { useSearchParams } from 'wouter'
import { FAVORITES, loginLink, NOTIFICATIONS } from '../../lib/links.ts'
import { useLoadFailure, useSendFailure } from '../../lib/load-failure.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckRow } from '../../ui/check-row.tsx'
import { Failure } from '../../ui/failure.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { Item } from './item.tsx'
import styles from './notifications.module.css'
import { useNotifications, useReadAll, useReadOne, useRemove } from './queries.ts'
import { Settings } from './settings.tsx'
import { ko } from './words.ko.ts'

export default function Notifications() {
  const words = useWords(ko)
  const signedIn = useSignedIn()
  const [search, setSearch] = useSearchParams()
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 0)) || 0)
  const unreadOnly = search.get('unread') === 'true'
  const { data, error, refetch } = useNotifications(page, unreadOnly)
  const [readOne, readAll, remove] = [useReadOne(), useReadAll(), useRemove()]
  const failure = useLoadFailure(error, refetch)
  const [latest] = [readOne, readAll, remove].toSorted((one, other) => other.submittedAt - one.submittedAt)
  const notDone = useSendFailure(latest?.error)
  // not at a notification that arrives by itself
  useHeadingFocus(latest?.isSuccess ? latest.submittedAt : null)
  if (signedIn === false) return <NeedLogin />
  return (
    <Screen title={words.title}>
      {failure && <Failure {...failure} />}
      {notDone && <Failure {...notDone} />}
      {!data && !error && <Loading heights={[56, 140, 140]} slow={words.slow} />}
      {data && (
        <>
          <CheckRow
            checked={unreadOnly}
            label={words.unreadOnly}
            onChange={(only) => setSearch(only ? { unread: 'true' } : {})}
          />
          {data.content.some(({ readAt }) => readAt === null) && <ReadAll reading={readAll} />}
          {data.content.length === 0 && <Empty unreadOnly={unreadOnly} />}
          <ul className={styles['list']}>
            {data.content.map((notification) => (
              <Item
                key={notification.notificationId}
                notification={notification}
                onRead={() => readOne.mutate(notification.notificationId)}
                onRemove={() => remove.mutate(notification.notificationId)}
              />
            ))}
          </ul>
          <Pager
            onPage={(next) => setSearch({ page: String(next), ...(unreadOnly ? { unread: 'true' } : {}) })}
            page={page}
            totalPages={data.totalPages}
            words={words.pager}
          />
        </>
      )}
      {signedIn && <Settings />}
    </Screen>
  )
}

function NeedLogin() {
  const words = useWords(ko)
  return (
    <Screen title={words.needLogin}>
      <p>{words.needLoginHow}</p>
      <ButtonLink href={loginLink(NOTIFICATIONS)} look="primary" wide>
        {words.login}
      </ButtonLink>
    </Screen>
  )
}

function Empty({ unreadOnly }: { unreadOnly: boolean }) {
  const words = useWords(ko)
  return (
    <Notice title={unreadOnly ? words.emptyUnread : words.empty}>
      <p>{words.emptyHow}</p>
      <ButtonLink href={FAVORITES}>{words.favorites}</ButtonLink>
    </Notice>
  )
}

function ReadAll({ reading: { mutate, isPending } }: { reading: ReturnType<typeof useReadAll> }) {
  const words = useWords(ko)
  return (
    <Button busy={isPending} onClick={() => mutate(undefined, { onSuccess: () => announce(words.readAllDone) })} sends>
      {words.readAll}
    </Button>
  )
}
