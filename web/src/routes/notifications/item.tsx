import type { Notification } from '@lease-risk/contract/notifications'
import { formatTime } from '../../lib/amount.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './notifications.module.css'
import { relatedLink } from './related-link.ts'
import { ko } from './words.ko.ts'

export function Item({
  notification,
  onRead,
  onRemove,
}: {
  notification: Notification
  onRead(): void
  onRemove(): void
}) {
  const words = useWords(ko)
  const { title, message, updatedAt, readAt } = notification
  const link = relatedLink(notification)
  return (
    <li className={readAt === null ? styles['unread'] : styles['item']}>
      <h2 className={styles['title']}>
        <Text>{title}</Text> {readAt === null && <span className={styles['mark']}>{words.unread}</span>}
      </h2>
      <p>
        <Text>{message}</Text>
      </p>
      <p className={styles['small']}>{formatTime(updatedAt)}</p>
      <div className={styles['actions']}>
        {link && (
          // the click passes through here on its way to the link: opening a notification marks it as read
          <span onClickCapture={readAt === null ? onRead : undefined}>
            <ButtonLink href={link}>
              <span aria-hidden="true">{words.open}</span>
              <span className="visually-hidden">
                <Text>{words.openLabel(title)}</Text>
              </span>
            </ButtonLink>
          </span>
        )}
        {readAt === null && (
          <Button aria-label={words.readLabel(title)} onClick={onRead} sends>
            {words.read}
          </Button>
        )}
        <Button aria-label={words.removeLabel(title)} look="quiet" onClick={onRemove} sends>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
