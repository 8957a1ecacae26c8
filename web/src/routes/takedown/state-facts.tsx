import type { TakedownStateResponse } from '@lease-risk/contract/takedown-requests'
import type { ReactNode } from 'react'
import { formatTime } from '../../lib/amount.ts'
import { useWords } from '../../lib/words.ts'
import { Text } from '../../ui/text.tsx'
import styles from './takedown.module.css'
import { ko } from './words.ko.ts'

/** The state of a request, as shown to the requester and the author. */
export function StateFacts({ state }: { state: Omit<TakedownStateResponse, 'revealCount'> }) {
  const words = useWords(ko)
  const { status, grounds, requestedAt, hiddenUntil, decidedAt, answer } = state
  const facts: [string, ReactNode][] = [
    [words.status, words.statuses[status]],
    [words.reason, words.groundsOf[grounds]],
    [words.requested, formatTime(requestedAt)],
    ...(hiddenUntil === null ? [] : [[words.until, formatTime(hiddenUntil)] satisfies [string, string]]),
    ...(decidedAt === null ? [] : [[words.decided, formatTime(decidedAt)] satisfies [string, string]]),
    ...(answer === null ? [] : [[words.answer, <Text key="answer">{answer}</Text>] satisfies [string, ReactNode]]),
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
