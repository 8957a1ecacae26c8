import type { NotificationSettings } from '@lease-risk/contract/notifications'
import { useState } from 'react'
import { failureOf } from '../../lib/failure.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Failure } from '../../ui/failure.tsx'
import { KeptCheck } from '../../ui/kept-check.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Mail } from './mail.tsx'
import styles from './notifications.module.css'
import { Push } from './push.tsx'
import { useChannels, useSettings, useUpdateSettings } from './queries.ts'
import { ko } from './words.ko.ts'

/** Switches kinds on and off, except those about the user's own restrictions. */
export function Settings() {
  const words = useWords(ko)
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useSettings(isOpen)
  const update = useUpdateSettings()
  const failure = useLoadFailure(error, refetch)
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={words.settings}>
      {failure && <Failure {...failure} />}
      {update.error && <Failure sentence={failureOf(update.error).sentence} />}
      {isOpen && !data && !failure && <Loading heights={[56, 56, 56]} slow={words.slow} />}
      {isOpen && data && <Channels kinds={data.items} />}
      {data && <p className={styles['kinds']}>{words.kinds}</p>}
      <div className={styles['settings']}>
        {data?.items.map(({ notificationType, name, enabled, canBeOff }) =>
          canBeOff ? (
            <KeptCheck
              checked={enabled}
              key={notificationType}
              label={name}
              onKeep={async (next) => {
                await update.mutateAsync({ items: [{ notificationType, enabled: next }] })
                announce(words.settingsSaved)
              }}
            />
          ) : (
            <p key={notificationType}>
              {name}
              <span className={styles['small']}>{words.alwaysOn}</span>
            </p>
          ),
        )}
      </div>
    </Disclosure>
  )
}

/** Channels outside the service. Renders nothing if the service sends nothing. */
function Channels({ kinds }: { kinds: NotificationSettings['items'] }) {
  const { data, error, refetch } = useChannels()
  const failure = useLoadFailure(error, refetch)
  if (failure) return <Failure {...failure} />
  return (
    <>
      {data?.push.available && <Push kinds={kinds} push={data.push} />}
      {data?.mail.available && <Mail kinds={kinds} mail={data.mail} />}
    </>
  )
}
