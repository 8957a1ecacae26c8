import type { Subject } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Pair } from '../../../ui/pair.tsx'
import { PapersMissing } from '../ask/papers-missing.tsx'
import { papersToSee, useQuestions } from '../ask/questions.ts'
import { SaidOfHome } from '../ask/said.tsx'
import type { Shown } from './conclusion.tsx'
import styles from './sheet.module.css'
import { ko } from './words.ko.ts'

/** What to ask, and the papers to get, with boxes to tick by hand. */
export function Asked({ result, korean, subject }: Shown & { subject: Subject }) {
  const words = useWords(ko)
  const papers = papersToSee(result)
  const inKorean = korean && papersToSee(korean)
  return (
    <div>
      <section>
        <h2>
          <Pair korean={ko.questions} own={words.questions} />
        </h2>
        <ol className={styles['list']}>
          {useQuestions(result, subject).map(({ key, question, own }) => (
            <li key={key}>
              <Pair korean={question} own={own ?? question} />
            </li>
          ))}
        </ol>
      </section>
      <SaidOfHome korean={korean} list={styles['list']} result={result} subject={subject} />
      <section>
        <h2>
          <Pair korean={ko.papers} own={words.papers} />
        </h2>
        {papers.length === 0 && <PapersMissing />}
        <ul className={styles['boxes']}>
          {papers.map(({ code, title }) => (
            <li key={code}>
              <Pair korean={inKorean?.find((item) => item.code === code)?.title} own={title} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
