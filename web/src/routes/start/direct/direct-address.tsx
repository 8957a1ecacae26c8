import { type FormEvent, useState } from 'react'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field } from '../../../ui/field.tsx'
import styles from '../start.module.css'
import { DistrictSearch } from './district-search.tsx'
import { ko } from './words.ko.ts'

const LOT_NUMBER = /^산?\s*\d{1,4}(-\d{1,4})?(번지)?$/

/** Address entry without an address provider: a district of the catalogue and a lot number. */
export default function DirectAddress({ onChoose }: { onChoose(lotAddress: string): void }) {
  const words = useWords(ko)
  const [district, setDistrict] = useState('')
  const [number, setNumber] = useState('')
  const [attempt, setAttempt] = useState(0)
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
    <form className={styles['form']} noValidate onSubmit={submit}>
      <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
      <DistrictSearch district={district} onChoose={setDistrict} />
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
  )
}
