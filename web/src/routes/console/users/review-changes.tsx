import { useState } from 'react'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import type { Change } from '../change/change-table.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ko } from './words.ko.ts'

/** Shows changes of a user before they are made; without a change there is nothing to confirm. */
export function ReviewChanges({
  title,
  changes,
  send,
  done,
}: {
  title: string
  changes: Change[]
  send(confirmationPassword: string): Promise<unknown>
  done(answer: unknown): string
}) {
  const words = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const isSame = changes.length === 0
  return (
    <>
      <Button
        onClick={() => {
          setIsRefused(isSame)
          setIsAsked(!isSame)
        }}
      >
        {words.review}
      </Button>
      <p role="status">{isRefused && isSame && words.nothingChanged}</p>
      {isAsked && (
        <ConfirmChanges
          action={words.change}
          changes={changes}
          done={done}
          onClose={() => setIsAsked(false)}
          send={send}
          title={title}
        />
      )}
    </>
  )
}
