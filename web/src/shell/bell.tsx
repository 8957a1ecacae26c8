import { Link } from 'wouter'
import { NOTIFICATIONS } from '../lib/links.ts'
import { useUnreadCount } from '../lib/unread.ts'
import { useWords } from '../lib/words.ts'
import { Icon } from '../ui/icon.tsx'
import { WithQueries } from '../with-queries.tsx'
import styles from './bell.module.css'
import { ko } from './words.ko.ts'

const MOST_SHOWN = 99

/** Link to the notifications of the logged-in user, with the number of unread ones. */
export default function Bell() {
  return (
    <WithQueries>
      <CountedBell />
    </WithQueries>
  )
}

function CountedBell() {
  const words = useWords(ko)
  const unread = useUnreadCount() ?? 0
  return (
    <Link className={styles['bell'] ?? ''} href={NOTIFICATIONS}>
      <Icon name="bell" />
      <span className="visually-hidden">{unread > 0 ? words.unread : words.notifications}</span>
      {unread > 0 && <span className={styles['count']}>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>}
    </Link>
  )
}
