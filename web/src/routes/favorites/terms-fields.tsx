import type { ComponentProps } from 'react'
import { groupDigits } from '../../lib/amount.ts'
import { useWords } from '../../lib/words.ts'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldIdOf, isAmount, type NumberName, type Typed } from './typed-terms.ts'
import { ko } from './words.ko.ts'

/** The kind of lease, its amounts, the area and the floor. */
export function TermsFields({
  typed,
  wrongOf,
  onChange,
}: {
  typed: Typed
  /** Problems by field. */
  wrongOf: Record<string, string>
  onChange(next: Partial<Typed>): void
}) {
  const words = useWords(ko)
  const number = (name: NumberName) => ({
    error: wrongOf[name],
    name,
    onChange: (text: string) => onChange({ [name]: text }),
    value: typed[name],
  })
  return (
    <>
      <Choice
        columns={2}
        legend={words.purpose}
        name="favorite-purpose"
        onChange={(purpose) => onChange({ purpose })}
        options={[
          { value: 'JEONSE', label: words.purposes.JEONSE },
          { value: 'MONTHLY_RENT', label: words.purposes.MONTHLY_RENT },
        ]}
        value={typed.purpose ?? ''}
      />
      <NumberField {...number('depositAmountManwon')} label={words.depositField} unit={words.manwon} />
      {typed.purpose !== 'JEONSE' && (
        <NumberField {...number('monthlyRentAmountManwon')} label={words.rentField} unit={words.manwon} />
      )}
      <NumberField {...number('maintenanceFeeAmountManwon')} label={words.feeField} unit={words.manwon} />
      <NumberField {...number('exclusiveAreaSquareMeter')} label={words.areaField} unit="㎡" />
      <NumberField {...number('floorNumber')} hint={words.floorHint} label={words.floorField} />
    </>
  )
}

function NumberField({
  name,
  onChange,
  ...field
}: Pick<ComponentProps<typeof Field>, 'label' | 'unit' | 'hint' | 'error' | 'value'> & {
  name: NumberName
  onChange(text: string): void
}) {
  return (
    <Field
      {...field}
      id={fieldIdOf(name)}
      inputMode={isAmount(name) ? 'numeric' : 'text'}
      onChange={({ target: { value } }) => onChange(isAmount(name) ? groupDigits(value) : value)}
    />
  )
}
