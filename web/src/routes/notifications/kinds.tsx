import type { NotificationSettings } from '@lease-risk/contract/notifications'
import { Disclosure } from '../../ui/disclosure.tsx'
import { KeptCheck } from '../../ui/kept-check.tsx'
import styles from './notifications.module.css'

type Kind = NotificationSettings['items'][number]
type ChangeKinds = (chosen: readonly Kind['notificationType'][]) => Kind['notificationType'][]

/** Selects the kinds also sent by a channel, among those that are switched on. */
export function Kinds({
  kinds,
  chosen,
  summary,
  onChoose,
}: {
  kinds: readonly Kind[]
  chosen: readonly Kind['notificationType'][]
  summary: string
  onChoose(change: ChangeKinds): Promise<unknown>
}) {
  return (
    <Disclosure summary={summary}>
      <div className={styles['settings']}>
        {kinds
          .filter(({ enabled }) => enabled)
          .map(({ notificationType: kind, name }) => (
            <KeptCheck
              checked={chosen.includes(kind)}
              key={kind}
              label={name}
              onKeep={(next) =>
                onChoose((given) => [...given.filter((other) => other !== kind), ...(next ? [kind] : [])])
              }
            />
          ))}
      </div>
    </Disclosure>
  )
}
