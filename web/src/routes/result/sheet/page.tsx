import { formatTime } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Pair } from '../../../ui/pair.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { BriefClauses } from '../clauses/brief/brief-clauses.tsx'
import { useBriefClauses } from '../clauses/brief/use-brief-clauses.ts'
import { ko as clauseWords } from '../clauses/brief/words.ko.ts'
import { InThisBrowser } from '../in-this-browser.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { type ShownResult, WithResult } from '../load/with-result.tsx'
import { type Result, useInKorean } from '../queries.ts'
import { Terms } from '../summary/terms.tsx'
import { Asked } from './asked.tsx'
import { Conclusion, type Shown } from './conclusion.tsx'
import { Evidence } from './evidence.tsx'
import styles from './sheet.module.css'
import { ko } from './words.ko.ts'

const KOREAN = 'ko-KR'

/** One A4 page and one page of terms, in Korean beside the tenant's language, without grade or score. */
export default function Sheet() {
  return <WithResult>{(shown) => <SheetOf {...shown} />}</WithResult>
}

function SheetOf({ result, subject, notice }: ShownResult) {
  const words = useWords(ko)
  const korean = useInKorean(subject)
  return (
    <Screen
      above={
        <div className={styles['screenOnly']}>
          <BackToResult subject={subject} />
          <InThisBrowser>
            <Button look="primary" onClick={() => print()}>
              {words.print}
            </Button>
          </InThisBrowser>
        </div>
      }
      heading={<Pair korean={ko.title} own={words.title} />}
      title={words.title}
    >
      {notice}
      <div className={`${styles['sheet']} ${words === ko ? '' : styles['both']}`}>
        <Terms result={result} />
        <Conclusion korean={korean} result={result} subject={subject} />
        <Evidence korean={korean} result={result} subject={subject} />
        <div className={styles['columns']}>
          <Known korean={korean} result={result} />
          <Asked korean={korean} result={result} subject={subject} />
        </div>
        <p className={styles['foot']}>
          <Pair korean={footOf(result, ko, KOREAN)} own={footOf(result, words)} />
        </p>
        <Clauses result={result} subject={subject} />
      </div>
    </Screen>
  )
}

/** The clauses on a separate page, for the person who writes the contract. */
function Clauses({ result, subject }: Pick<ShownResult, 'result' | 'subject'>) {
  const words = useWords(clauseWords)
  const brief = useBriefClauses(result, subject)
  if (brief.clauses.length === 0 && !brief.isMissing) return null
  return (
    <section className={styles['clauses']}>
      <h2>
        <Pair korean={clauseWords.title} own={words.title} />
      </h2>
      <BriefClauses brief={brief} />
    </section>
  )
}

function footOf({ riskAssessment, createdAt }: Result, words: typeof ko, language?: string): string {
  return `${words.foot(riskAssessment.ruleBookVersion, formatTime(createdAt, language))} · ${words.notApproval}`
}

function Known({ result, korean }: Shown) {
  const words = useWords(ko)
  const { caution, required } = result.confirmationMatrix
  return (
    <div>
      {caution.length > 0 && (
        <section>
          <h2>
            <Pair korean={ko.known} own={words.known} />
          </h2>
          <Titles items={caution} korean={korean?.confirmationMatrix.caution} />
        </section>
      )}
      <section>
        <h2>
          <Pair korean={ko.unknown} own={words.unknown} />
        </h2>
        <Titles items={required} korean={korean?.confirmationMatrix.required} />
      </section>
    </div>
  )
}

type Titled = { code: string; title: string }

function Titles({ items, korean }: { items: Titled[]; korean: Titled[] | undefined }) {
  return (
    <ul className={styles['list']}>
      {items.map(({ code, title }) => (
        <li key={code}>
          <Pair korean={korean?.find((item) => item.code === code)?.title} own={title} />
        </li>
      ))}
    </ul>
  )
}
