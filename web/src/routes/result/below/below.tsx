import { lazy } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { checkLink, resultLink, type Subject } from '../../../lib/links.ts'
import { loadPart } from '../../../lib/load-part.ts'
import { useWords } from '../../../lib/words.ts'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Part } from '../../../ui/part.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { useQuestions } from '../ask/questions.ts'
import { InlineLink } from '../inline-link.tsx'
import type { ShownResult } from '../load/with-result.tsx'
import { MoreLinks } from '../more-links.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { answerOf, nameOf } from '../summary/answer-of.ts'
import { Contradictions } from '../summary/contradictions.tsx'
import { MissingSources } from '../summary/missing-sources.tsx'
import { ScoreLink } from '../summary/score-link.tsx'
import { Findings } from './findings.tsx'
import { InstallHint } from './install-hint.tsx'
import { TwoYears } from './two-years.tsx'
import { useBehind } from './use-behind.ts'
import { ko } from './words.ko.ts'

/** Few homes need this choice, so it is loaded on demand. */
const ChooseRegister = lazyPart(() => import('../choose/choose-register.tsx'))
/** Needed only for a repeated diagnosis of a lot. */
const SinceLast = lazy(async () => ({ default: (await loadPart(() => import('../summary/since-last.tsx'))).SinceLast }))

/** The part below the first screen: questions and actions, costs of such homes, findings; then evidence and ways to save it. */
export default function Below({ result, subject }: Pick<ShownResult, 'result' | 'subject'>) {
  useBehind({ result, subject })
  return (
    <>
      {(result.propertyIdentity.registerCandidates ?? []).length > 0 && (
        <Part>
          <ChooseRegister result={result} />
        </Part>
      )}
      <NextActions result={result} subject={subject} />
      <ThreeQuestions result={result} subject={subject} />
      <TwoYears result={result} subject={subject} />
      <Findings result={result} />
      <Contradictions result={result} />
      <MissingSources result={result} />
      <ScoreLink result={result} subject={subject} />
      {result.sinceLastDiagnosis && (
        <Part>
          <SinceLast since={result.sinceLastDiagnosis} />
        </Part>
      )}
      <InstallHint />
      <MoreLinks result={result} subject={subject} />
    </>
  )
}

/** The actions after the first one; each links to its explanation. */
function NextActions({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  const { firstAction, thenActions } = answerOf(result)
  // an action without a link is explained here
  const isHere = firstAction.field !== null || firstAction.checkId === 'ADD_CLAIMS'
  return (
    <Section title={words.next}>
      {isHere && (
        <p className={styles['small']}>
          <Text>{firstAction.sentence}</Text>
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

/** Questions to the other side in the reader's language, with the Korean text where they are shown to a broker. */
function ThreeQuestions({ result, subject }: { result: Result; subject: Subject }) {
  const words = useWords(ko)
  return (
    <Section aside={<InlineLink href={resultLink(subject, '/ask')}>{words.show}</InlineLink>} title={words.questions}>
      <ol className={styles['todo']}>
        {useQuestions(result, subject).map(({ key, question, own }) => (
          <li key={key}>
            <Text>{own ?? question}</Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** For operators' snapshots; exported from here, so that these parts stay in one chunk. */
export { Contradictions, Findings, MissingSources }
