import type { Favorite, UpdateFavoriteRequest } from '@lease-risk/contract/favorites'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { formatCount, groupDigits, readManwon } from '../../lib/amount.ts'
import { refusedFields } from '../../lib/form/refused.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { announce } from '../../ui/live-region.tsx'
import { useUpdate } from './queries.ts'
import { ko } from './words.ko.ts'

const AMOUNTS = ['depositAmountManwon', 'monthlyRentAmountManwon', 'maintenanceFeeAmountManwon'] as const
const NUMBERS = [...AMOUNTS, 'exclusiveAreaSquareMeter', 'floorNumber'] as const
type NumberName = (typeof NUMBERS)[number]
type Typed = Record<NumberName | 'label' | 'memo', string> & { purpose: Favorite['contractPurpose'] }

const idOf = (name: string) => `favorite-${name}`
const isAmount = (name: string) => AMOUNTS.some((amount) => amount === name)

function typedOf(favorite: Favorite): Typed {
  const text = (name: NumberName) => {
    const value = favorite[name]
    return value === null ? '' : isAmount(name) ? formatCount(value) : String(value)
  }
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, text(name)])) as Record<NumberName, string>
  return { ...numbers, label: favorite.label ?? '', memo: favorite.memo ?? '', purpose: favorite.contractPurpose }
}

/** `null`: it cannot be read. */
function read(name: NumberName, text: string): number | null {
  if (isAmount(name)) return readManwon(text)
  const pattern = name === 'floorNumber' ? /^-?\d{1,3}$/ : /^\d{1,5}(\.\d{1,4})?$/
  return pattern.test(text.trim()) ? Number(text) : null
}

/** An update replaces the terms as a whole: what is empty is taken away. */
function requestOf({ label, memo, purpose, ...typed }: Typed, { knownPropertyType }: Favorite): UpdateFavoriteRequest {
  const meant = NUMBERS.filter((name) => name !== 'monthlyRentAmountManwon' || purpose !== 'JEONSE')
  const numbers = meant.flatMap((name) => {
    const value = read(name, typed[name])
    return value === null ? [] : [[name, value]]
  })
  return {
    ...(Object.fromEntries(numbers) as Partial<Record<NumberName, number>>),
    ...(knownPropertyType === null ? {} : { knownPropertyType }),
    ...(label.trim() === '' ? {} : { label: label.trim() }),
    ...(memo.trim() === '' ? {} : { memo: memo.trim() }),
    ...(purpose === null ? {} : { contractPurpose: purpose }),
  }
}

export function Edit({ favorite }: { favorite: Favorite }) {
  const words = useWords(ko)
  const update = useUpdate(favorite.favoriteId)
  const failure = useSendFailure(update.error)
  const [typed, setTyped] = useState(() => typedOf(favorite))
  const [attempt, setAttempt] = useState(0)
  const wrong = NUMBERS.filter((name) => typed[name].trim() !== '' && read(name, typed[name]) === null)
  const told: Record<string, string> = {
    ...refusedFields(update.error),
    ...Object.fromEntries(wrong.map((name) => [name, words.wrongNumbers[name]])),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (wrong.length > 0) return
    update.mutate(requestOf(typed, favorite), {
      onSuccess: () => announce(words.saved),
      onError: () => setAttempt((before) => before + 1),
    })
  }
  const number = (name: NumberName, field: Pick<ComponentProps<typeof Field>, 'label' | 'unit' | 'hint'>) => (
    <Field
      {...field}
      error={told[name]}
      id={idOf(name)}
      inputMode={isAmount(name) ? 'numeric' : 'text'}
      onChange={({ target: { value } }) => setTyped({ ...typed, [name]: isAmount(name) ? groupDigits(value) : value })}
      value={typed[name]}
    />
  )
  return (
    <Disclosure summary={words.edit}>
      <Form onSubmit={submit}>
        <ErrorSummary
          attempt={attempt}
          errors={Object.entries(told).map(([name, message]) => ({ id: idOf(name), message }))}
          title={words.fix}
        />
        {failure && Object.keys(told).length === 0 && <Failure {...failure} />}
        <Field
          error={told['label']}
          id={idOf('label')}
          label={words.label}
          maxLength={100}
          onChange={({ target }) => setTyped({ ...typed, label: target.value })}
          value={typed.label}
        />
        <Choice
          columns={2}
          legend={words.purpose}
          name="favorite-purpose"
          onChange={(purpose) => setTyped({ ...typed, purpose })}
          options={[
            { value: 'JEONSE', label: words.purposes.JEONSE },
            { value: 'MONTHLY_RENT', label: words.purposes.MONTHLY_RENT },
          ]}
          value={typed.purpose ?? ''}
        />
        {number('depositAmountManwon', { label: words.depositField, unit: words.manwon })}
        {typed.purpose !== 'JEONSE' &&
          number('monthlyRentAmountManwon', { label: words.rentField, unit: words.manwon })}
        {number('maintenanceFeeAmountManwon', { label: words.feeField, unit: words.manwon })}
        {number('exclusiveAreaSquareMeter', { label: words.areaField, unit: '㎡' })}
        {number('floorNumber', { label: words.floorField, hint: words.floorHint })}
        <TextArea
          error={told['memo']}
          id={idOf('memo')}
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
