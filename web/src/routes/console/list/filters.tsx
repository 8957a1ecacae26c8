import { type FormEvent, useEffect, useRef } from 'react'
import { typedIn } from '../../../lib/form/typed-in.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/field.tsx'
import styles from '../console.module.css'
import { ko } from '../words.ko.ts'
import { useUrlState } from './url-state.ts'

/**
 * A filter of a list, by the service's name for it; a text field without choices. `initial` applies when the address has
 * no value; `all` then means no limit.
 */
export type Filter = { name: string; label: string; choices?: { value: string; label: string }[]; initial?: string }

const ALL = 'all'

/** The value a filter sends to the service; empty for none. */
export function valueOf({ name, initial = '' }: Filter, params: URLSearchParams): string {
  const value = params.get(name) ?? initial
  return value === ALL ? '' : value
}

export function choicesOf(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

export function Filters({ filters }: { filters: Filter[] }) {
  const words = useWords(ko)
  const ref = useRef<HTMLFormElement>(null)
  const { params, setFilters } = useUrlState()
  useEffect(() => {
    // after navigating back, the fields show the values of the address again
    for (const filter of filters) {
      const field = ref.current?.elements.namedItem(filter.name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = valueOf(filter, params)
    }
  }, [filters, params])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setFilters(
      Object.fromEntries(filters.map(({ name, initial }) => [name, typedIn(form, name) || (initial ? ALL : '')])),
    )
  }
  return (
    <form className={styles['filters']} onSubmit={submit} ref={ref} role="search">
      {filters.map(({ name, label, choices }) =>
        choices ? (
          <SelectField key={name} label={label} name={name} onChange={() => ref.current?.requestSubmit()}>
            <option value="">{words.any}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field autoComplete="off" key={name} label={label} maxLength={100} name={name} type="search" />
        ),
      )}
      <Button type="submit">{words.apply}</Button>
    </form>
  )
}
