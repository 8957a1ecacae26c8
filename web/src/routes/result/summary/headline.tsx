import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { answerOf, isStopping } from './answer-of.ts'

/** The first sentence of an answer. A sentence that says to stop is preceded by an icon and a word. */
export function Headline({ result }: { result: Result }) {
  const words = useWords(ko)
  const isStop = isStopping(result)
  return (
    <span className={`${styles['headline']} ${isStop ? styles['stopping'] : ''}`}>
      {isStop && <StatusWord tone="critical">{words.stop}</StatusWord>}
      <span>
        <Said>{answerOf(result).headline}</Said>
      </span>
    </span>
  )
}
