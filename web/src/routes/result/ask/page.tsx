import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Pair } from '../../../ui/pair.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { BriefClauses, briefAsText } from '../clauses/brief/brief-clauses.tsx'
import { type Brief, useBriefClauses } from '../clauses/brief/use-brief-clauses.ts'
import { ko as clauseWords } from '../clauses/brief/words.ko.ts'
import { BackToResult } from '../load/back-to-result.tsx'
import { type ShownResult, WithResult } from '../load/with-result.tsx'
import { type Result, useInKorean } from '../queries.ts'
import styles from '../result.module.css'
import { SendButton } from '../send-button.tsx'
import { Terms } from '../summary/terms.tsx'
import { PapersMissing } from './papers-missing.tsx'
import { type Item, papersToSee, useQuestions } from './questions.ts'
import { SaidOfHome } from './said.tsx'
import { ko } from './words.ko.ts'

/** `korean`: the same in Korean for the broker, if the tenant reads another language. */
type Shown = { result: Result; korean: Result | undefined }
type Asked = ReturnType<typeof useQuestions>

/** A screen to show to a broker: large, without a score, and in Korean beside the tenant's language. */
export default function Ask() {
  return <WithResult>{(shown) => <AskOf {...shown} />}</WithResult>
}

function AskOf({ result, subject, notice }: ShownResult) {
  const words = useWords(ko)
  const korean = useInKorean(subject)
  const brief = useBriefClauses(result, subject)
  const asked = useQuestions(result, subject)
  return (
    <Screen
      above={<BackToResult subject={subject} />}
      heading={<Pair korean={ko.title} own={words.title} />}
      title={words.title}
    >
      {notice}
      <Terms result={result} />
      <Questions asked={asked} korean={korean} />
      <SaidOfHome korean={korean} list={styles['plain']} result={result} subject={subject} />
      <PapersToSee korean={korean} result={result} />
      <Clauses brief={brief} />
      <CopyQuestions asked={asked} brief={brief} korean={korean} result={result} />
      <LinkRows rows={[{ href: resultLink(subject, '/clauses'), label: words.clauses }]} />
      <p className={styles['small']}>{words.note}</p>
    </Screen>
  )
}

function Questions({ asked, korean }: Pick<Shown, 'korean'> & { asked: Asked }) {
  const words = useWords(ko)
  return (
    <ol className={styles['asked']}>
      {asked.map(({ key, item, question, own }) => {
        const same = korean?.checklist.find(({ code }) => code === item?.code)
        return (
          <li key={key}>
            <p className={styles['question']}>
              <Pair korean={question} own={own ?? question} />
            </p>
            {item && (
              <p className={styles['small']}>
                <Pair korean={same && reasonOf(same, ko)} own={reasonOf(item, words)} />
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function reasonOf({ paper, detail }: Item, words: typeof ko): string {
  return paper?.legalBasis ? `${words.duty}: ${paper.legalBasis}` : (detail ?? '')
}

function PapersToSee({ result, korean }: Shown) {
  const words = useWords(ko)
  const inKorean = korean && papersToSee(korean)
  const papers = papersToSee(result)
  return (
    <Section title={<Pair korean={ko.papers} own={words.papers} />}>
      {papers.length === 0 && <PapersMissing />}
      <ul className={styles['plain']}>
        {papers.map(({ code, title, paper }) => {
          const same = inKorean?.find((item) => item.code === code)
          return (
            <li key={code}>
              <strong>
                <Pair korean={same?.title} own={title} />
              </strong>
              {paper.legalBasis && (
                <span className={styles['small']}>
                  <Pair
                    korean={same?.paper.legalBasis ? `${ko.duty}: ${same.paper.legalBasis}` : undefined}
                    own={`${words.duty}: ${paper.legalBasis}`}
                  />
                </span>
              )}
              {paper.needsConsent && (
                <span className={styles['small']}>
                  <Pair korean={ko.consent} own={words.consent} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Folded, since the clauses are for the contract and not for this conversation. */
function Clauses({ brief }: { brief: Brief }) {
  const words = useWords(clauseWords)
  if (brief.isMissing) return <BriefClauses brief={brief} />
  if (brief.clauses.length === 0) return null
  return (
    <Disclosure summary={words.count(brief.clauses.length)}>
      <BriefClauses brief={brief} />
    </Disclosure>
  )
}

/** Copies questions, papers and clauses as Korean text; without address, amount or score. */
function CopyQuestions({ asked, result, korean, brief }: Shown & { asked: Asked; brief: Brief }) {
  const words = useWords(ko)
  const textOf = () => {
    const questions = asked.map(({ question }, index) => `${index + 1}. ${question}`)
    const papers = papersToSee(korean ?? result).map(({ title }) => `- ${title}`)
    const named = papers.length > 0 ? ['', ko.papers, ...papers] : []
    return [ko.title, ...questions, ...named, ...briefAsText(brief)].join('\n')
  }
  return <SendButton names={words} sentOf={() => ({ title: ko.title, text: textOf() })} />
}
