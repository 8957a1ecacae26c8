import type { ReactNode } from 'react'
import styles from './file-list.module.css'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

export type ListedFile = {
  href: string
  name: string
  size: string
  /** Replaces the link where a link is not sufficient. */
  onTake?: (() => void) | undefined
  /** Whether it is a picture that can be displayed from its address. */
  isPicture?: boolean
  /** Another action for the file. */
  action?: ReactNode
}

/** Downloadable files with name and size; each is downloaded, not opened. Pictures are shown above their names. */
export function FileList({ label, files }: { label: string; files: ListedFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={label} className={styles['files']}>
      {files.map(({ href, name, size, onTake, isPicture, action }) => (
        <li className={styles['row']} key={href}>
          {isPicture && <img alt={name} className={styles['picture']} loading="lazy" src={href} />}
          <a
            className={styles['file']}
            download={name}
            href={href}
            onClick={(event) => {
              if (!onTake) return
              event.preventDefault()
              onTake()
            }}
          >
            <Icon name="paper" size={20} />
            <span>
              <Text>{name}</Text>
            </span>
            <span className={styles['size']}>{size}</span>
          </a>
          {action}
        </li>
      ))}
    </ul>
  )
}
