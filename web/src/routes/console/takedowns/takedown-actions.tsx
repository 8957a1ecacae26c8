import type { AdminTakedownResponse } from '@lease-risk/contract/takedown-requests'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ConfirmField, ConfirmTextArea } from '../change/confirm-field.tsx'
import { ReasonField } from '../change/reason-field.tsx'
import styles from '../console.module.css'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

const MOST_ANSWER = 500
type Case = AdminTakedownResponse
type Asked = 'hide' | 'REMOVED' | 'KEPT'

/** Hides the content provisionally, and decides the request; the service checks again what is allowed. */
export function TakedownActions({ one }: { one: Case }) {
  const words = useWords(ko)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  if (one.decidedAt !== null) return null
  const isHidden = one.hiddenAt !== null
  return (
    <>
      {isTooSoon(one) && <p>{words.removable(stamp(one.removableFrom))}</p>}
      <div className={styles['row']}>
        {!isHidden && <Button onClick={() => setAsked('hide')}>{words.hide}</Button>}
        {isHidden && <Button onClick={() => setAsked('REMOVED')}>{words.grant}</Button>}
        <Button onClick={() => setAsked('KEPT')}>{words.turnDown}</Button>
      </div>
      {asked === 'hide' && <Hide onClose={close} one={one} />}
      {asked !== null && asked !== 'hide' && <Decide onClose={close} one={one} outcome={asked} />}
    </>
  )
}

/** Whether the author still has time to object. */
function isTooSoon(one: Case): one is Case & { removableFrom: string } {
  return one.removableFrom !== null && Date.parse(one.removableFrom) > Date.now()
}

function Hide({ one, onClose }: { one: Case; onClose(): void }) {
  const words = useWords(ko)
  const [days, setDays] = useState('30')
  const [reason, setReason] = useState('')
  return (
    <ConfirmChanges
      action={words.hide}
      changes={[]}
      done={words.done}
      onClose={onClose}
      send={() => send(one, 'hide', { days: Number(days), reason })}
      title={words.hideTitle}
      withoutPassword
    >
      <p>{words.hideHow}</p>
      <ConfirmField
        inputMode="numeric"
        label={words.days}
        name="days"
        onChange={({ target }) => setDays(target.value)}
        value={days}
      />
      <ReasonField onChange={setReason} value={reason} />
    </ConfirmChanges>
  )
}

function Decide({ one, outcome, onClose }: { one: Case; outcome: 'REMOVED' | 'KEPT'; onClose(): void }) {
  const words = useWords(ko)
  const [answer, setAnswer] = useState('')
  const isGranted = outcome === 'REMOVED'
  return (
    <ConfirmChanges
      action={isGranted ? words.grant : words.turnDown}
      changes={[{ label: words.state, before: words.statuses[one.status], after: words.statuses[outcome] }]}
      done={words.done}
      onClose={onClose}
      send={() => send(one, 'decision', { outcome, answer })}
      title={isGranted ? words.grantTitle : words.turnDownTitle}
      withoutPassword
    >
      <p>{isGranted ? words.grantHow : words.turnDownHow}</p>
      <ConfirmTextArea
        hint={words.answerHint}
        label={words.answer}
        maxLength={MOST_ANSWER}
        name="answer"
        onChange={({ target }) => setAnswer(target.value)}
        value={answer}
      />
    </ConfirmChanges>
  )
}

function send({ takedownId }: Case, what: string, body: object): Promise<unknown> {
  return api(`/api/admin/community/takedown-requests/${takedownId}/${what}`, { method: 'PUT', body })
}
