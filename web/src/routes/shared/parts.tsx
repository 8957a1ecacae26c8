import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { useLevel } from '../../lib/decision/use-level.ts'
import { formatLease, formatLeaseInKorean } from '../../lib/lease/format-lease.ts'
import { useOwnQuestion } from '../../lib/questions/own-question.ts'
import { ko as states } from '../../lib/source-states/words.ko.ts'
import { useWords } from '../../lib/words.ts'
import { AnswerHeadline } from '../../ui/answer-headline.tsx'
import { Pair } from '../../ui/pair.tsx'
import { Section } from '../../ui/screen.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './shared.module.css'
import { ko } from './words.ko.ts'

type Evidence = SharedDiagnosis['evidence']
type Finding = { title: string; detail: string }

/** The location and terms of the home. `korean`, here and below: the Korean version, if the reader uses another language. */
export function Terms({ shared, korean }: { shared: SharedDiagnosis; korean: SharedDiagnosis | undefined }) {
  const { terms } = shared
  const lease = [
    terms.depositAmountManwon,
    terms.contractPurpose === 'JEONSE' ? null : (terms.monthlyRentAmountManwon ?? 0),
  ] as const
  return (
    <p>
      <strong>
        <Text>{shared.districtName}</Text>
      </strong>
      {korean ? <br /> : ' · '}
      <Pair
        korean={korean && `${korean.propertyTypeName} · ${formatLeaseInKorean(...lease)}`}
        own={`${shared.propertyTypeName} · ${formatLease(...lease)}`}
      />
    </p>
  )
}

type Answer = NonNullable<SharedDiagnosis['answer']>

/** What is said first, with the papers if they were shared (R-ANSWER-09), and what to do. */
export function First({
  answer,
  decision,
  korean,
}: {
  answer: Answer
  decision: SharedDiagnosis['decision']
  korean: Answer | null | undefined
}) {
  const words = useWords(ko)
  const level = useLevel(decision)
  const ofKorean = korean && [korean.firstAction, ...korean.thenActions]
  return (
    <>
      <p>
        <strong>
          <AnswerHeadline headline={<Pair korean={korean?.headline} own={answer.headline} />} level={level} />
        </strong>
      </p>
      {answer.stake && (
        <p>
          <Pair korean={korean?.stake?.sentence} own={answer.stake.sentence} />
        </p>
      )}
      <Section title={<Pair korean={ko.toDo} own={words.toDo} />}>
        <ol className={styles['list']}>
          {[answer.firstAction, ...answer.thenActions].map(({ sentence }, at) => (
            <li key={sentence}>
              <Pair korean={ofKorean?.[at]?.sentence} own={sentence} />
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

export function Evidence({ evidence, korean }: { evidence: Evidence; korean: Evidence | undefined }) {
  const words = useWords(ko)
  const stateWords = useWords(states)
  return (
    <Section title={<Pair korean={ko.evidence} own={words.evidence} />}>
      <ul className={styles['list']}>
        {evidence.map(({ key, title, state, source, referencePeriod, sampleCount, details }) => {
          const same = korean?.find((one) => one.key === key)
          return (
            <li className={state === 'success' ? undefined : styles['open']} key={key}>
              <span className={styles['titled']}>
                <strong>
                  <Pair korean={same?.title} own={title} />
                </strong>
                <StatusWord tone={state === 'success' ? 'low' : 'unknown'}>{stateWords[state]}</StatusWord>
              </span>
              <span className={styles['small']}>
                <Text>
                  {[source, referencePeriod, sampleCount !== null && words.count(sampleCount)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              <span>
                <Pair korean={same?.details[0]} own={details[0]} />
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

export function Findings({
  name,
  items,
  korean,
}: {
  name: 'findings' | 'gaps' | 'stated'
  items: Finding[]
  korean: Finding[] | undefined
}) {
  const words = useWords(ko)
  if (items.length === 0) return null
  return (
    <Section title={<Pair korean={ko[name]} own={words[name]} />}>
      <ul className={styles['list']}>
        {items.map(({ title, detail }, at) => (
          <li key={title}>
            <strong>
              <Pair korean={korean?.[at]?.title} own={title} />
            </strong>
            <span>
              <Pair korean={korean?.[at]?.detail} own={detail} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The service has the questions in Korean only, since they are put to Koreans. */
export function Questions({ questions }: { questions: string[] }) {
  const words = useWords(ko)
  const ownOf = useOwnQuestion()
  return (
    <Section title={<Pair korean={ko.questions} own={words.questions} />}>
      <ol className={styles['list']}>
        {questions.map((question) => (
          <li key={question}>
            <Pair korean={question} own={ownOf(question) ?? question} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

type Table = NonNullable<SharedDiagnosis['papers']>['tenantsOfHouse']

/** R-PAPERS-97: the sum and the contradictions of the table of other tenants, as the service says them. */
export function OtherTenants({ table, korean }: { table: Table; korean: Table }) {
  const words = useWords(ko)
  if (!table) return null
  const ofKorean = korean ? [...korean.sentences, ...korean.contradictions.map(({ sentence }) => sentence)] : undefined
  return (
    <Section title={<Pair korean={ko.otherTenants} own={words.otherTenants} />}>
      <ul className={styles['list']}>
        {[...table.sentences, ...table.contradictions.map(({ sentence }) => sentence)].map((sentence, at) => (
          <li key={`${at}${sentence}`}>
            <Pair korean={ofKorean?.[at]} own={sentence} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
