import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { KeepResult } from '../keep/keep-result.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { type ShownResult, WithResult } from '../load/with-result.tsx'
import { PaperRow } from './list/paper-row.tsx'
import { usePaperStates } from './list/paper-states.ts'
import { papersOf } from './list/papers-of.ts'
import { Calculation } from './reading/calculation.tsx'
import { ShareLinks } from './share-links.tsx'
import { ko } from './words.ko.ts'

export default function Papers() {
  return <WithResult>{(shown) => <PapersOf {...shown} />}</WithResult>
}

function PapersOf({ result, subject, notice }: ShownResult) {
  const words = useWords(ko)
  const { stateOf, statusOf, registry, change, isOwn, failure } = usePaperStates(subject, result.diagnosisId)
  const papers = papersOf(result).map((item) => ({ item, status: statusOf(item.code) }))
  const isKnown = papers.every(({ status }) => status !== undefined)
  const received = papers.filter(({ status }) => status === 'RECEIVED').length
  return (
    <Screen above={<BackToResult subject={subject} />} title={words.title}>
      {notice}
      <p>
        {isKnown && words.count(received, papers.length)} {words.own}
      </p>
      {!isOwn && (
        <Notice title={words.onDevice}>
          <KeepResult diagnosisId={result.diagnosisId} part="/papers" subject={subject} />
        </Notice>
      )}
      {failure && <Failure {...failure} />}
      <Section title={words.list}>
        <div>
          {papers.map(({ item, status }) => (
            <PaperRow
              change={(state) => change(item.code, state)}
              diagnosisId={isOwn ? result.diagnosisId : null}
              item={item}
              key={item.code}
              registry={registry}
              state={stateOf(item.code)}
              status={status}
            />
          ))}
        </div>
      </Section>
      <Calculation result={result} subject={subject} />
      {isOwn && <ShareLinks diagnosisId={result.diagnosisId} />}
    </Screen>
  )
}
