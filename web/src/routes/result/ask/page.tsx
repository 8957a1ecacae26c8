import { useState } from 'react'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { WithResult } from '../load/with-result.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { Terms } from '../summary/terms.tsx'
import { papersToSee, useQuestions } from './questions.ts'
import { ko } from './words.ko.ts'

/** To be held up to a broker: large, without a score. */
export default function Ask() {
  const words = useWords(ko)
  return (
    <WithResult>
      {({ result, subject, notice }) => (
        <Screen above={<BackToResult subject={subject} />} title={words.title}>
          {notice}
          <Terms result={result} />
          <Questions result={result} />
          <PapersToSee result={result} />
          <CopyQuestions result={result} />
          <p className={styles['small']}>{words.note}</p>
        </Screen>
      )}
    </WithResult>
  )
}

function Questions({ result }: { result: Result }) {
  const words = useWords(ko)
  return (
    <ol className={styles['asked']}>
      {useQuestions(result).map(({ item, question, own }) => (
        <li key={item.code}>
          <p className={styles['question']}>{question}</p>
          {own && <p>{own}</p>}
          <p className={styles['small']}>
            {item.paper?.legalBasis ? `${words.duty}: ${item.paper.legalBasis}` : item.detail}
          </p>
        </li>
      ))}
    </ol>
  )
}

function PapersToSee({ result }: { result: Result }) {
  const words = useWords(ko)
  return (
    <Section title={words.papers}>
      <ul className={styles['plain']}>
        {papersToSee(result).map(({ code, title, paper }) => (
          <li key={code}>
            <strong>{title}</strong>
            {paper.legalBasis && (
              <span className={styles['small']}>
                {words.duty}: {paper.legalBasis}
              </span>
            )}
            {paper.needsConsent && <span className={styles['small']}>{words.consent}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Questions and papers as text in Korean, to be sent; no address, no amount, no score. */
function CopyQuestions({ result }: { result: Result }) {
  const words = useWords(ko)
  const asked = useQuestions(result)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    const questions = asked.map(({ question }, index) => `${index + 1}. ${question}`)
    const papers = papersToSee(result).map(({ title }) => `- ${title}`)
    await navigator.clipboard.writeText([ko.title, ...questions, '', ko.papers, ...papers].join('\n'))
    setIsCopied(true)
    announce(words.copied)
  }
  return <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copy}</Button>
}
