import { formatCount, formatTime } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { papersToSee, useQuestions } from '../ask/questions.ts'
import { BackToResult } from '../load/back-to-result.tsx'
import { WithResult } from '../load/with-result.tsx'
import type { Result } from '../queries.ts'
import { Terms } from '../summary/terms.tsx'
import styles from './sheet.module.css'
import { ko } from './words.ko.ts'

/** One printed page A4; neither grade nor score. */
export default function Sheet() {
  const words = useWords(ko)
  return (
    <WithResult>
      {({ result, subject, notice }) => (
        <Screen
          above={
            <div className={styles['screenOnly']}>
              <BackToResult subject={subject} />
              <Button look="primary" onClick={() => print()}>
                {words.print}
              </Button>
            </div>
          }
          title={words.title}
        >
          {notice}
          <div className={styles['sheet']}>
            <Terms result={result} />
            <Evidence result={result} />
            <div className={styles['columns']}>
              <Known result={result} />
              <Asked result={result} />
            </div>
            <p className={styles['foot']}>
              {words.foot(result.riskAssessment.ruleBookVersion, formatTime(result.createdAt))} · {words.notApproval}
            </p>
          </div>
        </Screen>
      )}
    </WithResult>
  )
}

function Evidence({ result }: { result: Result }) {
  const words = useWords(ko)
  return (
    <section>
      <h2>{words.evidence}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.period}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {result.dataStatuses.map(({ key, title, state, source, referencePeriod, sampleCount }) => (
            <tr className={state === 'success' ? undefined : styles['open']} key={key}>
              <th scope="row">
                {title} <span className={styles['source']}>{source}</span>
              </th>
              <td>{words.states[state]}</td>
              <td>{referencePeriod ?? words.none}</td>
              <td>{sampleCount === null ? words.none : formatCount(sampleCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Known({ result: { confirmationMatrix } }: { result: Result }) {
  const words = useWords(ko)
  return (
    <div>
      {confirmationMatrix.caution.length > 0 && (
        <section>
          <h2>{words.known}</h2>
          <ul className={styles['list']}>
            {confirmationMatrix.caution.map(({ code, title }) => (
              <li key={code}>{title}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{words.unknown}</h2>
        <ul className={styles['list']}>
          {confirmationMatrix.required.map(({ code, title }) => (
            <li key={code}>{title}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Asked({ result }: { result: Result }) {
  const words = useWords(ko)
  return (
    <div>
      <section>
        <h2>{words.questions}</h2>
        <ol className={styles['list']}>
          {useQuestions(result).map(({ item, question, own }) => (
            <li key={item.code}>
              {question}
              {own && <span className={styles['source']}>{own}</span>}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{words.papers}</h2>
        <ul className={styles['boxes']}>
          {papersToSee(result).map(({ code, title }) => (
            <li key={code}>{title}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
