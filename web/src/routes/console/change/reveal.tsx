import { type ReactNode, useState } from 'react'
import type { RequestOptions } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ko } from '../words.ko.ts'
import { ConfirmChanges } from './confirm-changes.tsx'
import { ReasonField } from './reason-field.tsx'

/** Reveals masked data for a reason that the person concerned can read, too. Closing the record masks it again. */
export function Reveal<T>({
  path,
  read,
  how,
  children,
}: {
  path: string
  /** The `api` call that reads the data. */
  read(path: string, options: RequestOptions): Promise<T>
  /** Note about the reason, when the person concerned has no account to read it. */
  how?: string
  children(revealed: T): ReactNode
}) {
  const { reveal } = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [revealed, setRevealed] = useState<T | null>(null)
  if (revealed !== null) return children(revealed)
  return (
    <div>
      <Button onClick={() => setIsAsked(true)}>{reveal.open}</Button>
      {isAsked && (
        <ConfirmChanges
          action={reveal.open}
          changes={[]}
          done={reveal.done}
          onClose={() => setIsAsked(false)}
          send={async () => setRevealed(await read(`${path}/reveal`, { method: 'POST', body: { reason } }))}
          title={reveal.title}
          withoutPassword
        >
          <p>{how ?? reveal.how}</p>
          <ReasonField onChange={setReason} value={reason} />
        </ConfirmChanges>
      )}
    </div>
  )
}
