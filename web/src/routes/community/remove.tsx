import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { announce } from '../../ui/live-region.tsx'
import { CommunityFailure } from './load-failure.tsx'
import { communityPath } from './queries.ts'
import { ko } from './words.ko.ts'

/** Removes the user's own post or comment, after a confirmation. */
export function Remove({
  path,
  label,
  question,
  how,
  onRemoved,
}: {
  path: string
  /** Distinguishes the item when there are several. */
  label?: string
  question: string
  how: string
  onRemoved(): void
}) {
  const words = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(communityPath(path), { method: 'DELETE' }),
    onSuccess: () => {
      announce(words.removed)
      setIsAsked(false)
      onRemoved()
    },
  })
  return (
    <>
      <Button aria-label={label} look="quiet" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          busy={isPending}
          cancel={words.cancel}
          confirm={words.remove}
          onClose={() => setIsAsked(false)}
          onConfirm={() => mutate()}
          title={question}
        >
          <p>{how}</p>
          {error && <CommunityFailure error={error} />}
        </ConfirmDialog>
      )}
    </>
  )
}
