import type { AdminCommunityReportResponse } from '@lease-risk/contract/community-moderation'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ReasonField } from '../change/reason-field.tsx'
import { ko } from './words.ko.ts'

const FOLDERS = { POST: 'posts', COMMENT: 'comments' }
/** Hides the reported content, or shows it again, regardless of the decision; the reason is stored. */
export function Visibility({
  report: { targetType, targetId, targetVisibility },
}: {
  report: Pick<AdminCommunityReportResponse, 'targetType' | 'targetId' | 'targetVisibility'>
}) {
  const words = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  if (targetVisibility === 'DELETED') return null
  const isVisible = targetVisibility === 'VISIBLE'
  const change = isVisible ? 'hide' : 'restore'
  return (
    <>
      <Button look={isVisible ? 'danger' : 'secondary'} onClick={() => setIsAsked(true)}>
        {words[change]}
      </Button>
      {isAsked && (
        <ConfirmChanges
          action={words[change]}
          changes={[
            {
              label: words.visibility,
              before: words.visibilities[targetVisibility],
              after: words.visibilities[isVisible ? 'HIDDEN' : 'VISIBLE'],
            },
          ]}
          done={words.done}
          onClose={() => setIsAsked(false)}
          send={() =>
            api(`/api/admin/community/${FOLDERS[targetType]}/${targetId}/${change}`, {
              method: 'PUT',
              body: { reason },
            })
          }
          title={isVisible ? words.hideTitle : words.restoreTitle}
          withoutPassword
        >
          <ReasonField onChange={setReason} value={reason} />
        </ConfirmChanges>
      )}
    </>
  )
}
