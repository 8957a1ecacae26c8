import type { BrokerOfficeAnswer } from '@lease-risk/contract/broker-offices'
import { type FormEvent, useState } from 'react'
import { formatDate } from '../../../../lib/amount.ts'
import { api } from '../../../../lib/api.ts'
import { failureOf } from '../../../../lib/failure.ts'
import { useSending } from '../../../../lib/use-sending.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { announce } from '../../../../ui/live-region.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Text } from '../../../../ui/text.tsx'
import styles from './broker.module.css'
import { ko } from './words.ko.ts'

/** Looks up the broker's office by the number on its door. Nothing is kept, and nothing is ticked. */
export function BrokerCheck({ isOpen }: { isOpen: boolean }) {
  const words = useWords(ko)
  const [open, setOpen] = useState(isOpen)
  const [typed, setTyped] = useState({ registrationNumber: '', contractDate: '' })
  const [answer, setAnswer] = useState<BrokerOfficeAnswer | null>(null)
  const { busy, error, send, forget } = useSending()
  const ask = (districtCode?: string) =>
    send(async () => {
      const given = Object.entries({ ...typed, districtCode }).filter((each): each is [string, string] => !!each[1])
      const answered = await api<BrokerOfficeAnswer>(`/api/broker-offices?${new URLSearchParams(given)}`)
      setAnswer(answered)
      announce(answered.sentence)
    })
  const type = (next: Partial<typeof typed>) => {
    forget()
    setAnswer(null)
    setTyped({ ...typed, ...next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask()
  }
  return (
    <Disclosure isOpen={open} onToggle={setOpen} summary={words.title}>
      <Form label={words.title} onSubmit={submit}>
        <Field
          autoComplete="off"
          hint={words.numberHint}
          label={words.number}
          maxLength={40}
          onChange={(event) => type({ registrationNumber: event.target.value })}
          value={typed.registrationNumber}
        />
        <Field
          hint={words.dayHint}
          label={words.day}
          onChange={(event) => type({ contractDate: event.target.value })}
          type="date"
          value={typed.contractDate}
        />
        {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
        <Button busy={busy} disabled={typed.registrationNumber.trim() === ''} sends type="submit">
          {words.ask}
        </Button>
      </Form>
      {answer && <Answer answer={answer} onDistrict={(code) => void ask(code)} />}
    </Disclosure>
  )
}

function Answer({ answer, onDistrict }: { answer: BrokerOfficeAnswer; onDistrict(code: string): void }) {
  const words = useWords(ko)
  const { outcome, sentence, actions, office, choices, notice } = answer
  const tone = outcome === 'NOT_OPEN' || outcome === 'NOT_INSURED_THEN' ? 'high' : 'unknown'
  return (
    <>
      <Notice title={sentence} tone={tone}>
        <ul className={styles['lines']}>
          {actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      </Notice>
      {choices.length > 0 && (
        <Choice
          legend={words.district}
          name="broker-district"
          onChange={onDistrict}
          options={choices.map(({ districtCode, districtName }) => ({ value: districtCode, label: districtName }))}
          value=""
        />
      )}
      {office && <Office office={office} />}
      <p className={styles['small']}>{notice}</p>
    </>
  )
}

function Office({ office }: { office: NonNullable<BrokerOfficeAnswer['office']> }) {
  const words = useWords(ko)
  const { registrationNumber, name, representativeName, stateName, districtName, address, insuredFrom, insuredTo } =
    office
  const insured =
    insuredFrom !== null && insuredTo !== null ? words.days(formatDate(insuredFrom), formatDate(insuredTo)) : null
  const facts: [label: string, value: string | null][] = [
    [words.name, name],
    [words.representative, representativeName],
    [words.number, registrationNumber],
    [words.state, stateName],
    [words.insured, insured],
    [words.place, address ?? districtName],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Text>{value ?? words.unknown}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
