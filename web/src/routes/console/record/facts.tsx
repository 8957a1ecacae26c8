import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words.ts'
import { Text } from '../../../ui/text.tsx'
import styles from '../console.module.css'
import { ko } from '../words.ko.ts'

/** Names and values of one record; missing values are stated. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  const words = useWords(ko)
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Text>{value === null || value === '' ? words.none : value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
