import type { AdminUserChangeResponse } from '@lease-risk/contract/admin-user-changes'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/screen.tsx'
import { type Change, ChangeTable } from '../change/change-table.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import styles from '../console.module.css'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { useFieldWords } from '../record/use-field-words.ts'
import { ko } from './words.ko.ts'

/** A requested change, its user and requester, and the decision of another administrator. */
export function ChangeDrawer({ change }: { change: AdminUserChangeResponse }) {
  const words = useWords(ko)
  const { fieldOf, valueOf } = useFieldWords()
  const changes: Change[] = change.changes.map(({ field, before, after }) => ({
    label: fieldOf(field),
    before: valueOf(before) ?? '',
    after: valueOf(after) ?? '',
  }))
  return (
    <>
      <Facts
        facts={[
          [words.user, `${change.user.username} (${change.user.userId})`],
          [words.requester, `${change.requestedBy.username} (${change.requestedBy.userId})`],
          [words.requested, stamp(change.requestedAt)],
          [words.until, stamp(change.expiresAt)],
          [words.state, change.decision === null ? words.waiting : words.decisions[change.decision]],
          [words.decider, change.decidedBy?.username ?? null],
          [words.decided, change.decidedAt && stamp(change.decidedAt)],
        ]}
      />
      <Section title={words.changes}>
        <ChangeTable changes={changes} />
      </Section>
      {change.decision === null && <Decide change={change} changes={changes} />}
    </>
  )
}

function Decide({ change: { changeId, mayConfirm }, changes }: { change: AdminUserChangeResponse; changes: Change[] }) {
  const words = useWords(ko)
  const [asked, setAsked] = useState<'confirm' | 'decline' | null>(null)
  return (
    <>
      {!mayConfirm && <p>{words.notYours}</p>}
      <div className={styles['row']}>
        {mayConfirm && <Button onClick={() => setAsked('confirm')}>{words.confirm}</Button>}
        <Button onClick={() => setAsked('decline')}>{words.decline}</Button>
      </div>
      {asked && (
        <ConfirmChanges
          action={words[asked]}
          changes={changes}
          done={asked === 'confirm' ? words.confirmed : words.declined}
          onClose={() => setAsked(null)}
          send={(confirmationPassword) =>
            api(`/api/admin/users/changes/${changeId}/${asked}`, { method: 'PUT', body: { confirmationPassword } })
          }
          title={asked === 'confirm' ? words.confirmTitle : words.declineTitle}
        />
      )}
    </>
  )
}
