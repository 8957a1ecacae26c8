import type { RegistryOccasion } from '@lease-risk/contract/diagnosis-history'
import { formatDate, formatTime, today } from '../../../../lib/amount.ts'
import { useSendFailure } from '../../../../lib/load-failure.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { Field, TextArea } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { OCCASIONS, occasionOf, type Reading, type RegistryReadings } from './registry-readings.ts'
import { useKeptForm } from './use-kept-form.ts'

const STATUSES: Reading['status'][] = ['NOT_CHECKED', 'CHECKED', 'NEEDS_HELP']

/** The registry is read twice; each reading has its own state. */
export function RegistryPair({ registry }: { registry: RegistryReadings }) {
  const words = useWords(ko)
  return (
    <div className={styles['plain']}>
      <p>{words.twice}</p>
      <Pair registry={registry} />
    </div>
  )
}

function Pair({ registry: { status, readingOf, keep, history, isOwn, failure } }: { registry: RegistryReadings }) {
  const words = useWords(ko)
  if (failure) return <Failure {...failure} />
  if (status === undefined) return <Waiting heights={[220, 220]} slow={words.slow} />
  return (
    <>
      {OCCASIONS.map((occasion) => (
        <ReadingForm
          isOwn={isOwn}
          keep={(reading) => keep(occasion, reading)}
          kept={readingOf(occasion)}
          key={occasion}
          occasion={occasion}
        />
      ))}
      {history.length > 0 && (
        <Disclosure summary={words.history(history.length)}>
          <ul className={styles['plain']}>
            {history.map((record) => (
              <li key={record.updatedAt}>
                {[
                  words.occasions[occasionOf(record)],
                  words.registryStatuses[record.status],
                  record.viewedOn && formatDate(record.viewedOn),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {record.memo && <span className={styles['small']}>{record.memo}</span>}
                <span className={styles['small']}>{words.keptAt(formatTime(record.updatedAt))}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

function ReadingForm({
  occasion,
  kept,
  keep,
  isOwn,
}: {
  occasion: RegistryOccasion
  /** Stored with the user's diagnosis, not on this device. */
  isOwn: boolean
  kept: Reading
  keep(reading: Reading): Promise<void>
}) {
  const words = useWords(ko)
  const { typed, type, error, submit } = useKeptForm(kept, keep)
  const failure = useSendFailure(error)
  return (
    <Form label={words.occasions[occasion]} onSubmit={(event) => void submit(event)}>
      <Choice
        legend={words.occasions[occasion]}
        name={`registry-${occasion}`}
        onChange={(status) => type({ status })}
        options={STATUSES.map((status) => ({ value: status, label: words.registryStatuses[status] }))}
        value={typed.status}
      />
      {typed.status !== 'NOT_CHECKED' && (
        <Field
          label={words.viewedOn}
          max={today()}
          onChange={({ target }) => type({ viewedOn: target.value })}
          type="date"
          value={typed.viewedOn ?? ''}
        />
      )}
      <TextArea
        hint={words.memoHint}
        label={words.memo}
        maxLength={1000}
        onChange={({ target }) => type({ memo: target.value })}
        value={typed.memo ?? ''}
      />
      {failure && <Failure {...failure} />}
      <Button sends={isOwn} type="submit">
        {words.save}
      </Button>
    </Form>
  )
}
