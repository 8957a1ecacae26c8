import type { ReadEntry } from '@lease-risk/registry/reading'
import { useWords } from '../../../../lib/words.ts'
import { Text } from '../../../../ui/text.tsx'
import styles from '../../result.module.css'
import { ko } from './words.ko.ts'

/** The place and wording of an entry in the document. A cancelled entry is struck through here too. */
export function Source({ entry: { section, rank, source, cancelled } }: { entry: ReadEntry }) {
  const words = useWords(ko)
  const text = <span lang="ko">{source.text}</span>
  return (
    <span className={styles['small']}>
      <Text>{words.place(words.sections[section], rank, source.page)}</Text>
      <br />
      {cancelled ? <s>{text}</s> : text}
    </span>
  )
}
