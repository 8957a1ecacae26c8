import type { CurrentUserResponse, PageKey } from '@lease-risk/contract/account'
import { Link } from 'wouter'
import { COMMUNITY, FAVORITES, ME, REGION, START } from '../lib/links.ts'
import { maySee } from '../lib/page-permission.ts'
import { useWords } from '../lib/words.ts'
import type { Area } from '../routes.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './shell.module.css'
import { ko } from './words.ko.ts'

type Entry = {
  href: string
  area: Exclude<Area, 'console'>
  icon: IconName
  page: PageKey
  onlyWide?: boolean
}

/** One line per entry. */
const ENTRIES: Entry[] = [
  { href: START, icon: 'check', area: 'diagnose', page: 'home' },
  { href: REGION, icon: 'region', area: 'region', page: 'map' },
  { href: FAVORITES, icon: 'saved', area: 'saved', page: 'favorites' },
  { href: COMMUNITY, icon: 'talk', area: 'community', page: 'community', onlyWide: true },
  { href: ME, icon: 'me', area: 'me', page: 'mypage' },
]

/** Links to the main screens; the area of the current screen is marked. */
export function Navigation({
  className,
  area,
  user,
  wide,
}: {
  className: string | undefined
  area: Area | undefined
  user: CurrentUserResponse | undefined
  wide?: boolean
}) {
  const words = useWords(ko)
  const shown = ENTRIES.filter(({ page, onlyWide }) => maySee(user, page) && (wide || !onlyWide))
  return (
    <nav aria-label={words.navigation} className={className}>
      {shown.map((entry) => (
        <Link
          aria-current={entry.area === area ? 'page' : undefined}
          className={styles['entry'] ?? ''}
          href={entry.href}
          key={entry.href}
        >
          <Icon name={entry.icon} />
          {words[entry.area]}
        </Link>
      ))}
    </nav>
  )
}
