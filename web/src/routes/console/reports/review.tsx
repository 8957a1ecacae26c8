import type { AdminCommunityReportResponse } from '@lease-risk/contract/community-moderation'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ConfirmTextArea } from '../change/confirm-field.tsx'
import styles from '../console.module.css'
import { ko } from './words.ko.ts'

const MOST_NOTE = 500

/** The decision on a report, with a message to its reporter, and whether to hide the content at once. */
export function Review({
  report: { reportId, targetType, targetVisibility },
  status,
  onClose,
}: {
  report: AdminCommunityReportResponse
  status: 'RESOLVED' | 'REJECTED'
  onClose(): void
}) {
  const words = useWords(ko)
  const [note, setNote] = useState('')
  const [isHidden, setIsHidden] = useState(false)
  const isAccepted = status === 'RESOLVED'
  const send = () =>
    api(`/api/admin/community/reports/${reportId}/review`, {
      method: 'PUT',
      body: {
        status,
        ...(note.trim() === '' ? {} : { resolutionNote: note.trim() }),
        ...(isAccepted && isHidden ? { hideContent: true } : {}),
      },
    })
  return (
    <ConfirmChanges
      action={isAccepted ? words.accept : words.reject}
      changes={[]}
      done={words.done}
      onClose={onClose}
      send={send}
      title={isAccepted ? words.acceptTitle : words.rejectTitle}
      withoutPassword
    >
      <p>{isAccepted ? words.acceptHow : words.rejectHow}</p>
      <ConfirmTextArea
        name="resolutionNote"
        hint={words.noteHint}
        label={words.note}
        maxLength={MOST_NOTE}
        onChange={({ target }) => setNote(target.value)}
        value={note}
      />
      {isAccepted && targetVisibility === 'VISIBLE' && (
        <label className={styles['check']}>
          <input checked={isHidden} onChange={({ target }) => setIsHidden(target.checked)} type="checkbox" />
          {words.hideToo[targetType]}
        </label>
      )}
    </ConfirmChanges>
  )
}
