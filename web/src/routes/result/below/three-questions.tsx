import { resultLink, type Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import { useQuestions } from '../ask/questions.ts'
import { BesideLink } from '../beside-link.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from './words.ko.ts'

/** Questions to the other side in the reader's language, with the Korean text where they are shown to a broker. */
export function ThreeQuestions({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  return (
    <Section aside={<BesideLink href={resultLink(subject, '/ask')}>{words.show}</BesideLink>} title={words.questions}>
      <ol className={styles['todo']}>
        {useQuestions(result, subject).map(({ key, question, own }) => (
          <li key={key}>
            <Said>{own ?? question}</Said>
          </li>
        ))}
      </ol>
    </Section>
  )
}
