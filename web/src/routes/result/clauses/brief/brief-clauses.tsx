import { useWords } from '../../../../lib/words.ts'
import { Pair } from '../../../../ui/pair.tsx'
import styles from '../../result.module.css'
import type { Brief } from './use-brief-clauses.ts'
import { ko } from './words.ko.ts'

/** Contract terms for this home, each with its protection and its limits, in Korean beside the tenant's language. */
export function BriefClauses({ brief: { clauses, note, isMissing } }: { brief: Brief }) {
  const words = useWords(ko)
  if (isMissing) return <p className={styles['small']}>{words.missing}</p>
  return (
    <>
      <ol className={styles['briefClauses']}>
        {clauses.map(({ own, korean }) => (
          <li key={own.clauseId}>
            <p>
              <Pair korean={own.clause} own={own.translation ?? own.clause} />
            </p>
            <p className={styles['small']}>
              <Pair korean={korean && protectsOf(korean, ko)} own={protectsOf(own, words)} />
            </p>
            <p className={styles['small']}>
              <Pair korean={korean && limitsOf(korean, ko)} own={limitsOf(own, words)} />
            </p>
          </li>
        ))}
      </ol>
      <p className={styles['small']}>
        <Pair {...note} />
      </p>
    </>
  )
}

/** The terms in Korean, to be sent after the questions; empty if this home needs none. */
export function briefAsText({ clauses, note }: Brief): string[] {
  if (clauses.length === 0) return []
  const lines = clauses.map(({ own, korean }, index) =>
    [`${index + 1}. ${own.clause}`, ...(korean ? [protectsOf(korean, ko), limitsOf(korean, ko)] : [])].join('\n   '),
  )
  return ['', ko.title, ...lines, ...(note.korean === undefined ? [] : ['', note.korean])]
}

function protectsOf({ protects }: { protects: string }, words: typeof ko): string {
  return `${words.protects}: ${protects}`
}

function limitsOf({ limits }: { limits: string }, words: typeof ko): string {
  return `${words.limits}: ${limits}`
}
