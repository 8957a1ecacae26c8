import { useWords } from '../../lib/words.ts'
import { Field } from '../../ui/field.tsx'
import { DATES, type DateName, dateField, fieldIdOf, type Typed } from './typed-terms.ts'
import { ko } from './words.ko.ts'

/** The dates of the contract, which determine the reminders of its steps. */
export function DatesFields({
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
