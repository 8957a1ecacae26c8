import { failureOf } from '../../../../lib/failure.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { Field, TextArea } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ko } from '../words.ko.ts'
import type { PaperState } from './paper-states.ts'
import { useKeptForm } from './use-kept-form.ts'

const STATUSES: PaperState['status'][] = ['NOT_ASKED', 'ASKED', 'RECEIVED', 'REFUSED']

/** The state of a request for a paper. `isOwn`: stored with the user's diagnosis, not on this device. */
export function RequestForm({
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
      <Dates onType={type} typed={typed} />
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

function Dates({ typed, onType }: { typed: PaperState; onType(next: Partial<PaperState>): void }) {
  const words = useWords(ko)
  return (
    <>
      {typed.status !== 'NOT_ASKED' && (
        <Field
          label={words.askedOn}
          onChange={(event) => onType({ askedOn: event.target.value })}
          type="date"
          value={typed.askedOn ?? ''}
        />
      )}
      {(typed.status === 'RECEIVED' || typed.status === 'REFUSED') && (
        <Field
          label={words.answeredOn}
          onChange={(event) => onType({ answeredOn: event.target.value })}
          type="date"
          value={typed.answeredOn ?? ''}
        />
      )}
    </>
  )
}
