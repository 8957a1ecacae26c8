import { failureOf } from '../../../../lib/failure.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { Field, TextArea } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { StatusWord } from '../../../../ui/status-word.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { type PaperState, REGISTRY, type ShownStatus } from './paper-states.ts'
import type { PaperItem } from './papers-of.ts'
import { RegistryPair } from './registry-pair.tsx'
import type { RegistryReadings } from './registry-readings.ts'
import { RequestText } from './request-text.tsx'
import { useKeptForm } from './use-kept-form.ts'

type Status = PaperState['status']

const TONES = {
  NOT_ASKED: 'unknown',
  ASKED: 'low',
  PARTLY: 'low',
  RECEIVED: 'low',
  NEEDS_HELP: 'moderate',
  REFUSED: 'moderate',
} as const
const STATUSES: Status[] = ['NOT_ASKED', 'ASKED', 'RECEIVED', 'REFUSED']

/** One paper: what it tells, who has it, and what became of asking for it, if that is known. `diagnosisId` null: not one's own. */
export function PaperRow({
  item,
  status,
  state,
  registry,
  change,
  diagnosisId,
}: {
  item: PaperItem
  status: ShownStatus | undefined
  state: PaperState | undefined
  registry: RegistryReadings
  change(state: PaperState): Promise<void>
  diagnosisId: number | null
}) {
  const words = useWords(ko)
  const { paper, reach } = item
  return (
    <Disclosure
      summary={
        <span className={styles['finding']}>
          <span className={styles['findingTitle']}>{item.title}</span>
          {status && <StatusWord tone={TONES[status]}>{words.statuses[status]}</StatusWord>}
          {reach && <span className={styles['small']}>{words.reach(reach.from, reach.to)}</span>}
        </span>
      }
    >
      <dl className={styles['pairs']}>
        {[
          [words.lookFor, paper.lookFor],
          [words.where, paper.where],
          [words.cost, paper.cost],
          [words.mayAsk, paper.mayAsk],
          ...(paper.legalBasis ? [[words.law, paper.legalBasis]] : []),
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {paper.needsConsent && <p>{words.consent}</p>}
      {item.code === REGISTRY && <RegistryPair registry={registry} />}
      {item.code !== REGISTRY && state && (
        <RequestForm change={change} code={item.code} isOwn={diagnosisId !== null} state={state} />
      )}
      {diagnosisId !== null && <RequestText diagnosisId={diagnosisId} paper={item.code} />}
    </Disclosure>
  )
}

/** `isOwn`: kept with one's own diagnosis, not on this device. */
function RequestForm({
  state,
  change,
  code,
  isOwn,
}: {
  state: PaperState
  change(state: PaperState): Promise<void>
  code: string
  isOwn: boolean
}) {
  const words = useWords(ko)
  const { typed, type, error, submit } = useKeptForm(state, ({ status, askedOn, answeredOn, memo }) =>
    change({
      status,
      ...(askedOn ? { askedOn } : {}),
      ...(answeredOn ? { answeredOn } : {}),
      ...(memo ? { memo } : {}),
    }),
  )
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Choice
        columns={2}
        legend={words.status}
        name={`status-${code}`}
        onChange={(status) => type({ status })}
        options={STATUSES.map((status) => ({ value: status, label: words.statuses[status] }))}
        value={typed.status}
      />
      {typed.status === 'REFUSED' && <Notice title={words.refused} tone="moderate" />}
      {typed.status !== 'NOT_ASKED' && (
        <Field
          label={words.askedOn}
          onChange={(event) => type({ askedOn: event.target.value })}
          type="date"
          value={typed.askedOn ?? ''}
        />
      )}
      {(typed.status === 'RECEIVED' || typed.status === 'REFUSED') && (
        <Field
          label={words.answeredOn}
          onChange={(event) => type({ answeredOn: event.target.value })}
          type="date"
          value={typed.answeredOn ?? ''}
        />
      )}
      <TextArea
        hint={words.memoHint}
        label={words.memo}
        maxLength={1000}
        onChange={(event) => type({ memo: event.target.value })}
        value={typed.memo ?? ''}
      />
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      <Button sends={isOwn} type="submit">
        {words.save}
      </Button>
    </Form>
  )
}
