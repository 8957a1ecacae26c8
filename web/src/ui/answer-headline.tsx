import type { ReactNode } from 'react'
import styles from './answer-headline.module.css'
import { StatusWord } from './status-word.tsx'
import { Text } from './text.tsx'

/** The first sentence of an answer. `stop`: words before one that says to stop; `open`: why it is not the whole yet. */
export function AnswerHeadline({
  headline,
  stop,
  open,
}: {
  headline: ReactNode
  stop: string | undefined
  open?: ReactNode
}) {
  return (
    <span className={`${styles['headline']} ${stop ? styles['stopping'] : ''}`}>
      {open && <StatusWord tone="unknown">{open}</StatusWord>}
      {stop && <StatusWord tone="critical">{stop}</StatusWord>}
      <span>
        <Text>{headline}</Text>
      </span>
    </span>
  )
}
