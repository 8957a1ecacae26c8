import { useWords } from '../../lib/words.ts'
import { Field } from '../../ui/field.tsx'
import { DATES, type DateName, dateField, fieldIdOf, type Typed } from './typed-terms.ts'
import { ko } from './words.ko.ts'

/** The days of the contract, on which its steps are reminded of. */
export function DatesFields({
  dates,
  wrongOf,
  onChange,
}: {
  dates: Typed['dates']
  /** What is wrong, by field. */
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
