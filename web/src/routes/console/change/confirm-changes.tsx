import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refusedFields } from '../../../lib/form/refused.ts'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { useOnline } from '../../../lib/online.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { ko } from '../words.ko.ts'
import { type Change, ChangeTable } from './change-table.tsx'
import { idOf, Refused } from './confirm-field.tsx'

const PASSWORD = 'confirmationPassword'

type Confirmation = {
  title: string
  changes: Change[]
  action: string
  /** The message on success: fixed, or made from the answer. */
  done: string | ((answer: unknown) => string)
  /** Set when the service requires no password. */
  withoutPassword?: boolean
  children?: ReactNode
  send(confirmationPassword: string): Promise<unknown>
  onClose(): void
}

/** Shows each change before and after, then asks the operator for their own password. */
export function ConfirmChanges({
  title,
  changes,
  action,
  done,
  withoutPassword,
  children,
  send,
  onClose,
}: Confirmation) {
  const words = useWords(ko)
  const isOnline = useOnline()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, error } = useSent({ send: () => send(password), done, onClose }, () =>
    setAttempt((before) => before + 1),
  )
  const failure = useSendFailure(error)
  const refused = isMissing ? { [PASSWORD]: words.confirm.needPassword } : refusedFields(error, PASSWORD)
  const errors = Object.entries(refused).map(([name, message]) => ({ id: idOf(name), message }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = !withoutPassword && password === ''
    setIsMissing(lacks)
    if (lacks) setAttempt(attempt + 1)
    else if (isOnline && !isPending) mutate()
  }
  return (
    <Dialog onClose={onClose} title={title}>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={attempt} errors={errors} title={words.confirm.fix} />
        {changes.length > 0 && <ChangeTable changes={changes} />}
        <Refused value={refused}>{children}</Refused>
        {!withoutPassword && (
          <Field
            autoComplete="current-password"
            error={refused[PASSWORD]}
            hint={words.confirm.passwordHint}
            id={idOf(PASSWORD)}
            label={words.confirm.password}
            onChange={({ target }) => setPassword(target.value)}
            type="password"
            value={password}
          />
        )}
        {failure && errors.length === 0 && <Failure {...failure} />}
        <Buttons action={action} isPending={isPending} onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function useSent(
  { send, done, onClose }: { send(): Promise<unknown>; done: Confirmation['done']; onClose(): void },
  onError: () => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onError,
    onSuccess: async (answer) => {
      announce(typeof done === 'string' ? done : done(answer))
      onClose()
      await queries.invalidateQueries({ queryKey: ['console'] })
    },
  })
}

function Buttons({ action, isPending, onClose }: { action: string; isPending: boolean; onClose(): void }) {
  const words = useWords(ko)
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && <p>{words.confirm.offline}</p>}
      <Button onClick={onClose} wide>
        {words.cancel}
      </Button>
      <Button aria-disabled={!isOnline} busy={isPending} look="primary" type="submit" wide>
        {action}
      </Button>
    </>
  )
}
