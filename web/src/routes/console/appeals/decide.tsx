import type { AdminSanctionAppealResponse, SanctionAppealDecisionRequest } from '@lease-risk/contract/sanction-appeals'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ConfirmField, ConfirmTextArea } from '../change/confirm-field.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

const MOST_ANSWER = 500
export type Outcome = SanctionAppealDecisionRequest['outcome']

/** The decision on an appeal, with the answer to its author. */
export function Decide({
  appeal: { appealId, sanction },
  outcome,
  onClose,
}: {
  appeal: AdminSanctionAppealResponse
  outcome: Outcome
  onClose(): void
}) {
  const words = useWords(ko)
  const [answer, setAnswer] = useState('')
  const [until, setUntil] = useState('')
  const before = stamp(sanction.restrictionUntil)
  const after = { UPHELD: before, LIFTED: words.now, SHORTENED: until.replace('T', ' ') }[outcome]
  const end = outcome === 'SHORTENED' && until !== '' ? { restrictionUntil: `${until}:00+09:00` } : {}
  return (
    <ConfirmChanges
      action={{ UPHELD: words.uphold, LIFTED: words.lift, SHORTENED: words.shorten }[outcome]}
      changes={[{ label: words.until, before, after }]}
      done={words.done}
      onClose={onClose}
      send={(confirmationPassword) =>
        api(`/api/admin/community/sanction-appeals/${appealId}/decision`, {
          method: 'PUT',
          body: { outcome, answer, confirmationPassword, ...end },
        })
      }
      title={words.titles[outcome]}
    >
      <p>{words.how[outcome]}</p>
      {outcome === 'SHORTENED' && (
        <ConfirmField
          label={words.newUntil}
          name="restrictionUntil"
          onChange={({ target }) => setUntil(target.value)}
          type="datetime-local"
          value={until}
        />
      )}
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
