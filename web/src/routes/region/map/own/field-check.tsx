import type { FieldChecks, KeepFieldChecks } from '@lease-risk/contract/map-own'
import { type FormEvent, useState } from 'react'
import { useSendFailure } from '../../../../lib/load-failure.ts'
import { useSending } from '../../../../lib/use-sending.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckRow } from '../../../../ui/check-row.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { TextArea } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { announce } from '../../../../ui/live-region.tsx'
import { StatusWord } from '../../../../ui/status-word.tsx'
import styles from '../map.module.css'
import { ko } from '../words.ko.ts'

type Check = FieldChecks['items'][number]
type Keep = (item: KeepFieldChecks['items'][number]) => Promise<unknown>

const MOST_MEMO = 1_000

/** One check on site, with a note. A completed check does not state that all was well. */
export function FieldCheck({ check, keep }: { check: Check; keep: Keep }) {
  const words = useWords(ko)
  const [completed, setCompleted] = useState(check.completed)
  const [memo, setMemo] = useState(check.memo ?? '')
  const { busy, error, send } = useSending()
  const failure = useSendFailure(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await keep({ code: check.code, completed, ...(memo.trim() ? { memo: memo.trim() } : {}) })
      announce(words.own.kept)
    })
  }
  return (
    <Disclosure
      summary={
        <span className={styles['heading']}>
          {check.title}{' '}
          <StatusWord tone={check.completed ? 'low' : 'unknown'}>
            {check.completed ? words.own.seen : words.own.notSeen}
          </StatusWord>
        </span>
      }
    >
      <p>{check.guidance}</p>
      <Form onSubmit={submit}>
        <CheckRow checked={completed} label={words.own.iLooked} onChange={setCompleted} />
        <TextArea
          hint={words.own.memoHint}
          label={words.own.memo}
          maxLength={MOST_MEMO}
          onChange={({ target }) => setMemo(target.value)}
          value={memo}
        />
        {failure && <Failure {...failure} />}
        <Button busy={busy} sends type="submit">
          {words.own.keep}
        </Button>
      </Form>
    </Disclosure>
  )
}
