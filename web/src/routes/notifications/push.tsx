import type { NotificationChannels } from '@lease-risk/contract/notification-channels'
import type { NotificationSettings } from '@lease-risk/contract/notifications'
import type { ChoosePush, PushChannel } from '@lease-risk/contract/push-channel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { failureOf } from '../../lib/failure.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Failure } from '../../ui/failure.tsx'
import { KeptCheck } from '../../ui/kept-check.tsx'
import { announce } from '../../ui/live-region.tsx'
import { mayNotify, NoPush, subscribe, takesPushes, unsubscribe } from './browser-push.ts'
import { ChannelLanguage } from './channel-language.tsx'
import { Kinds } from './kinds.tsx'
import styles from './notifications.module.css'
import { CHANNELS_KEY, CHANNELS_PATH } from './queries.ts'
import { ko } from './words.ko.ts'

/** Settings for push messages to this browser: kinds and language; initially all kinds, in the client's language. */
export function Push({ push, kinds }: { push: PushChannel; kinds: NotificationSettings['items'] }) {
  const words = useWords(ko)
  const { mutateAsync, error } = useChoosePush()
  if (!takesPushes()) return <p className={styles['small']}>{words.pushUnsupported}</p>
  const choose = async (change: Change) => {
    await mutateAsync(change)
    announce(words.channelSaved)
  }
  const isOn = push.enabled && mayNotify()
  return (
    <>
      {error && <Failure sentence={sentenceOf(error, words)} />}
      <KeptCheck
        checked={isOn}
        detail={words.pushHow}
        label={words.push}
        onKeep={(next) => choose(next ? () => ({}) : null)}
      />
      {push.otherDevices > 0 && <p className={styles['small']}>{words.pushOthers(push.otherDevices)}</p>}
      {isOn && (
        <>
          <ChannelLanguage
            channel="push"
            onChoose={(chosen) => choose(() => ({ language: chosen }))}
            value={push.language}
          />
          <Kinds
            chosen={push.notificationTypes}
            kinds={kinds}
            onChoose={(chosen) => choose((before) => ({ notificationTypes: chosen(before.notificationTypes) }))}
            summary={words.pushKinds}
          />
        </>
      )}
    </>
  )
}

/** `null` switches push messages off. */
type Change = ((before: PushChannel) => Partial<ChoosePush>) | null

/** Sends changes one after another, so that quick successive changes add up. */
function useChoosePush() {
  const queries = useQueryClient()
  const language = useLanguage()
  return useMutation({
    scope: { id: 'notification-push' },
    async mutationFn(change: Change) {
      const path = `${CHANNELS_PATH}/push`
      if (change === null) {
        await unsubscribe()
        return api<NotificationChannels>(path, { method: 'DELETE' })
      }
      const { push } = await queries.ensureQueryData<NotificationChannels>({ queryKey: CHANNELS_KEY })
      const { endpoint = '', keys = {} } = await subscribe(push.publicKey ?? '')
      const body: ChoosePush = {
        endpoint,
        keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
        language: push.language ?? language,
        ...(push.enabled ? { notificationTypes: push.notificationTypes, ...change(push) } : {}),
      }
      return api<NotificationChannels>(path, { method: 'PUT', body })
    },
    onSuccess: (channels) => queries.setQueryData(CHANNELS_KEY, channels),
  })
}

function sentenceOf(error: Error, words: typeof ko): string {
  if (!(error instanceof NoPush)) return failureOf(error).sentence
  return error.reason === 'DENIED' ? words.pushDenied : words.pushFailed
}
