import type { ReadEntry } from '@lease-risk/registry/reading'
import { useWords } from '../../../../lib/words.ts'
import { Said } from '../../../../ui/said.tsx'
import styles from '../../result.module.css'
import { ko } from './words.ko.ts'

/** The place and wording of an entry in the document. A cancelled entry is struck through here too. */
export function Source({ entry: { section, rank, source, cancelled } }: { entry: ReadEntry }) {
  const words = useWords(ko)
  const text = <span lang="ko">{source.text}</span>
  return (
    <span className={styles['small']}>
      <Said>{words.place(words.sections[section], rank, source.page)}</Said>
      <br />
      {cancelled ? <s>{text}</s> : text}
    </span>
  )
}
