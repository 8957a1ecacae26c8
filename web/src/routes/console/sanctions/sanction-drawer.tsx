import type { CommunityPolicySanctionResponse } from '@lease-risk/contract/community-moderation'
import { useState } from 'react'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ConfirmField } from '../change/confirm-field.tsx'
import { ReasonField } from '../change/reason-field.tsx'
import styles from '../console.module.css'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { ko } from './words.ko.ts'

type Sanction = CommunityPolicySanctionResponse

/** A sanction: its user, restrictions, reason and end; it can be lifted early or extended. */
export function SanctionDrawer({ sanction }: { sanction: Sanction }) {
  const words = useWords(ko)
  const [asked, setAsked] = useState<'release' | 'extend' | null>(null)
  return (
    <>
      <Facts
        facts={[
          [words.who, `${sanction.user.nickname ?? words.left} (${sanction.user.userId})`],
          [words.level, words.levels[sanction.level]],
          [words.status, words.statuses[sanction.status]],
          [words.force, sanction.inForce ? words.inForce : words.notInForce],
          [words.started, stamp(sanction.startedAt)],
          [words.until, stamp(sanction.restrictionUntil)],
          [words.points, sanction.points],
          [words.report, sanction.reportId],
          [words.policy, sanction.policyVersion],
          [words.ended, sanction.endedAt && stamp(sanction.endedAt)],
          [words.why, sanction.endReason],
        ]}
      />
      {sanction.reportId !== null && (
        <p>
          <Link href={consoleLink('reports', { status: 'RESOLVED', open: String(sanction.reportId) })}>
            {words.seeReport}
          </Link>
        </p>
      )}
      {sanction.status === 'ACTIVE' && (
        <div className={styles['row']}>
          <Button onClick={() => setAsked('release')}>{words.release}</Button>
          <Button onClick={() => setAsked('extend')}>{words.extend}</Button>
        </div>
      )}
      {asked && <ChangeSanction change={asked} onClose={() => setAsked(null)} sanction={sanction} />}
    </>
  )
}

function ChangeSanction({
  sanction: { sanctionId, restrictionUntil },
  change,
  onClose,
}: {
  sanction: Sanction
  change: 'release' | 'extend'
  onClose(): void
}) {
  const words = useWords(ko)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const isRelease = change === 'release'
  const send = (confirmationPassword: string) =>
    api(`/api/admin/community/policy-sanctions/${sanctionId}/${change}`, {
      method: 'PUT',
      body: { reason, confirmationPassword, ...(isRelease ? {} : { restrictionUntil: `${until}:00+09:00` }) },
    })
  return (
    <ConfirmChanges
      action={words[change]}
      changes={[
        {
          label: words.until,
          before: stamp(restrictionUntil),
          after: isRelease ? words.now : until.replace('T', ' '),
        },
      ]}
      done={words.done}
      onClose={onClose}
      send={send}
      title={isRelease ? words.releaseTitle : words.extendTitle}
    >
      {!isRelease && (
        <ConfirmField
          name="restrictionUntil"
          label={words.newUntil}
          onChange={({ target }) => setUntil(target.value)}
          required
          type="datetime-local"
          value={until}
        />
      )}
      <ReasonField onChange={setReason} value={reason} />
    </ConfirmChanges>
  )
}
