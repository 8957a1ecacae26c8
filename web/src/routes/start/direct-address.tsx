import { type FormEvent, useState } from 'react'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { SearchList } from '../../ui/search-list.tsx'
import { useSlow } from '../../ui/use-slow.ts'
import { SLOW_SEARCH_MS, useDistricts, useKeyword } from './queries.ts'
import styles from './start.module.css'
import { ko } from './words.ko.ts'

const LOT_NUMBER = /^산?\s*\d{1,4}(-\d{1,4})?(번지)?$/

/** The way that needs no address provider: a district of the catalogue and a lot number. */
export function DirectAddress({
  isOpen,
  onToggle,
  onChoose,
}: {
  isOpen: boolean
  onToggle(open: boolean): void
  onChoose(lotAddress: string): void
}) {
  const words = useWords(ko)
  const [typed, setTyped] = useState('')
  const [district, setDistrict] = useState('')
  const [number, setNumber] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { data, error, isFetching, refetch } = useDistricts(useKeyword(district === '' ? typed : ''))
  const isSlow = useSlow(isFetching, SLOW_SEARCH_MS)
  const failure = useLoadFailure(error, refetch)
  const status = () => {
    if (district !== '') return ''
    if (isFetching) return isSlow ? words.searching : ''
    return data ? (data.length === 0 ? words.noDistrict : words.found(data.length)) : ''
  }
  const errors =
    attempt === 0
      ? []
      : [
          ...(district === '' ? [{ id: 'district', message: words.chooseDistrict }] : []),
          ...(LOT_NUMBER.test(number.trim()) ? [] : [{ id: 'lot-number', message: words.writeNumber }]),
        ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (district !== '' && LOT_NUMBER.test(number.trim())) onChoose(`${district} ${number.trim()}`)
    else setAttempt(attempt + 1)
  }
  return (
    <Disclosure isOpen={isOpen} onToggle={onToggle} summary={words.direct}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
        <SearchList
          hint={words.districtHint}
          id="district"
          items={(district === '' ? (data ?? []) : []).map(({ legalDistrictCode, fullName }) => ({
            key: legalDistrictCode,
            content: <strong>{fullName}</strong>,
            onChoose: () => {
              setDistrict(fullName)
              setTyped(fullName)
              document.getElementById('lot-number')?.focus()
            },
          }))}
          label={words.district}
          onType={(text) => {
            setTyped(text)
            setDistrict('')
          }}
          status={status()}
          typed={typed}
        />
        {failure && <Failure {...failure} />}
        <Field
          autoComplete="off"
          error={errors.find(({ id }) => id === 'lot-number')?.message}
          hint={words.numberHint}
          id="lot-number"
          label={words.number}
          maxLength={20}
          onChange={(event) => setNumber(event.target.value)}
          value={number}
        />
        <Button type="submit" wide>
          {words.use}
        </Button>
      </form>
    </Disclosure>
  )
}
