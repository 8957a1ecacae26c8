import type { SpecialClause } from '@lease-risk/contract/special-clauses'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Pair } from '../../../ui/pair.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { CopyButton } from '../copy-button.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { type ShownResult, WithResult } from '../load/with-result.tsx'
import styles from '../result.module.css'
import { useAnswered } from '../summary/use-answered.ts'
import { clausesOf } from './clauses-of.ts'
import { useClauses } from './use-clauses.ts'
import { ko } from './words.ko.ts'

const DraftContract = lazyPart(() => import('./draft/draft-contract.tsx'))

/** Terms to put into the contract, and the terms of a draft looked at for what they take. */
export default function Clauses() {
  return <WithResult>{(shown) => <ClausesOf {...shown} />}</WithResult>
}

function ClausesOf({ result, subject, notice }: ShownResult) {
  const words = useWords(ko)
  const { foreignTenant } = useAnswered(result, subject)
  const { data, error, refetch } = useClauses(foreignTenant)
  const failure = useLoadFailure(error, refetch)
  const chosen = data && clausesOf(result, data.clauses)
  return (
    <Screen above={<BackToResult subject={subject} />} title={words.title}>
      {notice}
      {failure && <Failure {...failure} />}
      {!chosen && !failure && <Waiting heights={[48, 200, 200]} slow={words.slow} />}
      {chosen && (
        <>
          <p>
            <Text>{data.note}</Text>
          </p>
          <ClauseList clauses={chosen.found} title={words.found} />
          <ClauseList clauses={chosen.others} title={words.others} />
          <CopyButton
            copied={words.copied}
            name={words.copy}
            textOf={() => numbered([...chosen.found, ...chosen.others])}
          />
        </>
      )}
      <Suspense>
        <DraftContract />
      </Suspense>
    </Screen>
  )
}

function ClauseList({ title, clauses }: { title: string; clauses: readonly SpecialClause[] }) {
  const words = useWords(ko)
  if (clauses.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles['plain']}>
        {clauses.map(({ clauseId, title: name, clause, translation, protects, limits }) => (
          <li key={clauseId}>
            <h3>
              <Text>{name}</Text>
            </h3>
            <blockquote className={styles['quote']}>
              <p>
                <Pair korean={clause} own={translation ?? clause} />
              </p>
            </blockquote>
            <Disclosure summary={words.more}>
              <p>
                <Text>{protects}</Text>
              </p>
              <p>
                <strong>{words.limits}</strong> <Text>{limits}</Text>
              </p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Numbered as in a contract, one per line. */
function numbered(clauses: readonly SpecialClause[]): string {
  return clauses.map(({ clause }, index) => `${index + 1}. ${clause}`).join('\n')
}
