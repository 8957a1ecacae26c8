import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { answerOf, isStopping } from './answer-of.ts'
import type { Answered } from './use-answered.ts'

/** The first sentence of an answer. One that says to stop, or is not the whole yet, is preceded by an icon and words. */
export function Headline({ result, state }: Pick<Answered, 'result' | 'state'>) {
  const words = useWords(ko)
  const isStop = isStopping(result)
  return (
    <span className={`${styles['headline']} ${isStop ? styles['stopping'] : ''}`}>
      {state !== 'READY' && <StatusWord tone="unknown">{words.papersState[state]}</StatusWord>}
      {isStop && <StatusWord tone="critical">{words.stop}</StatusWord>}
      <span>
        <Said>{answerOf(result).headline}</Said>
      </span>
    </span>
  )
}
