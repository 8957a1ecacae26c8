import { useSearchParams } from 'wouter'
import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen, Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { PapersMissing } from '../ask/papers-missing.tsx'
import { KeepResult } from '../keep/keep-result.tsx'
import { BackToResult } from '../load/back-to-result.tsx'
import { type ShownResult, WithResult } from '../load/with-result.tsx'
import { answerOf } from '../summary/answer-of.ts'
import { useAnswered } from '../summary/use-answered.ts'
import { BrokerCheck } from './broker/broker-check.tsx'
import { PaperRow } from './list/paper-row.tsx'
import { isThere, usePaperStates } from './list/paper-states.ts'
import { papersOf } from './list/papers-of.ts'
import { Calculation } from './reading/calculation.tsx'
import { ko } from './words.ko.ts'

type Item = ShownResult['result']['checklist'][number]

export default function Papers() {
  return <WithResult>{(shown) => <PapersOf {...shown} />}</WithResult>
}

function PapersOf({ result, subject, notice }: ShownResult) {
  const words = useWords(ko)
  const [search] = useSearchParams()
  const asked = result.checklist.find(({ code }) => code === search.get('check'))
  const { stateOf, statusOf, registry, change, isOwn, failure } = usePaperStates(subject, result)
  const papers = papersOf(result).map((item) => ({ item, status: statusOf(item.code) }))
  const isKnown = papers.every(({ status }) => status !== undefined)
  const received = papers.filter(({ status }) => isThere(status)).length
  return (
    <Screen above={<BackToResult subject={subject} />} title={words.title}>
      {notice}
      <p>
        {isKnown && papers.length > 0 && words.count(received, papers.length)} {words.own}
      </p>
      {!isOwn && (
        <Notice title={words.onDevice}>
          <KeepResult diagnosisId={result.diagnosisId} part="/papers" subject={subject} />
        </Notice>
      )}
      {failure && <Failure {...failure} />}
      {asked && <AskedCheck item={asked} result={result} subject={subject} />}
      <Section title={words.list}>
        {papers.length === 0 && <PapersMissing />}
        <div>
          {papers.map(({ item, status }) => (
            <PaperRow
              change={(state) => change(item.code, state)}
              diagnosisId={isOwn ? result.diagnosisId : null}
              isAsked={item.code === asked?.code}
              item={item}
              key={item.code}
              registry={registry}
              state={stateOf(item.code)}
              status={status}
            />
          ))}
        </div>
      </Section>
      <BrokerCheck isOpen={asked?.code === 'BROKER_REGISTRATION'} key={asked?.code} />
      <LinkRows
        rows={[
          { href: resultLink(subject, '/clauses'), label: words.clauses },
          { href: resultLink(subject, '/send'), label: words.send },
        ]}
      />
      <Calculation asked={search.get('read')} result={result} subject={subject} />
    </Screen>
  )
}

/** The check that the user came for, with all that the answer asks of it. */
function AskedCheck({ item, result, subject }: Pick<ShownResult, 'result' | 'subject'> & { item: Item }) {
  const { result: answered, state } = useAnswered(result, subject)
  const { title, detail } = answered.checklist.find(({ code }) => code === item.code) ?? item
  const { firstAction, thenActions } = answerOf(answered)
  const said = [firstAction, ...thenActions].filter(({ checkId }) => checkId === item.code)
  // an answer that is not the whole may ask for less
  const sentences = state === 'READY' && said.length > 0 ? said.map(({ sentence }) => sentence) : [detail]
  return (
    <Section title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <Text>{sentence}</Text>
        </p>
      ))}
    </Section>
  )
}
