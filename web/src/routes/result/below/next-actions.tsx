import { checkLink, type Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { answerOf, nameOf } from '../summary/answer-of.ts'
import { ko } from './words.ko.ts'

/** The actions after the first one; each links to its explanation. */
export function NextActions({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  const { firstAction, thenActions } = answerOf(result)
  // an action without a link is explained here
  const isHere = firstAction.field !== null || firstAction.checkId === 'ADD_CLAIMS'
  return (
    <Section title={words.next}>
      {isHere && (
        <p className={styles['small']}>
          <Said>{firstAction.sentence}</Said>
        </p>
      )}
      <LinkRows
        inPairs
        rows={thenActions
          // the first one leads to the same check, which says both
          .filter(({ checkId }) => checkId === null || checkId !== firstAction.checkId)
          .map((action) => ({ href: checkLink(subject, action.checkId), label: nameOf(action, result) }))}
      />
    </Section>
  )
}
