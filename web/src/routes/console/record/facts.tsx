import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words.ts'
import styles from '../console.module.css'
import { ko } from '../words.ko.ts'

/** Names and values of one record; what is not there is said so. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const words = useWords(ko)
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === '' ? words.none : value}</dd>
        </div>
      ))}
    </dl>
  )
}
