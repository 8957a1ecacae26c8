import type { ReactNode } from 'react'
import styles from './answer-headline.module.css'
import { StatusWord } from './status-word.tsx'
import { Text } from './text.tsx'
import type { Tone } from './tone.ts'

/** Letters of a figure that is drawn slightly smaller. */
const LONG = 7

/** The one word for how serious an answer is. */
export type Level = { word: string; tone: Tone }

/**
 * What an answer says first: the figure, the level and one sentence. `open`: why it is not the whole yet, which takes the
 * place of the level.
 */
export function AnswerHeadline({
  headline,
  figure,
  level,
  open,
}: {
  headline: ReactNode
  figure?: { text: string; caption: ReactNode } | null | undefined
  level?: Level | undefined
  open?: ReactNode
}) {
  return (
    <span className={`${styles['headline']} ${level?.tone === 'critical' ? styles['stopping'] : ''}`}>
      <span className={styles['top']}>
        {figure && (
          <span className={`${styles['number']} ${figure.text.length > LONG ? styles['long'] : ''}`}>
            <Text>{figure.text}</Text>
          </span>
        )}{' '}
        {open && <StatusWord tone="unknown">{open}</StatusWord>}
        {level && <StatusWord tone={level.tone}>{level.word}</StatusWord>}{' '}
        {figure && (
          <span className={styles['caption']}>
            <Text>{figure.caption}</Text>
          </span>
        )}
      </span>
      <span className={figure ? styles['sentence'] : undefined}>
        <Text>{headline}</Text>
      </span>
    </span>
  )
}
