import type { Favorite } from '@lease-risk/contract/favorites'
import { type FormEvent, useState } from 'react'
import { refusedFields } from '../../lib/form/refused.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { useUpdate } from './queries.ts'
import { TermsFields } from './terms-fields.tsx'
import {
  DATES,
  type DateName,
  dateField,
  fieldIdOf,
  NUMBERS,
  readNumber,
  requestOf,
  type Typed,
  typedOf,
} from './typed-terms.ts'
import { ko } from './words.ko.ts'

/** `isOpen`: opened from elsewhere on the screen. */
export function Edit({
  favorite,
  isOpen,
  onToggle,
}: {
  favorite: Favorite
  isOpen: boolean
  onToggle(open: boolean): void
}) {
  const words = useWords(ko)
  const update = useUpdate(favorite.favoriteId, () => announce(words.saved))
  const failure = useSendFailure(update.error)
  const [typed, setTyped] = useState(() => typedOf(favorite))
  const [attempt, setAttempt] = useState(0)
  const wrong = NUMBERS.filter((name) => typed[name].trim() !== '' && readNumber(name, typed[name]) === null)
  const wrongOf: Record<string, string> = {
    ...refusedFields(update.error),
    ...Object.fromEntries(wrong.map((name) => [name, words.wrongNumbers[name]])),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (wrong.length > 0) return
    update.mutate(requestOf(typed, favorite), { onError: () => setAttempt((before) => before + 1) })
  }
  return (
    <Disclosure isOpen={isOpen} onToggle={onToggle} summary={words.edit}>
      <Form onSubmit={submit}>
        <ErrorSummary
          attempt={attempt}
          errors={Object.entries(wrongOf).map(([name, message]) => ({ id: fieldIdOf(name), message }))}
          title={words.fix}
        />
        {failure && Object.keys(wrongOf).length === 0 && <Failure {...failure} />}
        <Field
          error={wrongOf['label']}
          id={fieldIdOf('label')}
          label={words.label}
          maxLength={100}
          onChange={({ target }) => setTyped({ ...typed, label: target.value })}
          value={typed.label}
        />
        <TermsFields onChange={(next) => setTyped({ ...typed, ...next })} typed={typed} wrongOf={wrongOf} />
        <DatesFields dates={typed.dates} onChange={(dates) => setTyped({ ...typed, dates })} wrongOf={wrongOf} />
        <TextArea
          error={wrongOf['memo']}
          id={fieldIdOf('memo')}
          label={words.memo}
          maxLength={1_000}
          onChange={({ target }) => setTyped({ ...typed, memo: target.value })}
          value={typed.memo}
        />
        <Button busy={update.isPending} sends type="submit" wide>
          {words.save}
        </Button>
        {update.isSuccess && <p>{words.saved}</p>}
      </Form>
    </Disclosure>
  )
}

/** The dates of the contract, which determine the reminders of its steps. */
function DatesFields({
  dates,
  wrongOf,
  onChange,
}: {
  dates: Typed['dates']
  /** Problems by field. */
  wrongOf: Record<string, string>
  onChange(dates: Typed['dates']): void
}) {
  const words = useWords(ko)
  return (
    <>
      <p>{words.datesHow}</p>
      {DATES.map((name: DateName) => (
        <Field
          error={wrongOf[dateField(name)]}
          id={fieldIdOf(dateField(name))}
          key={name}
          label={words.dates[name]}
          onChange={({ target }) => onChange({ ...dates, [name]: target.value })}
          type="date"
          value={dates[name]}
        />
      ))}
    </>
  )
}
