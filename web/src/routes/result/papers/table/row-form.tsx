import { type FormEvent, useId, useState } from 'react'
import { formatCount, groupDigits, readManwon, today } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckRow } from '../../../../ui/check-row.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Field, SelectField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import styles from '../../result.module.css'
import { ko as ofPapers } from '../words.ko.ts'
import { isRoom, type TableRow } from './table-rows.ts'
import { ko } from './words.ko.ts'

const TEXTS = ['room', 'deposit', 'rent', 'fixedDateOn', 'movedInOn'] as const
type TextField = (typeof TEXTS)[number]
type Typed = Record<TextField, string>

const textOf = (amount: number | undefined) => (amount === undefined ? '' : formatCount(amount))

function typedOf({ room = '', depositManwon, monthlyRentManwon, fixedDateOn = '', movedInOn = '' }: Partial<TableRow>) {
  return { room, deposit: textOf(depositManwon), rent: textOf(monthlyRentManwon), fixedDateOn, movedInOn }
}

/** Empty fields are unknown; one that cannot be read is neither unknown nor zero. */
function isWrong(field: TextField, text: string): boolean {
  if (text.trim() === '') return false
  if (field === 'room') return !isRoom(text.trim())
  return field === 'deposit' || field === 'rent' ? readManwon(text) === null : text > today()
}

function known(name: keyof TableRow, value: string | number | null): Partial<TableRow> {
  return value === null || value === '' ? {} : { [name]: value }
}

type Props = { initial?: TableRow | undefined; onKeep(row: TableRow): void; onCancel(): void }

/** One row of the table: what papers and people say of one room. */
export function RowForm({ initial, onKeep, onCancel }: Props) {
  const words = useWords(ko)
  const { amountWrong, fix, manwon } = useWords(ofPapers)
  const id = useId()
  const [typed, setTyped] = useState<Typed>(() => typedOf(initial ?? {}))
  const [papers, setPapers] = useState<TableRow['papers']>(initial?.papers ?? [])
  const [saidBy, setSaidBy] = useState<TableRow['saidBy']>(initial?.saidBy ?? 'NOBODY')
  const [attempt, setAttempt] = useState(0)
  const wrong = TEXTS.filter((field) => isWrong(field, typed[field]))
  const WRONG = { room: words.roomWrong, deposit: amountWrong, rent: amountWrong, fixedDateOn: words.dayWrong }
  const messageOf = (field: TextField) => WRONG[field === 'movedInOn' ? 'fixedDateOn' : field]
  const tied = (field: TextField) => ({
    id: `${id}${field}`,
    label: words[field],
    error: attempt > 0 && wrong.includes(field) ? messageOf(field) : undefined,
    value: typed[field],
  })
  const set = (field: TextField, text: string) => setTyped({ ...typed, [field]: text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong.length > 0) return setAttempt(attempt + 1)
    onKeep({
      ...known('room', typed.room.trim()),
      ...known('depositManwon', readManwon(typed.deposit)),
      ...known('monthlyRentManwon', readManwon(typed.rent)),
      ...known('fixedDateOn', typed.fixedDateOn),
      ...known('movedInOn', typed.movedInOn),
      papers,
      saidBy,
    })
  }
  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        errors={attempt === 0 ? [] : wrong.map((field) => ({ id: `${id}${field}`, message: messageOf(field) }))}
        title={fix}
      />
      <Field {...tied('room')} hint={words.roomHint} onChange={(event) => set('room', event.target.value)} />
      {(['deposit', 'rent'] as const).map((field) => (
        <Field
          {...tied(field)}
          hint={field === 'deposit' ? words.depositHint : words.rentHint}
          inputMode="numeric"
          key={field}
          onChange={(event) => set(field, groupDigits(event.target.value))}
          unit={manwon}
        />
      ))}
      {(['fixedDateOn', 'movedInOn'] as const).map((field) => (
        <Field {...tied(field)} key={field} onChange={(event) => set(field, event.target.value)} type="date" />
      ))}
      <fieldset className={styles['plain']}>
        <legend>{words.papers}</legend>
        {(Object.keys(words.paperNames) as TableRow['papers']).map((paper) => (
          <CheckRow
            checked={papers.includes(paper)}
            key={paper}
            label={words.paperNames[paper]}
            onChange={(is) => setPapers(is ? [...papers, paper] : papers.filter((each) => each !== paper))}
          />
        ))}
      </fieldset>
      <SelectField
        label={words.saidBy}
        onChange={(event) => setSaidBy(event.target.value as TableRow['saidBy'])}
        value={saidBy}
      >
        {Object.entries(words.people).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{words.keep}</Button>
      <Button look="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </Form>
  )
}
