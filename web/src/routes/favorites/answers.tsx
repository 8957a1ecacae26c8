import type { FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import { useStopWord } from '../../lib/decision/use-stop-word.ts'
import { useWords } from '../../lib/words.ts'
import { AnswerHeadline } from '../../ui/answer-headline.tsx'
import { Said } from '../../ui/said.tsx'
import { Section } from '../../ui/screen.tsx'
import { nameOf } from './by-papers/name-of.ts'
import styles from './favorites.module.css'
import { ko } from './words.ko.ts'

type Home = FavoriteComparison['homes'][number]

/** What is said first of each compared home, the same sentence as on its own screens (R-WEB-61). */
export function Answers({ homes }: { homes: Home[] }) {
  const words = useWords(ko)
  return (
    <Section title={words.answers}>
      <ul className={styles['plain']}>
        {homes.map((home) => (
          <li key={home.favoriteId}>
            <AnswerOfHome home={home} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function AnswerOfHome({ home }: { home: Home }) {
  const words = useWords(ko)
  const { answer, decision } = home
  const stop = useStopWord(decision)
  return (
    <>
      <strong>
        <Said>{nameOf(home)}</Said>
      </strong>
      {answer ? (
        <AnswerHeadline headline={answer.headline} stop={stop} />
      ) : (
        <p className={styles['small']}>{words.byPapers.noDiagnosis}</p>
      )}
    </>
  )
}
