import type { ChooseMail, NotificationChannels } from '@lease-risk/contract/notification-channels'
import type { NotificationSettings } from '@lease-risk/contract/notifications'
import { failureOf } from '../../lib/failure.ts'
import { ME } from '../../lib/links.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Failure } from '../../ui/failure.tsx'
import { announce } from '../../ui/live-region.tsx'
import { ChannelLanguage } from './channel-language.tsx'
import { Kinds } from './kinds.tsx'
import { useChooseMail } from './queries.ts'
import { ko } from './words.ko.ts'

const HOW = ['OFF', 'EACH', 'DAILY'] as const

type Mailing = NotificationChannels['mail']

/** Settings for notifications by mail: kinds and language; initially all kinds, in the client's language. */
export function Mail({ mail, kinds }: { mail: Mailing; kinds: NotificationSettings['items'] }) {
  const words = useWords(ko)
  const { mutate, mutateAsync, error } = useChooseMail()
  const onSuccess = () => announce(words.channelSaved)
  const current = useLanguage()
  if (mail.address === null)
    return (
      <>
        <p>{words.mailNeedsAddress}</p>
        <ButtonLink href={ME}>{words.mailAddress}</ButtonLink>
      </>
    )
  const isOn = mail.enabled && mail.frequency !== null
  return (
    <>
      {error && <Failure sentence={failureOf(error).sentence} />}
      {mail.stoppedAt !== null && <p>{words.mailStopped}</p>}
      <Choice
        legend={words.mail}
        name="mail"
        onChange={(frequency) =>
          mutate((before) => (frequency === 'OFF' ? null : { ...chosenOf(before, current), frequency }), { onSuccess })
        }
        options={HOW.map((value) => ({ value, label: words.mailHow[value] }))}
        value={isOn ? (mail.frequency ?? '') : 'OFF'}
      />
      {isOn && (
        <Details
          change={(given) =>
            mutateAsync((before) => ({ ...chosenOf(before, current), ...given(before) }), { onSuccess })
          }
          kinds={kinds}
          mail={mail}
        />
      )}
    </>
  )
}

/** Settings of enabled mails. */
function Details({
  mail,
  kinds,
  change,
}: {
  mail: Mailing
  kinds: NotificationSettings['items']
  change(given: (before: Mailing) => Partial<ChooseMail>): Promise<unknown>
}) {
  const words = useWords(ko)
  return (
    <>
      <ChannelLanguage channel="mail" onChoose={(language) => change(() => ({ language }))} value={mail.language} />
      <Kinds
        chosen={mail.notificationTypes}
        kinds={kinds}
        onChoose={(chosen) => change((before) => ({ notificationTypes: chosen(before.notificationTypes) }))}
        summary={words.mailKinds}
      />
    </>
  )
}

/** The chosen settings; every kind before anything was chosen. */
function chosenOf({ frequency, language, notificationTypes }: Mailing, current: ChooseMail['language']): ChooseMail {
  return {
    frequency: frequency ?? 'EACH',
    language: language ?? current,
    ...(frequency === null ? {} : { notificationTypes }),
  }
}
